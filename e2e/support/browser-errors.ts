import type { ConsoleMessage, Page } from '@playwright/test';

/** Failures that a journey causes on purpose. All others fail the test. */
export interface ExpectedFailures {
  /** True if requests may get no response, because the server or the network is down. */
  readonly failedRequests?: boolean;
  /** Statuses with which requests may be rejected. */
  readonly rejected?: readonly number[];
}

/** Status with which a server rejects requests while it stops. */
const STOPPING = 503;

/**
 * Watches a page's console errors and uncaught exceptions. Browsers describe a failed request in
 * varying texts, so it is identified by its URL, and its kind by the request itself.
 *
 * Returns a function that lists the unexpected errors at the end of the journey.
 */
export function collectBrowserErrors(
  page: Page,
  expected: ExpectedFailures,
): () => readonly string[] {
  const errors: { readonly text: string; readonly about: string }[] = [];
  const harmless = new Set<string>();
  const unreachableOrigins = new Set<string>();
  const rejected = [...(expected.rejected ?? []), ...(expected.failedRequests ? [STOPPING] : [])];
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error') return;
    errors.push({ text: message.text(), about: message.location().url });
  });
  page.on('pageerror', (error) => errors.push({ text: String(error), about: page.url() }));
  // Every subscription costs an event per request.
  if (expected.failedRequests) {
    page.on('requestfailed', (request) => {
      harmless.add(request.url());
      unreachableOrigins.add(new URL(request.url()).origin);
    });
  }
  if (rejected.length > 0) {
    page.on('response', (response) => {
      if (rejected.includes(response.status())) harmless.add(response.url());
    });
  }
  return () =>
    errors
      .filter(({ text, about }) => {
        // A module with a failed import is named instead of the import, and a failed module is not
        // requested again.
        const [firstLine = ''] = text.split('\n');
        const isUnreachable = [...unreachableOrigins].some((origin) => firstLine.includes(origin));
        return !isUnreachable && !harmless.has(about);
      })
      .map(({ text, about }) => `${text} ${about}`.trim());
}
