import { ROUTES, type Route } from '@claypot/domain/routes';
import type { Page } from '@playwright/test';
import { someone } from '../support/account.ts';
import { Guest } from '../support/guest.ts';
import { visitSideBySide } from '../support/side-by-side.ts';
import { expect, test } from '../support/test.ts';

/** Performance mark set when a screen is visible and prefetching begins. */
const AHEAD = 'claypot:ahead';

/** Uses its preloaded responses only after the cart has loaded, which never happens here. */
const WITHOUT_PRELOAD: string = ROUTES.orderConfirmation.path;

/**
 * Returns the paths of the wanted routes that have a screen, with a sample id for each parameter.
 */
function pathsOf(filter: (route: Route) => boolean): readonly string[] {
  return Object.values<Route>(ROUTES)
    .filter((route) => route.screen !== null && filter(route))
    .map(({ path }) => path.replaceAll(/:\w+/g, 'some-id'));
}

/** API requests of a page before it began to prefetch. */
interface Noted {
  /** Sent by the inline script of the HTML. */
  readonly early: Promise<string>[];
  /** Sent by the app's code. */
  readonly late: Promise<string>[];
}

declare global {
  /** Preloaded requests that the app has not used yet, by key. */
  var preloadedRequests: ReadonlyMap<string, unknown> | undefined;
  interface Window {
    readonly noted: Noted;
  }
}

/**
 * Records a page's API requests from the first byte until it begins to prefetch. No API request
 * gets a response.
 */
function noteRequests(mark: string) {
  const noted: Noted = { early: [], late: [] };
  const send = window.fetch;
  const textOf = async (request: Request) =>
    [request.method, new URL(request.url).pathname, await request.text()].join(' ').trim();
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/api/')) return send(request);
    // Live updates are not part of a screen's initial data.
    if (pathname.startsWith('/api/follow/')) return new Promise<never>(() => undefined);
    if (performance.getEntriesByName(mark).length === 0) {
      // `document.currentScript` is null in modules, which all of the app's code is.
      const isEarly = document.currentScript?.dataset.company !== undefined;
      noted[isEarly ? 'early' : 'late'].push(textOf(request));
    }
    return new Promise<never>(() => undefined);
  };
  Object.assign(window, { noted });
}

/** Returns the requests of a page; null if the page is static and preloads nothing. */
async function visit(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#root').waitFor({ state: 'attached' });
  if ((await page.locator('script[data-company]').count()) === 0) return null;
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, AHEAD);
  return await page.evaluate(async () => ({
    early: await Promise.all(window.noted.early),
    late: await Promise.all(window.noted.late),
    unusedPreloads: [...(globalThis.preloadedRequests?.keys() ?? [])],
  }));
}

async function expectAllEarly(first: Page, paths: readonly string[]) {
  let seen = 0;
  await visitSideBySide(
    first,
    paths,
    async (page, path) => {
      const noted = await visit(page, path);
      if (noted === null) return;
      const { early, late, unusedPreloads } = noted;
      seen += early.length;
      expect.soft(early.toSorted(), `${path} asks once`).toEqual([...new Set(early)].sort());
      if (path !== WITHOUT_PRELOAD)
        expect.soft(unusedPreloads, `${path} asks nothing in vain`).toEqual([]);
      expect
        .soft(
          late.filter((request) => !early.includes(request)),
          `${path} asks from its HTML`,
        )
        .toEqual([]);
    },
    (page) => page.addInitScript(noteRequests, AHEAD),
  );
  expect(seen, 'requests from the HTML').toBeGreaterThan(0);
}

test('every page preloads its screen’s initial data from the HTML', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  await guest.prepare();
  await expectAllEarly(
    page,
    pathsOf(({ members }) => !members),
  );
});

test('every member page preloads its screen’s initial data from the HTML', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  await guest.prepareMember(someone());
  const { home, me } = ROUTES;
  await expectAllEarly(page, [home.path, me.path, ...pathsOf(({ members }) => members === true)]);
});
