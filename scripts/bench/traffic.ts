import type { Page, Request, Response } from 'playwright-core';
import { gzipSize } from './usable/gzip-size.ts';

/** What a page received. Sizes are in bytes, without headers. */
export interface Sent {
  /** Scripts the page itself needs, compressed with gzip. */
  readonly script: number;
  readonly requests: number;
}

/** Tracks a page's requests from now on. */
export function followTraffic(page: Page) {
  const pending = new Set<Request>();
  /** Prefetches for the next screens. */
  const prefetches = new WeakSet<Request>();
  let isAhead = false;
  const responses: Response[] = [];
  let last = performance.now();
  const recordActivity = (request: Request) => {
    if (!prefetches.has(request)) last = performance.now();
  };
  const end = (request: Request) => {
    pending.delete(request);
    recordActivity(request);
  };
  page.on('request', (request) => {
    pending.add(request);
    if (isAhead && request.resourceType() === 'script') prefetches.add(request);
    recordActivity(request);
  });
  page.on('requestfailed', end);
  page.on('requestfinished', end);
  page.on('response', (response) => responses.push(response));
  return {
    /**
     * Returns the time since the last activity of requests other than prefetches, in ms; 0 if one
     * is pending.
     */
    quietFor(): number {
      const isAwaited = [...pending].some((request) => !prefetches.has(request));
      return isAwaited ? 0 : performance.now() - last;
    },
    /** Marks scripts from now on as prefetches. */
    nowAhead(): void {
      isAhead = true;
    },
    isIdle: () => pending.size === 0,
    /** @param ahead start of prefetching, in ms since 1970 */
    sent: (ahead: number) => weigh(responses, ahead),
  };
}

async function weigh(responses: readonly Response[], ahead: number): Promise<Sent> {
  const needed = responses.filter((response) => response.request().timing().startTime < ahead);
  const sizes = await Promise.all(
    needed.map(async (response) => {
      const type = (await response.headerValue('content-type')) ?? '';
      return type.includes('javascript') ? gzipSize(response.url()) : 0;
    }),
  );
  return { script: sizes.reduce((sum, size) => sum + size, 0), requests: needed.length };
}
