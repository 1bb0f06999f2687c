import { expect, type Page } from '@playwright/test';
import { watchComplaints } from './complaints.ts';

/** How many tabs a person looks at by turns. */
const TABS = 4;

/**
 * Visits many pages in several tabs of one device, as most of a visit is waiting. No tab may
 * complain.
 * @param first the tab that is open already.
 * @param prepare is done to each tab before anything is visited.
 */
export async function visitSideBySide(
  first: Page,
  paths: readonly string[],
  visit: (page: Page, path: string) => Promise<void>,
  prepare: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const left = [...paths];
  const look = async (page: Page) => {
    await prepare(page);
    for (let path = left.shift(); path !== undefined; path = left.shift()) await visit(page, path);
  };
  const lookAside = async () => {
    const page = await first.context().newPage();
    const complaints = watchComplaints(page, {});
    await look(page);
    expect(complaints(), 'the console stays quiet').toEqual([]);
    await page.close();
  };
  await Promise.all([look(first), ...Array.from({ length: TABS - 1 }, lookAside)]);
}
