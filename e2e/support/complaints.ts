import type { ConsoleMessage, Page } from '@playwright/test';

/** What a journey that breaks something on purpose brings about; nothing else may be complained of. */
export interface ExpectedFailures {
  /** Requests that get no answer: the server is away, or the line. */
  readonly unanswered?: boolean;
  /** Statuses that requests are refused with. */
  readonly rejected?: readonly number[];
}

/**
 * Watches what a page writes to its console as an error, and what it throws. Browsers put a request
 * that failed into words of their own, which change: what they are about is told by the address in
 * them, and how it failed by the request itself.
 *
 * @returns what nobody expected, once the journey is over.
 */
export function watchComplaints(page: Page, expected: ExpectedFailures): () => readonly string[] {
  const complaints: { readonly text: string; readonly about: string }[] = [];
  const harmless = new Set<string>();
  const away = new Set<string>();
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error') return;
    complaints.push({ text: message.text(), about: message.location().url });
  });
  page.on('pageerror', (error) => complaints.push({ text: String(error), about: '' }));
  page.on('requestfailed', (request) => {
    if (!expected.unanswered) return;
    harmless.add(request.url());
    away.add(new URL(request.url()).origin);
  });
  page.on('response', (response) => {
    if (expected.rejected?.includes(response.status())) harmless.add(response.url());
  });
  return () =>
    complaints
      .filter(({ text, about }) => {
        // A module that lacks another is named in its place, and one that failed is not asked for again.
        const [says = ''] = text.split('\n');
        const isAway = [...away].some((origin) => says.includes(origin));
        return !isAway && !harmless.has(about);
      })
      .map(({ text, about }) => `${text} ${about}`.trim());
}
