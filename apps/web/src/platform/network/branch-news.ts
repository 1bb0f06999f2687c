import { type BranchNews, shareBranchNews } from '@claypot/domain/ports';
import { openEventStream, type StreamPage } from './event-stream.ts';

/** Subset of `Window` used here. */
type Page = StreamPage & {
  readonly fetch: typeof fetch;
  readonly location: Pick<Location, 'origin'>;
  readonly performance: Pick<Performance, 'now'>;
};

/**
 * Creates the live updates of branches, one connection per branch while a screen follows it and the
 * page is visible.
 * @param random returns a number from 0 to 1. It spreads the reconnects of many customers.
 */
export function createBranchNews(page: Page, random: () => number = Math.random): BranchNews {
  return shareBranchNews({
    connect: (branchId, onEvent) =>
      openEventStream(page, {
        request: (signal) =>
          page.fetch(
            new URL(`/api/follow/branch/${encodeURIComponent(branchId)}`, page.location.origin),
            { signal },
          ),
        onEvent,
        jitter: () => 0.5 + random(),
      }),
    now: () => page.performance.now(),
    after(milliseconds, work) {
      const timer = page.setTimeout(work, milliseconds);
      return () => page.clearTimeout(timer);
    },
  });
}
