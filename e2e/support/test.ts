import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { letTimePass, type Product, startProduct } from './product.ts';

export { expect };

interface Options {
  /** What a journey that breaks the network on purpose may find in the console. */
  readonly allowedErrors: readonly RegExp[];
  /** Whether the journey needs a product to itself, to stop it or to change its day or its menu. */
  readonly alone: boolean;
}

interface Fixtures {
  /** What is visited: the one all journeys share, unless the journey is alone. */
  readonly product: Product;
  /** Fails the test when the page writes an error to its console or throws. */
  readonly quietConsole: undefined;
}

/** A journey: the running product's address, and a page that must not complain. */
export const test = base.extend<Options & Fixtures>({
  allowedErrors: [[], { option: true }],
  alone: [false, { option: true }],
  product: async ({ alone }, use) => {
    const product = alone ? await startProduct() : sharedProduct();
    await use(product);
    await product.dispose();
  },
  baseURL: async ({ product }, use) => {
    await use(product.url);
  },
  quietConsole: [
    async ({ page, allowedErrors }, use) => {
      const complaints: string[] = [];
      const complain = (text: string) => {
        if (!allowedErrors.some((allowed) => allowed.test(text))) complaints.push(text);
      };
      page.on('console', (message) => {
        if (message.type() === 'error') complain(message.text());
      });
      page.on('pageerror', (error) => complain(String(error)));
      await use(undefined);
      expect(complaints, 'the console stays quiet').toEqual([]);
    },
    { auto: true },
  ],
});

/** The product of all journeys: its time may pass a little, and nobody may stop it. */
function sharedProduct(): Product {
  const { CLAYPOT_URL: url = '', CLAYPOT_CLOCK: clock = '' } = process.env;
  const refuse = async () => {
    throw new Error('Only a journey that is alone may stop the product');
  };
  return {
    ...{ url, clock, port: Number(new URL(url).port), dataDir: '' },
    letTimePass: (seconds) => letTimePass(clock, seconds),
    ...{ kill: refuse, stop: refuse, start: refuse },
    dispose: async () => {},
  };
}

/** What is read aloud when it changes; two of them compete. */
const LIVE_REGIONS = '[aria-live], [role=alert], [role=log], [role=status], output';

/**
 * Puts the page, once it has arrived, before axe: WCAG 2.2 A and AA, and the best practices. What
 * is read aloud has one place.
 */
export async function expectAccessible(page: Page) {
  await untilSettled(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map((node) => node.html),
  }));
  expect(found).toEqual([]);
  expect(await page.locator(LIVE_REGIONS).count(), 'no two live regions').toBeLessThan(2);
}

/** A screen has arrived when it has its heading, loads nothing and no colour is on its way. */
async function untilSettled(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
