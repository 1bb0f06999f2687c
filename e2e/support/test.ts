import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export { expect };

interface Fixtures {
  /** Fails the test when the page writes an error to its console or throws. */
  readonly quietConsole: undefined;
}

/** A journey: the running product's address, and a page that must not complain. */
export const test = base.extend<Fixtures>({
  quietConsole: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await use(undefined);
      expect(complaints, 'the console stays quiet').toEqual([]);
    },
    { auto: true },
  ],
});

/** Puts the page before axe; WCAG 2.2 A and AA and the best practices. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map((node) => node.html),
  }));
  expect(found).toEqual([]);
}
