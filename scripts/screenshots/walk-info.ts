import type { Page } from 'playwright-core';
import type { Shoot } from './shoot.ts';

/** Paths of the company's information pages and the settings. */
const PATHS = ['setting', 'about', 'help', 'highlightDetail', 'tnc', 'privacy', 'refund'] as const;

export async function walkInfo(page: Page, shoot: Shoot): Promise<void> {
  for (const [index, path] of PATHS.entries()) {
    await page.goto(`/${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await shoot(`${40 + index}-${path}`);
  }
}
