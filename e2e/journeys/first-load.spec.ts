import { Guest } from '../support/guest.ts';
import { visitSideBySide } from '../support/side-by-side.ts';
import { expect, test } from '../support/test.ts';

/** Performance mark set when a screen is visible and prefetching begins. */
const AHEAD = 'claypot:ahead';

test('the login waits only for scripts named in its page', async ({ page }) => {
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

/** Counts, from the first byte on, how often the page loses its heading. */
function countLostHeadings() {
  const seen = { drawn: false, lost: 0 };
  Object.assign(window, { headings: seen });
  new MutationObserver(() => {
    const drawn = document.querySelector('h1') !== null;
    if (seen.drawn && !drawn) seen.lost += 1;
    seen.drawn = drawn;
  }).observe(document, { childList: true, subtree: true });
}

declare global {
  interface Window {
    readonly headings: { readonly drawn: boolean; readonly lost: number };
  }
}

test('keeps a server-rendered page visible while the app replaces it', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  await guest.prepare();
  // Complete server-rendered screens and skeletons.
  await visitSideBySide(
    page,
    ['/home', '/menu', '/me', '/family', '/help', '/tnc', '/signUp'],
    async (tab, path) => {
      await tab.goto(path);
      await tab.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, AHEAD);
      expect(await tab.evaluate(() => window.headings), path).toEqual({ drawn: true, lost: 0 });
    },
    (tab) => tab.addInitScript(countLostHeadings),
  );
});

test('keeps text that was typed before the app loads', async ({ page }) => {
  let letCodeCome = () => {};
  const code = new Promise<void>((resolve) => {
    letCodeCome = resolve;
  });
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await code;
    await route.continue();
  });
  const guest = await Guest.speaking('en', page);
  await page.goto('/signUp', { waitUntil: 'commit' });
  const phone = page.getByLabel(guest.t('login:phone'), { exact: true });
  await phone.fill('012-345 6789');
  letCodeCome();
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, AHEAD);
  await expect(phone).toHaveValue('012-345 6789');
});
