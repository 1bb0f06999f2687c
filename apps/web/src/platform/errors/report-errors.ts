import { readCompanyRecord } from '../page/company-record.ts';

/** Maximum reports per page: a repeated error adds no information. */
const MOST = 10;

/**
 * Reports uncaught errors to the company's error service, at its sampling rate. The reporting code
 * loads with the first report, so a visit without errors or a company without the service never
 * loads it.
 *
 * @param random returns a number between 0 and 1 for sampling
 * @returns a function that adds a source of texts that reports must not contain, such as the
 * session.
 */
export function reportErrors(view: Window, random: () => number) {
  let left = MOST;
  const sources: (() => unknown)[] = [];
  const take = (thrown: unknown) => {
    const rate = readCompanyRecord(view.document)?.error_report_rate ?? 0;
    // Scripts of other origins, such as browser extensions, report no error object.
    if (thrown === undefined || thrown === null || left === 0 || random() >= rate) return;
    left -= 1;
    import('./error-reports.ts').then(
      ({ sendReport }) =>
        sendReport(
          view,
          thrown,
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
