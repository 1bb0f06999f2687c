import type { Page } from '@playwright/test';

/**
 * Keeps the next request to `url` from the server, without an answer; later ones reach it.
 * @returns a function that waits until there was one
 */
export async function loseNext(page: Page, url: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, () => resolve(), { times: 1 });
  return () => promise;
}
