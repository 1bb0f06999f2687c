import type { BrowserContext, CDPSession } from 'playwright-core';
import type { MainControl } from '../../../apps/web/src/screens/definition/main-control.ts';
import { throttle } from '../device.ts';
import { gzipSize } from './gzip-size.ts';
import { pressUntilReaction, type Reaction } from './press.ts';

/** Time between two presses, in ms. */
const INTERVAL = 50;
/** Time after which a page that has not reacted counts as unusable, in ms. */
const DEADLINE = 20_000;

/**
 * Requests that a press sends and that would change the restaurant's data for later visits. They
 * fail, which is after the reaction.
 */
const WRITES = ['*/api/cart/create*', '*/api/claim_voucher*', '*/api/update/profile/*'];

/** When a visitor can use a page. Times are in ms since the navigation; NaN if they never can. */
export interface Pressed {
  /** Time at which the app reacts to the press. */
  readonly usable: number;
  /** True if the control is a link or a form that worked earlier, without the app. */
  readonly isLink: boolean;
  /** Scripts that arrived before the reaction, compressed with gzip, in bytes. */
  readonly scriptBefore: number;
}

/** Visits a page with a throttled network and processor, and presses its main control. */
export async function pressVisit(
  context: BrowserContext,
  url: string,
  control: MainControl,
): Promise<Pressed> {
  const { app, offered, scripts } = await react(context, url, control, false);
  const sizes = app === null ? [] : await Promise.all(scripts.map(gzipSize));
  return {
    usable: app ?? Number.NaN,
    isLink: offered !== null,
    scriptBefore: sizes.reduce((sum, size) => sum + size, 0),
  };
}

/**
 * Visits a page and lets the browser follow its main control, which works without the app. Returns
 * the time until the next page is visible, or until the app reacts if that is earlier.
 */
export async function followVisit(
  context: BrowserContext,
  url: string,
  control: MainControl,
): Promise<number> {
  const { app, nextPage } = await react(context, url, control, true);
  return app ?? nextPage ?? Number.NaN;
}

async function react(
  context: BrowserContext,
  url: string,
  control: MainControl,
  follows: boolean,
): Promise<Reaction> {
  const page = await context.newPage();
  try {
    await page.addInitScript(pressUntilReaction, { ...control, follows, interval: INTERVAL });
    const session = await context.newCDPSession(page);
    await throttle(session);
    await session.send('Network.setBlockedURLs', { urls: WRITES });
    const reaction = reported(session);
    await page.goto(url, { waitUntil: 'commit' });
    const found = await reaction;
    if (found.problem !== null) throw new Error(`${url}: ${found.problem}`);
    return found;
  } finally {
    await page.close();
  }
}

const NONE: Reaction = { app: null, offered: null, nextPage: null, scripts: [], problem: null };

/** Resolves with the page's reaction; with {@link NONE} at the deadline. */
async function reported(session: CDPSession): Promise<Reaction> {
  const { promise, resolve } = Promise.withResolvers<Reaction>();
  const deadline = setTimeout(() => resolve(NONE), DEADLINE);
  session.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name === 'reportReaction') resolve(JSON.parse(payload));
  });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'reportReaction' });
  const reaction = await promise;
  clearTimeout(deadline);
  return reaction;
}
