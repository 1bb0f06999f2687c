import { gzipSync } from 'node:zlib';
import type { Page, Request, Response } from 'playwright-core';

/** Bytes that a page received, without headers. */
export interface Sent {
  /** Scripts the page itself needs, compressed with Brotli by the server. */
  readonly script: number;
  /** The part of them that arrived before the LCP. */
  readonly scriptBefore: number;
  /** The same scripts compressed with gzip, to compare with published figures. */
  readonly scriptGzip: number;
  readonly requests: number;
}

/** Cached by URL, because a script never changes under its URL. */
const gzipped = new Map<string, number>();

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
    sent: (moments: Moments) => weigh(responses, moments),
  };
}

/** Times in ms since 1970. */
interface Moments {
  /** Start of prefetching. */
  readonly ahead: number;
  /** Time of the LCP. */
  readonly content: number;
}

async function weigh(responses: readonly Response[], { ahead, content }: Moments): Promise<Sent> {
  const parts = await Promise.all(
    responses.map(async (response) => {
      const request = response.request();
      const isScript = /javascript/.test((await response.headerValue('content-type')) ?? '');
      const { responseEnd, startTime } = request.timing();
      return {
        isAhead: startTime >= ahead,
        isBefore: startTime + responseEnd <= content,
        script: isScript ? await packedSize(response) : 0,
        gzip: isScript ? await gzipSize(response) : 0,
      };
    }),
  );
  const needed = parts.filter(({ isAhead }) => !isAhead);
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
  return {
    script: sum(needed.map(({ script }) => script)),
    scriptBefore: sum(needed.filter(({ isBefore }) => isBefore).map(({ script }) => script)),
    scriptGzip: sum(needed.map(({ gzip }) => gzip)),
    requests: needed.length,
  };
}

async function packedSize(response: Response): Promise<number> {
  const length = await response.headerValue('content-length');
  return length === null ? (await response.body()).byteLength : Number(length);
}

async function gzipSize(response: Response): Promise<number> {
  const cached = gzipped.get(response.url());
  if (cached !== undefined) return cached;
  const size = gzipSync(await response.body().catch(() => Buffer.alloc(0))).byteLength;
  gzipped.set(response.url(), size);
  return size;
}
