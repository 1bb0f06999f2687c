import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { observe, type PageObservations, waitUntilQuiet } from './page-observations.ts';
import { median } from './report.ts';
import { followTraffic, type Sent } from './traffic.ts';
import type { Memory } from './visitor.ts';
import { followWork, type Work } from './work.ts';

/** CPU throttling of a mid-range phone; the network below is slow 4G. */
export const CPU_SLOWDOWN = 4;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};
const UNLIMITED = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
/** Time without activity after which a page is idle, in ms. */
const QUIET = 800;
/** Time after which a page that is not idle fails the benchmark, in ms. */
const DEADLINE = 60_000;
const POLL_INTERVAL = 50;

export type Visit = Sent & Pick<PageObservations, 'firstPaint' | 'lcp' | 'cls'>;

export interface Destination {
  readonly url: string;
  readonly memory: Memory;
}

/** A visit with an empty browser cache, and one with the cache of the first. */
export interface Visits {
  readonly cold: Visit;
  readonly warm: Visit;
}

/** Returns the median of each measurement separately. */
export function medianVisit(visits: readonly Visit[]): Visit {
  const medianOf = (of: (visit: Visit) => number) => median(visits.map(of));
  return {
    firstPaint: medianOf(({ firstPaint }) => firstPaint),
    lcp: medianOf(({ lcp }) => lcp),
    cls: medianOf(({ cls }) => cls),
    script: medianOf(({ script }) => script),
    scriptBefore: medianOf(({ scriptBefore }) => scriptBefore),
    scriptGzip: medianOf(({ scriptGzip }) => scriptGzip),
    requests: medianOf(({ requests }) => requests),
  };
}

/** Visits a page twice and measures each visit until the page is idle. */
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

/** Measures the main-thread work of a first visit, without network throttling. */
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

/** Opens a page, taps on it when it is idle, and returns the INP in ms. */
export async function waitForResponse(
  browser: Browser,
  { url, memory }: Destination,
  tap: (page: Page) => Promise<void>,
): Promise<number> {
  const context = await newVisitor(browser, memory);
  try {
    const { page, rest, session } = await open(context, url);
    await captureFrames(session);
    await tap(page);
    await rest();
    return await page.evaluate(() => globalThis.observations.inp);
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

/** Opens the URL without changing the page's throttling. */
async function goTo(page: Page, session: CDPSession, url: string) {
  const traffic = followTraffic(page);
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'reportAhead' });
  session.on('Runtime.bindingCalled', traffic.nowAhead);
  await page.goto(url, { waitUntil: 'load', timeout: DEADLINE });
  return {
    traffic,
    async rest(): Promise<void> {
      do {
        await until(() => traffic.quietFor() >= QUIET, url);
        const lastActivity = await page.evaluate(waitUntilQuiet, [QUIET, DEADLINE] as const);
        if (lastActivity !== null) throw new Error(`${url} does not come to rest: ${lastActivity}`);
      } while (traffic.quietFor() < QUIET);
    },
  };
}

/** Slows network and processor of a page down, like a mid-range phone on slow 4G. */
export async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Opens a page with a throttled network and processor. Resolves when it is idle. */
async function open(context: BrowserContext, url: string) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await throttle(session);
  const { rest, traffic } = await goTo(page, session, url);
  await rest();
  return {
    page,
    rest,
    session,
    async measure(): Promise<Visit> {
      const { ahead, cls, firstPaint, lcp } = await page.evaluate(() => globalThis.observations);
      const origin = await page.evaluate(() => performance.timeOrigin);
      const sent = await traffic.sent({ ahead, content: origin + lcp });
      return { ...sent, cls, firstPaint, lcp };
    },
    /** Closes the page after its prefetches have completed, which are not measured. */
    async leave(): Promise<void> {
      await session.send('Network.emulateNetworkConditions', UNLIMITED);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await until(traffic.isIdle, url);
      await page.evaluate(waitForWorker);
      await page.close();
    },
  };
}

/**
 * Waits until the service worker is ready for the next visit. Runs in the page. Returns at once if
 * the page declares no worker.
 */
async function waitForWorker(): Promise<void> {
  if (document.querySelector('meta[name="claypot:worker"]') === null) return;
  await navigator.serviceWorker.ready;
}

async function until(condition: () => boolean, url: string): Promise<void> {
  const start = performance.now();
  while (!condition()) {
    if (performance.now() - start > DEADLINE) throw new Error(`${url} does not become idle`);
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
  }
}

/**
 * Captures the rendered frames. Without a screen, headless Chromium reports a frame only when
 * something requests it, which would make the INP too long.
 */
async function captureFrames(session: CDPSession): Promise<void> {
  session.on('Page.screencastFrame', ({ sessionId }) => {
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 1, maxWidth: 39 });
}
