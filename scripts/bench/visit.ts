import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page, Response } from 'playwright-core';
import type { Memory } from './visitor.ts';

/** A mid-range phone on a slow 4G line. */
const CPU_SLOWDOWN = 4;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};
/** A page is done when it has asked for nothing and stood still this long, in ms. */
const QUIET = 2500;
/** A page that has not come to rest by then, in ms, has something wrong with it. */
const RESTLESS = 120_000;

interface Weight {
  gzip: number;
  brotli: number;
}

/** What one first visit, with nothing in the browser's cache, cost. Times in ms from its start. */
export interface Visit {
  readonly js: Weight;
  readonly total: Weight;
  /** Scripts fetched ahead for the screens that may come next. */
  readonly ahead: Weight;
  readonly requests: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** The slowest answer to the scripted taps; null where nothing is tapped. */
  readonly inp: number | null;
}

export interface Destination {
  readonly url: string;
  readonly memory: Memory;
  /** What is tapped once the page is done. */
  readonly tap?: (page: Page) => Promise<void>;
}

/** Goes to a page for the first time and measures until it is done. */
export async function visit(browser: Browser, { url, memory, tap }: Destination): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en',
  });
  try {
    const page = await context.newPage();
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.addInitScript(observe, memory);
    const session = await context.newCDPSession(page);
    await slowDown(session);
    await page.goto(url, { waitUntil: 'load' });
    await rest(page);
    const seen = await page.evaluate(() => globalThis.seen);
    const sent = await weigh(responses, seen);
    const inp = tap ? await answerTo(page, session, tap) : null;
    return { lcp: seen.lcp, tbt: seen.tbt, cls: seen.cls, ...sent, inp };
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

async function answerTo(
  page: Page,
  session: CDPSession,
  tap: (page: Page) => Promise<void>,
): Promise<number> {
  await look(session);
  await tap(page);
  await rest(page);
  return page.evaluate(() => globalThis.seen.inp);
}

/**
 * Looks at what is drawn. Where there is no screen and nobody looks, Chromium tells of a frame only
 * when something else asks for one, and an answer seems to take as long as the spinner it shows.
 */
async function look(session: CDPSession): Promise<void> {
  session.on('Page.screencastFrame', ({ sessionId }) => {
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 1, maxWidth: 39 });
}

async function rest(page: Page): Promise<void> {
  const restlessOf = await page.evaluate(untilQuiet, [QUIET, RESTLESS] as const);
  if (restlessOf !== null) throw new Error(`${page.url()} does not come to rest: ${restlessOf}`);
}

const NOTHING: Weight = { gzip: 0, brotli: 0 };
const plus = (a: Weight, b: Weight): Weight => ({
  gzip: a.gzip + b.gzip,
  brotli: a.brotli + b.brotli,
});

async function weigh(responses: readonly Response[], seen: Seen) {
  const parts = await Promise.all(
    responses.map(async (response) => ({
      isScript: /javascript/.test((await response.headerValue('content-type')) ?? ''),
      isAhead: response.request().timing().startTime >= seen.ahead,
      weight: weightOf(
        await response.body().catch(() => Buffer.alloc(0)),
        (await response.headerValue('content-encoding')) !== null,
      ),
    })),
  );
  const sum = (of: typeof parts) => of.map(({ weight }) => weight).reduce(plus, NOTHING);
  const needed = parts.filter(({ isAhead }) => !isAhead);
  return {
    js: sum(needed.filter(({ isScript }) => isScript)),
    total: sum(needed),
    ahead: sum(parts.filter(({ isAhead }) => isAhead)),
    requests: needed.length,
  };
}

/** Bodies alone: headers weigh the same in both forms. What is not compressed counts as it is. */
function weightOf(body: Buffer, compressed: boolean): Weight {
  if (!compressed) return { gzip: body.byteLength, brotli: body.byteLength };
  return { gzip: gzipSync(body).byteLength, brotli: brotliCompressSync(body).byteLength };
}

interface Seen {
  lcp: number;
  tbt: number;
  cls: number;
  inp: number;
  /** When the page last did anything, in ms from its start, and what. */
  last: number;
  lastOf: string;
  /** When it began to fetch for the screens after this one, in ms since 1970. */
  ahead: number;
}

declare global {
  var seen: Seen;
}

/** Runs in the page before anything else of it; so it can name nothing from outside itself. */
function observe(memory: Memory): void {
  for (const [key, value] of Object.entries(memory)) localStorage.setItem(key, value);
  const seen: Seen = { lcp: 0, tbt: 0, cls: 0, inp: 0, last: 0, lastOf: '', ahead: Infinity };
  globalThis.seen = seen;
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        take(entry);
        seen.last = performance.now();
        seen.lastOf = `${type} ${entry.name}`;
      }
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  on('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  // From the very start, not from the first paint: a page that paints late would hide its work.
  on('longtask', ({ duration }) => {
    seen.tbt += Math.max(0, duration - 50);
  });
  on('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.cls += shift.value;
  });
  on('event', (entry) => {
    if ((entry as PerformanceEventTiming).interactionId) {
      seen.inp = Math.max(seen.inp, entry.duration);
    }
  });
  on('resource', () => undefined);
  on('mark', ({ name, startTime }) => {
    if (name === 'claypot:ahead') seen.ahead = performance.timeOrigin + startTime;
  });
}

/**
 * Looks only when a page without events would be quiet: under a slow processor each look is a long
 * task, and one that came at fixed times would wait for itself for ever.
 * @returns null when it is, what happened last when it never was.
 */
function untilQuiet([quiet, restless]: readonly [number, number]): Promise<string | null> {
  return new Promise((resolve) => {
    const look = () => {
      const now = performance.now();
      const left = document.readyState === 'complete' ? globalThis.seen.last + quiet - now : quiet;
      if (left <= 0) resolve(null);
      else if (now > restless) resolve(globalThis.seen.lastOf);
      else setTimeout(look, left);
    };
    look();
  });
}
