import type { Page } from '@playwright/test';
import type { Product } from './product.ts';

/** The person opens the page again when so many seconds have passed for everybody. */
export async function comeBackLater(page: Page, product: Product, seconds: number): Promise<void> {
  await product.letTimePass(seconds);
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now + seconds * 1000);
  await page.reload();
}
