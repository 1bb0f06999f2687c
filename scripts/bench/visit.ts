import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { median } from './report.ts';
import { observe, type Seen, untilQuiet } from './seen.ts';
import { followTraffic, type Sent } from './traffic.ts';
import type { Memory } from './visitor.ts';
import { followWork, type Work } from './work.ts';

/** A mid-range phone on a slow 4G line. */
export const CPU_SLOWDOWN = 4;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};
/** No limit. */
const FREE = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
/** A page is done when it has asked for nothing and stood still this long, in ms. */
const QUIET = 800;
/** A page that has not come to rest by then, in ms, has something wrong with it. */
const RESTLESS = 60_000;
const BETWEEN_LOOKS = 50;

/** What one visit cost. */
export type Visit = Sent & Pick<Seen, 'firstPaint' | 'lcp' | 'cls'>;

export interface Destination {
  readonly url: string;
  readonly memory: Memory;
}

/** A visit with nothing in the browser's cache, and one with all that the first has left there. */
export interface Visits {
  readonly cold: Visit;
  readonly warm: Visit;
}

/** The median of each figure by itself. */
export function medianVisit(visits: readonly Visit[]): Visit {
  const the = (of: (visit: Visit) => number) => median(visits.map(of));
  return {
    firstPaint: the(({ firstPaint }) => firstPaint),
    lcp: the(({ lcp }) => lcp),
    cls: the(({ cls }) => cls),
    script: the(({ script }) => script),
    scriptBefore: the(({ scriptBefore }) => scriptBefore),
    scriptGzip: the(({ scriptGzip }) => scriptGzip),
    requests: the(({ requests }) => requests),
  };
}

/** Goes to a page for the first time and once more, and measures each until it is done. */
export async function visitTwice(browser: Browser, { url, memory }: Destination): Promise<Visits> {
  const context = await newVisitor(browser, memory);
  try {
    const first = await open(context, url);
    const cold = await first.measure();
    await first.leave();
    const second = await open(context, url);
    return { cold, warm: await second.measure() };
  } finally {
    await context.close();
  }
}

/** What a first visit makes the processor do, on a line that lets it wait for nothing. */
export async function workOf(browser: Browser, { url, memory }: Destination): Promise<Work> {
  const context = await newVisitor(browser, memory);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const workOfPage = await followWork(session);
    await (await goTo(page, session, url)).rest();
    return await workOfPage(CPU_SLOWDOWN);
  } finally {
    await context.close();
  }
}

/** Goes to a page, taps on it once it is done, and measures the slowest answer, in ms. */
export async function answerTo(
  browser: Browser,
  { url, memory }: Destination,
  tap: (page: Page) => Promise<void>,
): Promise<number> {
  const context = await newVisitor(browser, memory);
  try {
    const { page, rest, session } = await open(context, url);
    await look(session);
    await tap(page);
    await rest();
    return await page.evaluate(() => globalThis.seen.inp);
  } finally {
    await context.close();
  }
}

async function newVisitor(browser: Browser, memory: Memory): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en',
  });
  await context.addInitScript(observe, memory);
  return context;
}

/** Goes where it was told to, on whatever line and processor it has. */
async function goTo(page: Page, session: CDPSession, url: string) {
  const traffic = followTraffic(page);
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'reportAhead' });
  session.on('Runtime.bindingCalled', traffic.nowAhead);
  await page.goto(url, { waitUntil: 'load', timeout: RESTLESS });
  return {
    traffic,
    async rest(): Promise<void> {
      do {
        await until(() => traffic.quietFor() >= QUIET, url);
        const restlessOf = await page.evaluate(untilQuiet, [QUIET, RESTLESS] as const);
        if (restlessOf !== null) throw new Error(`${url} does not come to rest: ${restlessOf}`);
      } while (traffic.quietFor() < QUIET);
    },
  };
}

/** Opens a page on a slow line and a slow processor; resolves when it has come to rest. */
async function open(context: BrowserContext, url: string) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const { rest, traffic } = await goTo(page, session, url);
  await rest();
  return {
    page,
    rest,
    session,
    async measure(): Promise<Visit> {
      const { ahead, cls, firstPaint, lcp } = await page.evaluate(() => globalThis.seen);
      const origin = await page.evaluate(() => performance.timeOrigin);
      const sent = await traffic.sent({ ahead, content: origin + lcp });
      return { ...sent, cls, firstPaint, lcp };
    },
    /** Closes it once all that it fetches for later has come, which nobody measures. */
    async leave(): Promise<void> {
      await session.send('Network.emulateNetworkConditions', FREE);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await until(traffic.isIdle, url);
      await page.evaluate(untilWorkerStands);
      await page.close();
    },
  };
}

/**
 * Runs in the page: the service worker that it names, which it puts in once it has settled, will answer
 * the next visit. A page that names none never has one.
 */
async function untilWorkerStands(): Promise<void> {
  if (document.querySelector('meta[name="claypot:worker"]') === null) return;
  await navigator.serviceWorker.ready;
}

async function until(isSo: () => boolean, url: string): Promise<void> {
  const began = performance.now();
  while (!isSo()) {
    if (performance.now() - began > RESTLESS) throw new Error(`${url} does not come to rest`);
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS));
  }
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
