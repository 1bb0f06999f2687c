import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export { expect };

interface Options {
  /** What a journey that breaks the network on purpose may find in the console. */
  readonly allowedErrors: readonly RegExp[];
}

interface Fixtures {
  /** Fails the test when the page writes an error to its console or throws. */
  readonly quietConsole: undefined;
}

/** A journey: the running product's address, and a page that must not complain. */
export const test = base.extend<Options & Fixtures>({
  allowedErrors: [[], { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures' names from here
  baseURL: async ({}, use) => {
    await use(process.env.CLAYPOT_URL);
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

/** Puts the page, once it has arrived, before axe: WCAG 2.2 A and AA, and the best practices. */
export async function expectAccessible(page: Page) {
  await untilSettled(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map((node) => node.html),
  }));
  expect(found).toEqual([]);
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
