import { test as base, expect, type Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { type ExpectedFailures, watchComplaints } from './complaints.ts';
import { someAddress } from './prepare.ts';
import { letTimePass, type Product, startProduct } from './product.ts';

export { expect };

interface Options {
  readonly expectedFailures: ExpectedFailures;
  /** Whether the journey needs a product that nobody else visits meanwhile, to stop it or to change its day. */
  readonly alone: boolean;
  /** Whether nobody can come after a journey that is alone, as it leaves another menu behind. */
  readonly last: boolean;
  /** What the server of a journey that is alone is configured with, besides the usual; nobody comes after. */
  readonly environment: Readonly<Record<string, string>>;
}

interface Fixtures {
  /** What is visited: the one all journeys share, unless the journey is alone. */
  readonly product: Product;
  /** Fails the test when the page writes an error to its console or throws. */
  readonly silentConsole: undefined;
}

interface WorkerFixtures {
  /** The product of the journeys that are alone, one after the other; started for the first of them. */
  readonly takeTurn: () => Promise<Product>;
}

/** A journey: the running product's address, and a page that must not complain. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  expectedFailures: [{}, { option: true }],
  alone: [false, { option: true }],
  environment: [{}, { option: true }],
  last: [false, { option: true }],
  takeTurn: [
    // The runner reads from the first parameter which fixtures are asked for.
    // biome-ignore lint/correctness/noEmptyPattern: none are.
    async ({}, use) => {
      let product: Promise<Product> | undefined;
      await use(() => {
        product ??= startProduct();
        return product;
      });
      await (await product)?.dispose();
    },
    { scope: 'worker' },
  ],
  product: async ({ alone, last, environment, takeTurn }, use) => {
    if (!alone) return await use(sharedProduct());
    if (!last && Object.keys(environment).length === 0) {
      const product = await takeTurn();
      await use(product);
      await product.restore();
      return;
    }
    const product = await startProduct(environment);
    await use(product);
    await product.dispose();
  },
  baseURL: async ({ product }, use) => {
    await use(product.url);
  },
  // One address is sent twenty codes an hour, and the journeys together join more often than that.
  // biome-ignore lint/correctness/noEmptyPattern: no other fixture is needed.
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': someAddress() }),
  silentConsole: [
    async ({ page, expectedFailures }, use) => {
      const complaints = watchComplaints(page, expectedFailures);
      await use(undefined);
      expect(complaints(), 'the console stays quiet').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * How far a journey may put the clock of the shared product at once, in seconds: every other journey
 * that is under way grows older by it, and so do its code, its quotation and its unpaid order.
 */
const SHARED_STEP = 30;

/** The product of all journeys: its time may pass a little, and nobody may stop it. */
function sharedProduct(): Product {
  const { CLAYPOT_URL: url = '', CLAYPOT_CLOCK: clock = '' } = process.env;
  const reject = async () => {
    throw new Error('Only a journey that is alone may stop the product');
  };
  return {
    url,
    clock,
    port: Number(new URL(url).port),
    dataDir: '',
    pid: () => undefined,
    output: () => '',
    letTimePass: async (seconds) => {
      if (seconds > SHARED_STEP) {
        throw new Error(
          `Only a journey that is alone may let more than ${SHARED_STEP} s pass: say test.use({ alone: true })`,
        );
      }
      await letTimePass(clock, seconds);
    },
    kill: reject,
    stop: reject,
    start: reject,
    restore: reject,
    dispose: reject,
  };
}

/**
 * What is read aloud when it changes; two of them compete. React Aria puts a pair of its own on the
 * page once a number field has changed, which say that number while it has the focus, and only then.
 */
const LIVE_REGIONS = ['[aria-live]', '[role=alert]', '[role=log]', '[role=status]', 'output']
  .map((region) => `${region}:not([data-live-announcer] > *)`)
  .join();

/** The page has arrived, and what is read aloud in it has one place. */
export async function expectArrived(page: Page) {
  await untilSettled(page);
  expect(await page.locator(LIVE_REGIONS).count(), 'no two live regions').toBeLessThan(2);
}

/** Puts the page, once it has arrived, before axe: WCAG 2.2 A and AA, and the best practices. */
export async function expectAccessible(page: Page) {
  await expectArrived(page);
  expect(await findViolations(page)).toEqual([]);
}

/** A screen has arrived when it has its heading, loads nothing and no colour is on its way. */
async function untilSettled(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main[aria-busy="true"]')).toHaveCount(0);
  await expect.poll(() => countMoving(page), 'nothing moves any more').toBe(0);
}

/** What moves and will come to an end, where it can be seen: out of sight nothing gets on. */
function countMoving(page: Page): Promise<number> {
  return page.evaluate(() => {
    const moving = document.getAnimations().filter(({ effect, playState, timeline }) => {
      const isEndless = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      const isSeen = target?.checkVisibility({ contentVisibilityAuto: true }) ?? true;
      // What follows the scrolling stands as still as the page does.
      const isTimed = timeline === document.timeline;
      return playState === 'running' && isTimed && !isEndless && isSeen;
    });
    return moving.length;
  });
}
