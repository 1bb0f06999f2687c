import { ROUTES, type Route } from '@claypot/domain';
import type { Page } from '@playwright/test';
import { someone } from '../support/account.ts';
import { Guest } from '../support/guest.ts';
import { expect, test } from '../support/test.ts';

/** Set when a screen has been looked at and the code of others begins to come. */
const AHEAD = 'claypot:ahead';

/** The paths of the routes whose screens are built, with an id where they want one. */
function pathsOf(isWanted: (route: Route) => boolean): readonly string[] {
  return Object.values<Route>(ROUTES)
    .filter((route) => route.screen !== null && isWanted(route))
    .map(({ path }) => path.replaceAll(/:\w+/g, 'some-id'));
}

/** Notes, from the first byte on, what a page asks the API for until it begins to fetch ahead. */
function noteRequests(mark: string) {
  const noted: Promise<string>[] = [];
  const send = window.fetch;
  const textOf = async (request: Request) =>
    [request.method, new URL(request.url).pathname, await request.text()].join(' ').trim();
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    if (performance.getEntriesByName(mark).length === 0) noted.push(textOf(request.clone()));
    return send(request);
  };
  Object.assign(window, { noted });
}

declare global {
  interface Window {
    readonly noted: readonly Promise<string>[];
  }
}

/** A line on which nothing is answered, and no code comes before it may. */
async function holdTheLine(page: Page) {
  const asked: string[] = [];
  let letCodeCome = () => {};
  let code = Promise.resolve();
  await page.addInitScript(noteRequests, AHEAD);
  await page.route('**/api/**', (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname;
    asked.push([request.method(), path, request.postData()].join(' ').trim());
  });
  await page.route(/\/assets\/(?!preload-)[^/]*\.js$/, async (route) => {
    await code;
    // A page that was left meanwhile wants it no more.
    await route.continue().catch(() => undefined);
  });

  /** What a page asks for from its HTML; undefined where it is one that everybody sees alike. */
  async function askedByPage(): Promise<readonly string[] | undefined> {
    const count = await page.evaluate(() => {
      if (document.querySelector('script[data-company]') === null) return undefined;
      const preloaded: unknown = Reflect.get(globalThis, 'preloadedRequests');
      return preloaded instanceof Map ? preloaded.size : 0;
    });
    if (count === undefined) return undefined;
    await expect.poll(() => asked.length).toBe(count);
    return [...asked];
  }
  return {
    /** What a page asks for from its HTML, and what it asks for before anything is answered. */
    async visit(path: string) {
      await page.goto('about:blank');
      asked.length = 0;
      code = new Promise((resolve) => {
        letCodeCome = resolve;
      });
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('#root').waitFor({ state: 'attached' });
      const early = await askedByPage();
      letCodeCome();
      if (early === undefined) return null;
      await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, AHEAD);
      return { early, all: await page.evaluate(() => Promise.all(window.noted)) };
    },
  };
}

async function expectAllEarly(page: Page, paths: readonly string[]) {
  const line = await holdTheLine(page);
  for (const path of paths) {
    const seen = await line.visit(path);
    if (seen === null) continue;
    const { all, early } = seen;
    expect
      .soft(early.toSorted(), `${path} asks nothing in vain`)
      .toEqual([...new Set(early)].sort());
    expect.soft([...new Set(all)].sort(), `${path} asks from its HTML`).toEqual(early.toSorted());
  }
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
