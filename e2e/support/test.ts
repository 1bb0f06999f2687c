import { test as base, expect, type Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { collectBrowserErrors, type ExpectedFailures } from './browser-errors.ts';
import { closeCounter } from './open-counter.ts';
import { someAddress } from './prepare.ts';
import { advanceClock, type Product, startProduct } from './product.ts';

export { expect };

interface Options {
  readonly expectedFailures: ExpectedFailures;
  /**
   * True if the journey needs a product without other journeys, to stop it or to change the day.
   */
  readonly alone: boolean;
  /** True if the journey needs a product without earlier and later journeys. */
  readonly last: boolean;
  /**
   * Additional environment of the server. It takes effect only with `alone`, and then the journey
   * gets its own product.
   */
  readonly environment: Readonly<Record<string, string>>;
}

interface Fixtures {
  /** The product under test: shared by all journeys, unless the journey is alone. */
  readonly product: Product;
  /** Fails the test when the page logs an error to the console or throws. */
  readonly silentConsole: undefined;
}

interface WorkerFixtures {
  /** Returns the product of the worker's journeys that run alone; the first call starts it. */
  readonly takeTurn: () => Promise<Product>;
}

/** Test for journeys: the URL of the running product, and a page that must log no errors. */
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
      await closeCounter(product.port);
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
      const unexpectedErrors = collectBrowserErrors(page, expectedFailures);
      await use(undefined);
      expect(unexpectedErrors(), 'the console stays quiet').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Maximum step of the shared product's clock, in seconds. A step also ages the codes, quotations
 * and unpaid orders of all running journeys.
 */
const SHARED_STEP = 30;

/**
 * Returns the product shared by all journeys. Its clock moves in small steps only, and it cannot be
 * stopped.
 */
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
    advanceClock: async (seconds) => {
      if (seconds > SHARED_STEP) {
        throw new Error(
          `Only a journey that is alone may let more than ${SHARED_STEP} s pass: say test.use({ alone: true })`,
        );
      }
      await advanceClock(clock, seconds);
    },
    kill: reject,
    stop: reject,
    start: reject,
    restore: reject,
    dispose: reject,
  };
}

/**
 * Selector of live regions; several on a page compete. Excludes the two regions of React Aria,
 * which announce a changed number field only while it has the focus.
 */
const LIVE_REGIONS = ['[aria-live]', '[role=alert]', '[role=log]', '[role=status]', 'output']
  .map((region) => `${region}:not([data-live-announcer] > *)`)
  .join();

/** Waits until the page has loaded, and checks that it has at most one live region. */
export async function expectArrived(page: Page) {
  await expect.poll(() => findUnsettled(page), 'the screen has loaded').toEqual([]);
  expect(await page.locator(LIVE_REGIONS).count(), 'no two live regions').toBeLessThan(2);
}

/** Checks a loaded page with axe: WCAG 2.0 and 2.1 A and AA, and best practices. */
export async function expectAccessible(page: Page) {
  await expectArrived(page);
  expect(await findViolations(page)).toEqual([]);
}

/**
 * Returns why the screen has not loaded: it has no heading of level 1 or several, it is loading, or a
 * visible, finite animation runs. Invisible animations make no progress. One script in the page takes
 * a fraction of the time of four locators.
 */
function findUnsettled(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getClientRects().length > 0 &&
      element.closest('[aria-hidden="true"], [inert]') === null;
    const headings = [...document.querySelectorAll('h1')].filter(isShown);
    const busy = document.querySelectorAll('main[aria-busy="true"]');
    const moving = document.getAnimations().filter(({ effect, playState, timeline }) => {
      const isEndless = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      const isSeen = target?.checkVisibility({ contentVisibilityAuto: true }) ?? true;
      // Excludes scroll-driven animations, which run only while the page scrolls.
      const isTimed = timeline === document.timeline;
      return playState === 'running' && isTimed && !isEndless && isSeen;
    });
    return [
      ...(headings.length === 1 ? [] : [`${headings.length} headings of level 1`]),
      ...[...busy].map(() => 'a busy screen'),
      ...moving.map(() => 'an animation'),
    ];
  });
}
