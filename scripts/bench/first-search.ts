import { type CDPSession, chromium, type Page } from 'playwright-core';
import { chromiumLaunchOptions } from '../lib/browser.ts';
import { bundle } from './bundle.ts';
import { slowProcessor } from './device.ts';
import { figure, median, type Row } from './report.ts';
import { followWork } from './work.ts';

const PAGES = 7;
/** Target duration of the first search, in ms. */
const TARGET = 50;

const SCRIPT = `
  import { workOutDiscounts } from './scripts/bench/large-order.ts';
  globalThis.timeFirst = () => {
    const began = performance.now();
    workOutDiscounts();
    return performance.now() - began;
  };
`;

declare global {
  /** Returns the duration of the search in ms. Exists only in the measured page. */
  var timeFirst: () => number;
}

/** Durations of one first search, in ms. */
interface Search {
  /** Wall-clock time on a throttled processor. Other load on the machine makes it longer. */
  readonly slowed: number;
  /** CPU time on a throttled processor. Other load on the machine does not change it. */
  readonly worked: number;
}

export const FIRST_COLUMNS = ['elapsed', 'CPU', 'target'] as const;

/**
 * Measures the first discount search of an order in new pages, before the code is compiled. Reports
 * wall-clock time on a throttled processor and CPU time.
 */
export async function timeFirstSearch(label: string): Promise<Row> {
  const content = await bundle(SCRIPT);
  const times: Search[] = [];
  for (let page = 0; page < PAGES; page += 1) {
    const slowed = await inNewBrowser(content, timeSlowed);
    times.push({ slowed, worked: await inNewBrowser(content, timeWorked) });
  }
  const slowed = median(times.map((time) => time.slowed));
  const worked = median(times.map((time) => time.worked));
  const isWithin = worked <= TARGET ? 'within' : `above ${TARGET}`;
  return [label, figure(slowed), figure(worked), isWithin];
}

async function timeSlowed(page: Page, session: CDPSession): Promise<number> {
  await slowProcessor(session);
  return await page.evaluate(() => globalThis.timeFirst());
}

async function timeWorked(page: Page, session: CDPSession): Promise<number> {
  await slowProcessor(session);
  const workOfPage = await followWork(session);
  await page.evaluate(() => globalThis.timeFirst());
  return (await workOfPage(0)).longestTask;
}

/** Runs in a separate browser, because pages of the same browser may share compiled code. */
async function inNewBrowser(
  content: string,
  time: (page: Page, session: CDPSession) => Promise<number>,
): Promise<number> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content, type: 'module' });
    return await time(page, await page.context().newCDPSession(page));
  } finally {
    await browser.close();
  }
}
