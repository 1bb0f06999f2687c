import { ROUTES } from '@claypot/domain/routes';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumLaunchOptions } from '../lib/browser.ts';
import { lengthenMenu, shopInLongMenu } from './long-menu.ts';
import { openProduct } from './product.ts';
import { figure, median, type Row, table } from './report.ts';
import { type Scrolling, scrollDown } from './scrolling.ts';
import { type Destination, waitForResponse } from './visit.ts';
import { rememberGuest, rememberMember } from './visitor.ts';

const RUNS = 3;
const LONG_MENU = 1_000;
/** Maximum INP, in ms. */
const TARGET = 80;
/** Minimum frames per second while scrolling. A frame of measurement error is allowed. */
const FRAME_RATE = 59;

interface Tapped {
  readonly name: string;
  readonly to: Destination;
  readonly tap: (page: Page) => Promise<void>;
}

/**
 * Measures the INP of taps on the main pages, and of shopping in a menu of 1,000 dishes. Measures
 * the frame rate while that menu is scrolled.
 */
export async function benchTaps(): Promise<void> {
  const product = await openProduct();
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const { memory: guest } = await rememberGuest(product.restaurant);
    const { memory: member } = await rememberMember(product.restaurant);
    const on = (
      path: string,
      memory: Destination['memory'],
      role: 'radio' | 'link' | 'searchbox' | 'textbox',
    ): Tapped => ({
      name: path,
      to: { url: product.at(path), memory },
      tap: (page) => page.getByRole(role).last().tap(),
    });
    const rows = [
      await measure(browser, on(ROUTES.login.path, {}, 'radio')),
      await measure(browser, on(ROUTES.signUp.path, {}, 'textbox')),
      await measure(browser, on(ROUTES.forgotPassword.path, {}, 'textbox')),
      await measure(browser, on(ROUTES.home.path, guest, 'link')),
      await measure(browser, on(ROUTES.menu.path, guest, 'searchbox')),
      await measure(browser, on(ROUTES.orderConfirmation.path, guest, 'textbox')),
      await measure(browser, on(ROUTES.me.path, member, 'link')),
      await measure(browser, on(ROUTES.profile.path, member, 'textbox')),
    ];
    await lengthenMenu(product.db, LONG_MENU);
    const menu = { url: product.at(ROUTES.menu.path), memory: guest };
    const name = `${ROUTES.menu.path}, 1,000 dishes`;
    rows.push(await measure(browser, { name, to: menu, tap: shopInLongMenu }));
    const title = `Slowest response to a tap, CPU 4× slower, medians of ${RUNS}`;
    console.log(table(title, ['INP ms', 'target'], rows));
    console.log(
      table(
        `Scrolling, CPU 4× slower, medians of ${RUNS}`,
        ['frames per second', 'longest ms', 'target'],
        [await measureScroll(browser, name, menu)],
      ),
    );
  } finally {
    await browser.close();
    await product.close();
  }
}

async function measure(browser: Browser, { name, tap, to }: Tapped): Promise<Row> {
  const durations: number[] = [];
  for (let run = 0; run < RUNS; run += 1) durations.push(await waitForResponse(browser, to, tap));
  const inp = median(durations);
  const isWithin = inp <= TARGET;
  console.log(`${name}: ${figure(inp)} ms`);
  return [name, figure(inp), isWithin ? 'within' : `above ${TARGET}`];
}

async function measureScroll(browser: Browser, name: string, to: Destination): Promise<Row> {
  const scrolls: Scrolling[] = [];
  for (let run = 0; run < RUNS; run += 1) scrolls.push(await scrollDown(browser, to));
  const rate = median(scrolls.map((scroll) => scroll.rate));
  const longest = median(scrolls.map((scroll) => scroll.longest));
  const verdict = rate >= FRAME_RATE ? 'within' : 'below 60';
  return [name, figure(rate), figure(longest), verdict];
}
