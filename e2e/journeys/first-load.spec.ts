import { expect, test } from '../support/test.ts';

/** Set when a screen has been looked at and the code of others begins to come. */
const AHEAD = 'claypot:ahead';

test('the way in waits for no script but those that its page names', async ({ page }) => {
  await page.goto('/login');
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, AHEAD);
  const { named, fetched } = await page.evaluate((mark) => {
    const pathOf = (url: string) => new URL(url, location.href).pathname;
    const [ahead] = performance.getEntriesByName(mark);
    const names = document.querySelectorAll('script[src], link[rel=modulepreload]');
    return {
      named: [...names].map((node) =>
        pathOf(node.getAttribute('src') ?? node.getAttribute('href') ?? ''),
      ),
      fetched: performance
        .getEntriesByType('resource')
        .filter(
          ({ name, startTime }) => name.endsWith('.js') && startTime < (ahead?.startTime ?? 0),
        )
        .map(({ name }) => pathOf(name)),
    };
  }, AHEAD);
  expect(fetched).not.toEqual([]);
  expect(fetched.filter((path) => !named.includes(path))).toEqual([]);
});
