import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type OpenPage, TestBrowser } from '../../worker/testing/browser.ts';
import { BUILD } from '../../worker/testing/served.ts';

const NEXT = { ...BUILD, version: 'v2', files: ['/assets/app-2.js', '/assets/style-1.css'] };
const AFTER_NEXT = { ...BUILD, version: 'v3', files: ['/assets/app-3.js', '/assets/style-1.css'] };
const HOUR = 60 * 60 * 1000;

/** Browser with the worker of v1 and an open page of v1 that has not run its code yet. */
async function openedBrowser() {
  const browser = new TestBrowser(BUILD);
  await browser.install();
  await browser.activate();
  return { browser, page: openPage(browser) };
}

function openPage(browser: TestBrowser): OpenPage {
  const page = browser.open();
  if (page === null) throw new Error('Neither the worker nor the server has a page');
  return page;
}

test('announces a version if its worker took over before the page ran its code', async () => {
  const { browser, page } = await openedBrowser();
  browser.server = NEXT;
  await browser.install();
  await browser.activate();
  await page.run();
  await browser.pass(1000);
  expect(page.announced).toEqual(['v2']);
});

test('announces a version that only the page itself looks for', async () => {
  const { browser, page } = await openedBrowser();
  browser.server = NEXT;
  await page.run();
  await browser.pass(10_000);
  expect(page.announced).toEqual(['v2']);
});

test('activates a worker that the browser keeps waiting', async () => {
  const { browser, page } = await openedBrowser();
  await page.run();
  browser.server = NEXT;
  await browser.install();
  page.show(true);
  await browser.pass(10_000);
  expect(browser.reloaded()).toBe('v2');
  expect(page.announced).toEqual(['v2']);
});

test.each([
  ['after the page has run its code', ['run', 'install']],
  ['before the page runs its code', ['install', 'run']],
])('activates a waiting worker of the same version, installed %s', async (_, order) => {
  const { browser, page } = await openedBrowser();
  for (const step of order) await (step === 'run' ? page.run() : browser.installSameVersion());
  await browser.pass(5000);
  expect(browser.hasWaiting()).toBe(false);
  expect(page.announced).toEqual([]);
});

test('retries activating a waiting worker of the same version when messages get lost', async () => {
  const { browser, page } = await openedBrowser();
  await page.run();
  browser.isMessageLost = true;
  await browser.installSameVersion();
  await browser.pass(10_000);
  expect(browser.hasWaiting()).toBe(true);
  browser.isMessageLost = false;
  await browser.pass(30_000);
  expect(browser.hasWaiting()).toBe(false);
});

test('announces nothing while a reload would open the same version', async () => {
  const { browser, page } = await openedBrowser();
  browser.isUpdatePostponed = true;
  browser.server = NEXT;
  await page.run();
  await browser.pass(HOUR);
  expect(page.announced).toEqual([]);
  await browser.install();
  await browser.activate();
  await browser.pass(1000);
  expect(page.announced).toEqual(['v2']);
});

test('announces nothing on a page that the server sent ahead of the worker', async () => {
  const { browser } = await openedBrowser();
  browser.server = NEXT;
  const page = browser.openFromServer();
  await page?.run();
  await browser.pass(HOUR);
  expect(page?.announced).toEqual([]);
});

test('tries again when the code of the announcement does not load', async () => {
  const { browser, page } = await openedBrowser();
  page.failures = 2;
  browser.server = NEXT;
  await page.run();
  await browser.pass(60_000);
  expect(page.announced).toEqual(['v2']);
});

test('announces the version of the server when the browser has no worker', async () => {
  const browser = new TestBrowser(BUILD);
  browser.isUpdatePostponed = true;
  const page = openPage(browser);
  await page.run();
  browser.server = NEXT;
  await browser.pass(HOUR);
  expect(page.announced).toEqual(['v2']);
});

test('checks at once when the page becomes visible again', async () => {
  const { browser, page } = await openedBrowser();
  await page.run();
  await browser.pass(1000);
  page.show(false);
  browser.server = NEXT;
  await browser.pass(HOUR);
  expect(page.announced, 'a hidden page does not look').toEqual([]);
  page.show(true);
  await browser.pass(10_000);
  expect(page.announced).toEqual(['v2']);
});

