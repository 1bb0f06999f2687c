import type { Browser, BrowserContext, Page } from 'playwright-core';
import { throttle } from './device.ts';
import { figure, median, type Row } from './report.ts';

const RUNS = 5;
/** Target for the time until a person can take a step, in ms. */
const TARGET = 2_000;
const TIMEOUT = 30_000;
const TABLET = { width: 1180, height: 820 };

interface Start {
  /** First paint of the app, in ms after the navigation. */
  readonly visible: number;
  /** First order with its step, painted and ready for a press, in ms after the navigation. */
  readonly usable: number;
  /** Bytes of scripts as transferred before that. */
  readonly script: number;
}

export interface CounterDevice {
  /** URL of the board. */
  readonly url: string;
  readonly login: string;
  readonly password: string;
  readonly branchId: string;
}

declare global {
  var boardUsableAt: number | undefined;
}

/**
 * Measures how soon a signed-in person can use the board on a slow device: with an empty cache, and
 * on the next visit. Returns the rows of a table.
 */
export async function measureStarts(
  browser: Browser,
  device: CounterDevice,
): Promise<readonly Row[]> {
  const cold: Start[] = [];
  const warm: Start[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await signedInContext(browser, device);
    try {
      cold.push(await start(context, device));
      await storeApp(context, device);
      warm.push(await start(context, device));
    } finally {
      await context.close();
    }
  }
  return [rowOf('empty cache', cold), rowOf('next visit', warm)];
}

function rowOf(name: string, starts: readonly Start[]): Row {
  const medianOf = (of: (start: Start) => number) => median(starts.map(of));
  const usable = medianOf((each) => each.usable);
  return [
    name,
    figure(medianOf((each) => each.visible)),
    figure(usable),
    figure(medianOf((each) => each.script) / 1000),
    usable <= TARGET ? 'within' : `above ${TARGET}`,
  ];
}

/** Creates a browser with the cookies and the last branch of a person, and an empty cache. */
async function signedInContext(
  browser: Browser,
  { branchId, login, password, url }: CounterDevice,
): Promise<BrowserContext> {
  const first = await browser.newContext();
  const page = await first.newPage();
  await page.goto(url);
  await page.evaluate(signIn, { login, password, code: null });
  const storageState = await first.storageState();
  await first.close();
  const context = await browser.newContext({ storageState, viewport: TABLET });
  await context.addInitScript(observeBoard, branchId);
  return context;
}

/** Runs in the page. */
async function signIn(body: object): Promise<void> {
  const response = await fetch('/api/counter/sign_in', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Claypot-Counter': '1' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The sign-in answered ${response.status}`);
}

/** Runs in the page. Selects the branch and records when the first step can be taken. */
function observeBoard(branch_id: string): void {
  const value = { is_ending: false, branch_id, person_id: null };
  localStorage.setItem('claypot:demo:counter-session', JSON.stringify({ version: 1, value }));
  const look = () => {
    if (document.querySelector('article button + *, article > button') === null) return;
    observer.disconnect();
    // After the paint, and after the tasks of the same render.
    requestAnimationFrame(() =>
      setTimeout(() => {
        globalThis.boardUsableAt = performance.now();
      }),
    );
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
}

async function start(context: BrowserContext, { url }: CounterDevice): Promise<Start> {
  const page = await context.newPage();
  await throttle(await context.newCDPSession(page));
  await page.goto(url, { waitUntil: 'commit', timeout: TIMEOUT });
  await page.waitForFunction(() => globalThis.boardUsableAt !== undefined, undefined, {
    timeout: TIMEOUT,
  });
  const measured = await page.evaluate(readStart);
  await page.close();
  return measured;
}

/** Runs in the page. A headless browser reports the paint late. */
async function readStart(): Promise<Start> {
  const usable = globalThis.boardUsableAt ?? Number.NaN;
  const paint = await new Promise<PerformanceEntry | undefined>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const [entry] = list.getEntriesByName('first-contentful-paint');
      if (entry !== undefined) resolve(entry);
    });
    observer.observe({ type: 'paint', buffered: true });
  });
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const scripts = resources.filter(
    ({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= usable,
  );
  return {
    visible: paint?.startTime ?? Number.NaN,
    usable,
    script: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  };
}

/** Opens the app without a throttle until its service worker has stored it. */
async function storeApp(context: BrowserContext, { url }: CounterDevice): Promise<void> {
  const page: Page = await context.newPage();
  await page.goto(url, { timeout: TIMEOUT });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.close();
}
