import type { Page, Request } from 'playwright-core';

/** How long nothing has to be asked for, in ms. */
const QUIET = 500;
/** Where news of an order come from, for as long as its screen is open. */
const STREAM = '/api/follow/';

/**
 * Follows what a page asks for, and answers how to wait until nothing has been under way for a
 * moment. `networkidle` would wait for the streams of a followed order, too, which never end.
 */
export function followRequests(page: Page): () => Promise<void> {
  const inFlight = new Set<Request>();
  let last = Date.now();
  const end = (request: Request) => {
    inFlight.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith(STREAM)) inFlight.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    while (inFlight.size > 0 || Date.now() - last < QUIET) {
      await page.waitForTimeout(QUIET / 5);
    }
  };
}
