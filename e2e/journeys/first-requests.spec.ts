import { ROUTES, type Route } from '@claypot/domain/routes';
import type { Page } from '@playwright/test';
import { someone } from '../support/account.ts';
import { Guest } from '../support/guest.ts';
import { visitSideBySide } from '../support/side-by-side.ts';
import { expect, test } from '../support/test.ts';

/** Set when a screen has been looked at and the code of others begins to come. */
const AHEAD = 'claypot:ahead';

/** Takes what its page asked for once it is known that there is a cart, and here nothing is answered. */
const HELD_BACK: string = ROUTES.orderConfirmation.path;

/** The paths of the routes whose screens are built, with an id where they want one. */
function pathsOf(isWanted: (route: Route) => boolean): readonly string[] {
  return Object.values<Route>(ROUTES)
    .filter((route) => route.screen !== null && isWanted(route))
    .map(({ path }) => path.replaceAll(/:\w+/g, 'some-id'));
}

/** What a page asked the API for before it began to fetch ahead. */
interface Noted {
  /** From its HTML: while the script ran that stands in it. */
  readonly early: Promise<string>[];
  /** From the code that came after it. */
  readonly late: Promise<string>[];
}

declare global {
  /** What the page asked and the app has not taken the answer of. */
  var preloadedRequests: ReadonlyMap<string, unknown> | undefined;
  interface Window {
    readonly noted: Noted;
  }
}

/** Notes, from the first byte on, what a page asks the API for, on a line where nothing is answered. */
function noteRequests(mark: string) {
  const noted: Noted = { early: [], late: [] };
  const send = window.fetch;
  const textOf = async (request: Request) =>
    [request.method, new URL(request.url).pathname, await request.text()].join(' ').trim();
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/api/')) return send(request);
    // What tells of later changes is no part of what a screen begins with.
    if (pathname.startsWith('/api/follow/')) return new Promise<never>(() => undefined);
    if (performance.getEntriesByName(mark).length === 0) {
      // Code that is a module, as all of the app's is, is never the current script.
      const isEarly = document.currentScript?.dataset.company !== undefined;
      noted[isEarly ? 'early' : 'late'].push(textOf(request));
    }
    return new Promise<never>(() => undefined);
  };
  Object.assign(window, { noted });
}

/** What a page asks for; null where it is one that everybody sees alike and that asks nothing. */
async function visit(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#root').waitFor({ state: 'attached' });
  if ((await page.locator('script[data-company]').count()) === 0) return null;
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, AHEAD);
  return await page.evaluate(async () => ({
    early: await Promise.all(window.noted.early),
    late: await Promise.all(window.noted.late),
    untaken: [...(globalThis.preloadedRequests?.keys() ?? [])],
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
      const { early, late, untaken } = noted;
      seen += early.length;
      expect.soft(early.toSorted(), `${path} asks once`).toEqual([...new Set(early)].sort());
      if (path !== HELD_BACK) expect.soft(untaken, `${path} asks nothing in vain`).toEqual([]);
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

test('every page asks from its HTML for what its screen begins with', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  await guest.prepare();
  await expectAllEarly(
    page,
    pathsOf(({ members }) => !members),
  );
});

test('so does every page that shows a member something of theirs', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  await guest.prepareMember(someone());
  const { home, me } = ROUTES;
  await expectAllEarly(page, [home.path, me.path, ...pathsOf(({ members }) => members === true)]);
});
