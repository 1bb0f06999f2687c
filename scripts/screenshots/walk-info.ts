import type { Page } from 'playwright-core';
import type { Shoot } from './shoot.ts';

/** What the company has to say, with its settings. */
const PATHS = ['setting', 'about', 'help', 'highlightDetail', 'tnc', 'privacy', 'refund'] as const;

/** Looks up everything there is to read. */
export async function walkInfo(page: Page, shoot: Shoot): Promise<void> {
  for (const [index, path] of PATHS.entries()) {
    await page.goto(`/${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await shoot(`${40 + index}-${path}`);
  }
}
