import { expect, type Page } from '@playwright/test';
import { formatVisitChoices } from '../../packages/domain/src/account/session/visit-choices.ts';
import { equalsWithinMinute } from './equals-within-minute.ts';
import { readSession } from './prepare.ts';

/** Requests after hydration that load no data of the page: streams, and the order they follow. */
const STREAMS = /^\/api\/(?:follow|order_detail)\//;
/** An address shows its delivery fee once it has been visible for a moment. */
const WHEN_SEEN = /^\/api\/delivery_options\//;

/** Texts and requests of a page until the app prefetches for the next screens. */
interface PageRecord {
  /** Texts of the root element before the app's code; null without a rendered page. */
  readonly before: readonly string[] | null;
  /** Texts in the first frame after hydration. */
  readonly after: readonly string[];
  /** Paths of the requests to the API. */
  readonly requests: readonly string[];
  /** True if the server had all data in time. */
  readonly isComplete: boolean;
  readonly isBusy: boolean;
}

/** Makes every page of the browser record its texts and requests. */
export async function recordPages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const textsOf = (root: Element, skipped: string) => {
      const texts: string[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { nodeValue, parentElement } = walker.currentNode;
        const text = nodeValue?.trim() ?? '';
        if (text !== '' && !parentElement?.closest(skipped)) texts.push(text);
      }
      return texts;
    };
    const record = {
      before: null as readonly string[] | null,
      after: [] as readonly string[],
      requests: [] as string[],
      isComplete: false,
      isBusy: false,
    };
    const recordBefore = () => {
      const root = document.getElementById('root');
      if (root === null || document.getElementById('page-state') === null) return;
      observer.disconnect();
      // The sketch of a place is drawn for the measured size.
      record.before = textsOf(root, 'svg');
      record.isBusy = root.querySelector('main[aria-busy="true"]') !== null;
    };
    const observer = new MutationObserver(recordBefore);
    observer.observe(document, { childList: true, subtree: true });

    const { fetch: send } = globalThis;
    globalThis.fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      if (pathname.startsWith('/api/')) record.requests.push(pathname);
      return send(input, init);
    };
    const { promise, resolve } = Promise.withResolvers<object>();
    Object.assign(globalThis, { pageRecord: promise });
    const mark = performance.mark.bind(performance);
    performance.mark = (name, options) => {
      if (name === 'claypot:hydrated') {
        const state = document.getElementById('page-state')?.textContent ?? '{}';
        record.isComplete = JSON.parse(state).isComplete === true;
        // Effects may still change the page before its first frame.
        requestAnimationFrame(() =>
          setTimeout(() => {
            record.after = textsOf(document.getElementById('root') ?? document.body, 'none');
          }),
        );
      }
      // From here on the app prefetches.
      if (name === 'claypot:ahead') resolve({ ...record, requests: [...record.requests] });
      return mark(name, options);
    };
  });
}

/**
 * Waits until the device has the cookies by which the server knows the visitor and their choices.
 * The app writes the choices a moment after its start; a page that is opened before is a skeleton.
 */
export async function expectKnownVisitor(page: Page): Promise<void> {
  const cookies = () => page.evaluate(() => document.cookie);
  await expect.poll(cookies, 'the server knows the visitor').toContain('claypot_visit=');
  const knowsChoices = async () => {
    const choices = formatVisitChoices({ guest_name: null, ...(await readSession(page)) });
    return choices === null || (await cookies()).includes(`claypot_order=${choices}`);
  };
  await expect.poll(knowsChoices, 'the server knows the choices').toBe(true);
}

/**
 * Opens a path, and checks that the server has rendered its page with all data. Hydration changes
 * no text and requests no data. Returns the texts of the page.
 */
export async function expectRendered(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(path, { waitUntil: 'commit' });
  return await expectHydrated(page);
}

/** Checks an opened page as `expectRendered` does. */
export async function expectHydrated(page: Page): Promise<readonly string[]> {
  const path = new URL(page.url()).pathname;
  const { after, before, isBusy, isComplete, requests } = await readRecord(page);
  expect(before, `${path} is rendered`).not.toBeNull();
  expect(isComplete, `${path} has its data`).toBe(true);
  expect(isBusy, `${path} is not loading`).toBe(false);
  expect(
    before?.filter((text) => !after.some((each) => equalsWithinMinute(text, each))),
    `${path} stays as it is`,
  ).toEqual([]);
  const data = requests.filter((each) => !STREAMS.test(each) && !WHEN_SEEN.test(each));
  expect(data, `${path} brings its data`).toEqual([]);
  return after;
}

/** Waits until the page prefetches, and returns its record. */
function readRecord(page: Page): Promise<PageRecord> {
  return page.evaluate(
    () => (globalThis as unknown as { readonly pageRecord: Promise<PageRecord> }).pageRecord,
  );
}
