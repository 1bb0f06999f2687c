import { gzipSync } from 'node:zlib';
import type { Page, Request, Response } from 'playwright-core';

/** What a page was sent, headers left out. Bytes. */
export interface Sent {
  /** Scripts it needed itself, as the server packs them, which is Brotli. */
  readonly script: number;
  /** Of these, what had come when the largest part of the page was painted. */
  readonly scriptBefore: number;
  /** The same packed by gzip, to compare with figures from elsewhere. */
  readonly scriptGzip: number;
  readonly requests: number;
}

/** Scripts never change under their address. */
const gzipped = new Map<string, number>();

/** Follows what a page asks for from now on. */
export function followTraffic(page: Page) {
  const underWay = new Set<Request>();
  /** Of these, what is for the screens after this one. */
  const forLater = new WeakSet<Request>();
  let isAhead = false;
  const responses: Response[] = [];
  let last = performance.now();
  const note = (request: Request) => {
    if (!forLater.has(request)) last = performance.now();
  };
  const end = (request: Request) => {
    underWay.delete(request);
    note(request);
  };
  page.on('request', (request) => {
    underWay.add(request);
    if (isAhead && request.resourceType() === 'script') forLater.add(request);
    note(request);
  });
  page.on('requestfailed', end);
  page.on('requestfinished', end);
  page.on('response', (response) => responses.push(response));
  return {
    /** For how long nothing has been under way but scripts for the screens after this one, in ms. */
    quietFor(): number {
      const isAwaited = [...underWay].some((request) => !forLater.has(request));
      return isAwaited ? 0 : performance.now() - last;
    },
    /** The page fetches for the screens after it from now on. */
    nowAhead(): void {
      isAhead = true;
    },
    isIdle: () => underWay.size === 0,
    sent: (moments: Moments) => weigh(responses, moments),
  };
}

/** In ms since 1970. */
interface Moments {
  /** When the page began to fetch for the next screens. */
  readonly ahead: number;
  /** When its largest part was painted. */
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
  const known = gzipped.get(response.url());
  if (known !== undefined) return known;
  const size = gzipSync(await response.body().catch(() => Buffer.alloc(0))).byteLength;
  gzipped.set(response.url(), size);
  return size;
}
