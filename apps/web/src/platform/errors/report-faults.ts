import { readCompanyRecord } from '../page/company-record.ts';

/** What one page tells of, at most: a fault that repeats says nothing new. */
const MOST = 10;

/**
 * Tells the company's error service of what nobody caught, as many as it wants of them. What tells
 * is fetched with the first that is told: a visit that goes well loads none of it, and neither does
 * any where there is no such service.
 *
 * @param random between 0 and 1, to draw those that are told
 * @returns adds a source of texts that no report may repeat, such as the session.
 */
export function reportFaults(view: Window, random: () => number) {
  let left = MOST;
  const sources: (() => unknown)[] = [];
  const take = (fault: unknown) => {
    const rate = readCompanyRecord(view.document)?.error_report_rate ?? 0;
    // Scripts of others, as of the browser's extensions, say nothing.
    if (fault === undefined || fault === null || left === 0 || random() >= rate) return;
    left -= 1;
    import('./error-reports.ts').then(
      ({ sendReport }) =>
        sendReport(
          view,
          fault,
          sources.map((source) => source()),
        ),
      () => undefined,
    );
  };
  view.addEventListener('error', ({ error }) => take(error));
  view.addEventListener('unhandledrejection', ({ reason }) => take(reason));
  return (source: () => unknown): void => {
    sources.push(source);
  };
}
