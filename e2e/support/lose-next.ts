import type { Page } from '@playwright/test';

/**
 * Blocks the next request to `url` without a response; later ones reach the server. Returns a
 * function that waits for that request.
 */
export async function loseNext(page: Page, url: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, () => resolve(), { times: 1 });
  return () => promise;
}
