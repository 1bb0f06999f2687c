import type { Page, Request } from 'playwright-core';

/** Required time without requests, in ms. */
const QUIET = 500;
/** Paths of the live updates of orders and branches, which stay open with the screen. */
const STREAMS = ['/api/follow/', '/api/counter/stream'];

/**
 * Tracks a page's requests. Returns a function that waits until there has been none for a moment.
 * `networkidle` would also wait for order streams, which never end.
 */
export function followRequests(page: Page): () => Promise<void> {
  const inFlight = new Set<Request>();
  let last = Date.now();
  const end = (request: Request) => {
    inFlight.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!STREAMS.some((stream) => pathname.startsWith(stream))) inFlight.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    while (inFlight.size > 0 || Date.now() - last < QUIET) {
      await page.waitForTimeout(QUIET / 5);
    }
  };
}
