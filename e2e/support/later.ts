import type { Page } from '@playwright/test';
import type { Product } from './product.ts';

/** Moves the clocks of the server and the page, then reloads the page. */
export async function comeBackLater(page: Page, product: Product, seconds: number): Promise<void> {
  await product.advanceClock(seconds);
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now + seconds * 1000);
  await page.reload();
}
