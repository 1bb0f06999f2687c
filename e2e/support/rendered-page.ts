import { expect, type Page, type Request } from '@playwright/test';

/** Requests after hydration that load no data of the page: streams, and the order they follow. */
const STREAMS = /^\/api\/(?:follow|order_detail)\//;
/** An address shows its delivery fee once it has been visible for a moment. */
const WHEN_SEEN = /^\/api\/delivery_options\//;

interface Observed {
  /** Texts of the root element before the app's code; null without a rendered page. */
  readonly before: readonly string[] | null;
  /** Texts after hydration. */
  readonly after: readonly string[];
  readonly isBusy: boolean;
}

/** Makes every page of the browser record its texts before the app's code runs. */
export async function recordPages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record = () => {
      const root = document.getElementById('root');
      if (root === null || document.getElementById('page-state') === null) return;
      observer.disconnect();
      const texts: string[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { nodeValue, parentElement } = walker.currentNode;
        // The sketch of a place is drawn for the measured size.
        if (nodeValue?.trim() && !parentElement?.closest('svg')) texts.push(nodeValue.trim());
      }
      const isBusy = root.querySelector('main[aria-busy="true"]') !== null;
      Object.assign(globalThis, { pageBefore: { texts, isBusy } });
    };
    const observer = new MutationObserver(record);
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** Waits until the device has the cookies by which the server knows the visitor. */
export async function expectKnownVisitor(page: Page): Promise<void> {
  const hasCookie = () => page.evaluate(() => document.cookie.includes('claypot_visit='));
  await expect.poll(hasCookie, 'the server knows the visitor').toBe(true);
}

/**
 * Opens a path until the server has rendered its page with all data: on a busy machine it may send
 * an incomplete page or the skeleton. Then hydration changes no text and requests no data.
 */
export async function expectRendered(page: Page, path: string): Promise<void> {
  await expect(async () => {
    const requests: string[] = [];
    let isAhead = false;
    const collect = (request: Request) => {
      const { pathname } = new URL(request.url());
      if (!isAhead && pathname.startsWith('/api/')) requests.push(pathname);
    };
    page.on('request', collect);
    await page.goto(path);
    await waitForMark(page, 'claypot:hydrated');
    const { after, before, isBusy } = await observe(page);
    // After a second the app prefetches what the next screens need.
    await waitForMark(page, 'claypot:ahead');
    isAhead = true;
    page.off('request', collect);
    expect(before, `${path} is rendered`).not.toBeNull();
    expect(isBusy, `${path} has its data`).toBe(false);
    expect(
      before?.filter((text) => !after.includes(text)),
      `${path} stays as it is`,
    ).toEqual([]);
    const data = requests.filter((each) => !STREAMS.test(each) && !WHEN_SEEN.test(each));
    expect(data, `${path} brings its data`).toEqual([]);
  }).toPass({ timeout: 60_000 });
}

function waitForMark(page: Page, name: string) {
  return page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, name);
}

function observe(page: Page): Promise<Observed> {
  return page.evaluate(() => {
    const { pageBefore = null } = globalThis as {
      pageBefore?: { readonly texts: string[]; readonly isBusy: boolean };
    };
    const after: string[] = [];
    const root = document.getElementById('root') ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) after.push(walker.currentNode.nodeValue?.trim() ?? '');
    return { before: pageBefore?.texts ?? null, after, isBusy: pageBefore?.isBusy ?? false };
  });
}
