import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import type { MainControl } from '../../apps/web/src/screens/definition/main-control.ts';
import { newVisitor, throttle, unthrottle } from './device.ts';
import { type PageObservations, waitUntilQuiet } from './page-observations.ts';
import { median } from './report.ts';
import { followTraffic, type Sent } from './traffic.ts';
import { type Pressed, pressVisit } from './usable/press-visit.ts';
import type { Memory } from './visitor.ts';
import { followWork, type Work } from './work.ts';

/** Time without activity after which a page is idle, in ms. */
const QUIET = 800;
/** Time after which a page that is not idle fails the benchmark, in ms. */
const DEADLINE = 60_000;
const POLL_INTERVAL = 50;

/** A visit, and for `usable` a second one that presses the main control. */
export type Visit = Sent &
  Pick<PageObservations, 'firstPaint' | 'lcp' | 'cls'> &
  Pick<Pressed, 'usable' | 'scriptBefore'>;

export interface Destination {
  readonly url: string;
  readonly memory: Memory;
}

/** A page with the control to press; null if the page has none. */
export interface Pressable extends Destination {
  readonly control: MainControl | null;
}

/** A visit with an empty browser cache, and one with the cache of the first. */
export interface Visits {
  readonly cold: Visit;
  readonly warm: Visit;
  /** Work of the cold visit. */
  readonly work: Work;
  /** True if the browser would have followed the main control before the app reacted to it. */
  readonly isLink: boolean;
}

/** Returns the median of each measurement separately. */
export function medianVisit(visits: readonly Visit[]): Visit {
  const medianOf = (of: (visit: Visit) => number) => median(visits.map(of));
  return {
    firstPaint: medianOf(({ firstPaint }) => firstPaint),
    lcp: medianOf(({ lcp }) => lcp),
    usable: medianOf(({ usable }) => usable),
    cls: medianOf(({ cls }) => cls),
    script: medianOf(({ script }) => script),
    scriptBefore: medianOf(({ scriptBefore }) => scriptBefore),
    requests: medianOf(({ requests }) => requests),
  };
}

/**
 * Visits a page twice and measures each visit until the page is idle. Visits it twice again to
 * press the main control, which must not change the other measurements.
 * @param meanwhile untimed work, which runs while the service worker starts
 */
export async function visitTwice(
  browser: Browser,
  to: Pressable,
  meanwhile: () => Promise<void> = async () => undefined,
): Promise<Visits> {
  const { url } = to;
  const pressed = await inNewContext(browser, to, (context) => press(context, to));
  return inNewContext(browser, to, async (context) => {
    const first = await open(context, url, throttle, followWork);
    const cold = await first.measure();
    const [work] = await Promise.all([
      first.followed(cold.firstPaint),
      first.prepareNext(),
      meanwhile(),
    ]);
    await first.page.close();
    const second = await open(context, url, throttle);
    const warm = await second.measure();
    await second.page.close();
    return {
      cold: { ...cold, ...pressed },
      warm: { ...warm, ...(await press(context, to)) },
      work,
      isLink: pressed.isLink,
    };
  });
}

const NEVER: Pressed = { usable: Number.NaN, isLink: false, scriptBefore: 0 };

async function press(context: BrowserContext, { control, url }: Pressable): Promise<Pressed> {
  return control === null ? NEVER : await pressVisit(context, url, control);
}

/** Runs `visit` with a new phone, and closes it at the end. */
export async function inNewContext<Result>(
  browser: Browser,
  to: Destination,
  visit: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await newVisitor(browser, to);
  try {
    return await visit(context);
  } finally {
    await context.close();
  }
}

/** Opens a page, taps on it when it is idle, and returns the INP in ms. */
export async function waitForResponse(
  browser: Browser,
  to: Destination,
  tap: (page: Page) => Promise<void>,
): Promise<number> {
  return inNewContext(browser, to, async (context) => {
    const { page, rest, session } = await open(context, to.url, throttle);
    await captureFrames(session);
    await tap(page);
    await rest();
    return await page.evaluate(() => globalThis.observations.inp);
  });
}

/**
 * Opens a page. Resolves when it is idle.
 * @param prepare changes the page before the navigation
 * @param follow starts another measurement before the navigation
 */
export async function open<Followed = undefined>(
  context: BrowserContext,
  url: string,
  prepare: (session: CDPSession) => Promise<void>,
  follow?: (session: CDPSession) => Promise<Followed>,
) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await prepare(session);
  const followed = (await follow?.(session)) as Followed;
  const traffic = followTraffic(page);
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'reportAhead' });
  session.on('Runtime.bindingCalled', traffic.nowAhead);
  await page.goto(url, { waitUntil: 'load', timeout: DEADLINE });
  async function rest(): Promise<void> {
    do {
      await until(() => traffic.quietFor() >= QUIET, url);
      const lastActivity = await lastActivityOf(session);
      if (lastActivity !== null) throw new Error(`${url} does not come to rest: ${lastActivity}`);
    } while (traffic.quietFor() < QUIET);
  }
  await rest();
  return {
    page,
    rest,
    session,
    followed,
    async measure(): Promise<Omit<Visit, keyof Pressed>> {
      const { ahead, cls, firstPaint, lcp } = await page.evaluate(() => globalThis.observations);
      return { ...(await traffic.sent(ahead)), cls, firstPaint, lcp };
    },
    /** Waits for what the next visit needs: prefetches and the service worker. */
    async prepareNext(): Promise<void> {
      await unthrottle(session);
      await until(traffic.isIdle, url);
      await page.evaluate(waitForWorker);
    },
  };
}

/** Playwright's own evaluation would add work to the page. */
async function lastActivityOf(session: CDPSession): Promise<unknown> {
  const { result } = await session.send('Runtime.evaluate', {
    expression: `(${waitUntilQuiet})([${QUIET}, ${DEADLINE}])`,
    awaitPromise: true,
    returnByValue: true,
  });
  return result.value;
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
