import { type CDPSession, chromium, type Page } from 'playwright-core';
import { chromiumLaunchOptions } from '../lib/browser.ts';
import { bundle } from './bundle.ts';
import { figure, median, type Row } from './report.ts';
import { CPU_SLOWDOWN } from './visit.ts';
import { followWork } from './work.ts';

const PAGES = 7;
/** What the first search may take, in ms. */
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
  /** Of the measured page alone: how long the search takes, in ms. */
  var timeFirst: () => number;
}

/** One first search, in ms. */
interface Search {
  /** By the clock, on a processor that is slowed down: longer where the machine does something else. */
  readonly slowed: number;
  /** What the processor worked for it, times {@link CPU_SLOWDOWN}. */
  readonly worked: number;
}

export const FIRST_COLUMNS = ['slowed down', 'work × 4', 'target'] as const;

/**
 * What is worked out at the first change of an order, when nothing of the code is compiled yet, in
 * new pages: by the clock on a slow processor, and by what a processor works for it.
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
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return await page.evaluate(() => globalThis.timeFirst());
}

async function timeWorked(page: Page, session: CDPSession): Promise<number> {
  const workOfPage = await followWork(session);
  await page.evaluate(() => globalThis.timeFirst());
  return (await workOfPage(CPU_SLOWDOWN)).longestTask;
}

/** In a browser of its own: another page of the same one may share what was compiled. */
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
