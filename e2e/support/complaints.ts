import type { ConsoleMessage, Page } from '@playwright/test';

/** What a journey that breaks something on purpose brings about; nothing else may be complained of. */
export interface ExpectedFailures {
  /** Requests that get no answer: the server is away, or the line. */
  readonly unanswered?: boolean;
  /** Statuses that requests are refused with. */
  readonly refused?: readonly number[];
}

/**
 * Watches what a page writes to its console as an error, and what it throws. Browsers put a request
 * that failed into words of their own, which change: what the words are about is told by the
 * request's address, and how it failed by the request itself.
 *
 * @returns what nobody expected, once the journey is over.
 */
export function watchComplaints(page: Page, expected: ExpectedFailures): () => readonly string[] {
  const complaints: { readonly text: string; readonly about: string }[] = [];
  const harmless = new Set<string>();
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error') return;
    complaints.push({ text: message.text(), about: message.location().url });
  });
  page.on('pageerror', (error) => complaints.push({ text: String(error), about: '' }));
  page.on('requestfailed', (request) => {
    if (expected.unanswered) harmless.add(request.url());
  });
  page.on('response', (response) => {
    if (expected.refused?.includes(response.status())) harmless.add(response.url());
  });
  return () =>
    complaints
      .filter(({ text, about }) => {
        const isExpected = [...harmless].some((url) => about === url || text.includes(url));
        return !isExpected;
      })
      .map(({ text, about }) => `${text} ${about}`.trim());
}