/** One event. Events of one list occur in its order. */
type Step = (browser: TestBrowser, page: OpenPage) => Promise<void> | void;

const CODE: readonly Step[] = [(_, page) => page.run()];
const RESTART: readonly Step[] = [
  (browser) => {
    browser.server = null;
  },
  (browser) => {
    browser.server = NEXT;
  },
];
const TAKE_OVER: readonly Step[] = [
  (browser) => browser.install(),
  (browser) => browser.activate(),
];
const HIDE: readonly Step[] = [(_, page) => page.show(false), (_, page) => page.show(true)];
const FREEZE: readonly Step[] = [(_, page) => page.freeze(), (_, page) => page.restore()];
const LOST_MESSAGES: readonly Step[] = [
  (browser) => {
    browser.isMessageLost = true;
  },
  (browser) => {
    browser.isMessageLost = false;
  },
];
const BROKEN_INSTALL: readonly Step[] = [
  (browser) => {
    browser.isInstallBroken = true;
  },
  (browser) => {
    browser.isInstallBroken = false;
  },
];

/** Yields every interleaving of the lists that preserves the order within each list. */
function* everyOrder(lists: readonly (readonly Step[])[]): Generator<readonly Step[]> {
  if (lists.every((list) => list.length === 0)) yield [];
  for (const [index, [step, ...rest]] of lists.entries()) {
    if (step === undefined) continue;
    for (const order of everyOrder(lists.with(index, rest))) yield [step, ...order];
  }
}

test.each([
  ['nothing else', []],
  ['the page being hidden and shown', HIDE],
  ['the page being frozen and restored', FREEZE],
  ['messages that get lost', LOST_MESSAGES],
  ['an installation that fails', BROKEN_INSTALL],
])(
  'announces the new version once in any order of restart, takeover, page code and %s',
  async (_, others) => {
    for (const order of everyOrder([CODE, RESTART, TAKE_OVER, others])) {
      for (const pause of [null, 5000]) {
        const { browser, page } = await openedBrowser();
        for (const step of order) {
          await step(browser, page);
          if (pause !== null) await browser.pass(pause);
          expect(page.announced.filter((version) => version === 'v1')).toEqual([]);
        }
        await browser.pass(HOUR / 2);
        expect(page.announced).toEqual(['v2']);
      }
    }
  },
);

test('announces a newer version once in each of several tabs, in any order of events', async () => {
  const step = fc.constantFrom<((browser: TestBrowser, pages: OpenPage[]) => unknown)[]>(
    (browser) => browser.install(),
    (browser) => browser.activate(),
    async (browser, pages) => {
      const page = browser.open();
      if (page === null) return;
      pages.push(page);
      await page.run();
    },
    async (browser, pages) => {
      const page = browser.openFromServer();
      if (page === null) return;
      pages.push(page);
      await page.run();
    },
    (browser) => {
      browser.server = null;
    },
    (browser) => {
      browser.server = NEXT;
    },
    (browser) => {
      browser.isInstallBroken = !browser.isInstallBroken;
    },
    (browser) => {
      browser.isMessageLost = !browser.isMessageLost;
    },
    (browser) => {
      browser.isUpdatePostponed = !browser.isUpdatePostponed;
    },
    (_, pages) => pages.at(-1)?.show(false),
    (_, pages) => pages.at(0)?.show(true),
    (_, pages) => pages.at(-1)?.freeze(),
    (_, pages) => pages.at(0)?.restore(),
    (_, pages) => {
      const page = pages.at(-1);
      if (page !== undefined) page.failures += 1;
    },
    (browser) => browser.pass(3000),
    (browser) => browser.pass(11 * 60 * 1000),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { browser, page } = await openedBrowser();
      const pages = [page];
      await page.run();
      for (const each of steps) await each(browser, pages);
      browser.server = AFTER_NEXT;
      browser.isInstallBroken = false;
      browser.isMessageLost = false;
      browser.isUpdatePostponed = false;
      for (const open of pages) {
        open.restore();
        open.show(true);
      }
      await browser.pass(3 * HOUR);
      for (const { announced, version } of pages) {
        expect(announced).toHaveLength(1);
        expect(announced).not.toContain(version);
      }
    }),
    { numRuns: 200 },
  );
});
