import { expect, type Page } from '@playwright/test';
import { collectBrowserErrors } from './browser-errors.ts';

const TABS = 4;

/**
 * Visits many pages in several tabs, because a visit is mostly waiting. Fails on errors in the
 * console.
 * @param first the tab that is already open.
 * @param prepare runs in each tab before the first visit.
 */
export async function visitSideBySide(
  first: Page,
  paths: readonly string[],
  visit: (page: Page, path: string) => Promise<void>,
  prepare: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const remaining = [...paths];
  const visitRemaining = async (page: Page) => {
    await prepare(page);
    for (let path = remaining.shift(); path !== undefined; path = remaining.shift())
      await visit(page, path);
  };
  const visitInNewTab = async () => {
    const page = await first.context().newPage();
    const unexpectedErrors = collectBrowserErrors(page, {});
    await visitRemaining(page);
    expect(unexpectedErrors(), 'the console stays quiet').toEqual([]);
    await page.close();
  };
  await Promise.all([visitRemaining(first), ...Array.from({ length: TABS - 1 }, visitInNewTab)]);
}
