import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Waits until the service worker has cached the page, so that the next visit works offline. */
export async function waitUntilCached(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), 'it is kept')
    .toBe('activated');
}

/** Returns the paths of all responses in the browser's caches. */
export function cachedPaths(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      paths.push(...requests.map(({ url }) => new URL(url).pathname));
    }
    return paths;
  });
}

/** Closes a page and opens another one at a path, as if the app had been closed. */
export async function reopen(context: BrowserContext, page: Page, path: string): Promise<Page> {
  const opened = await context.newPage();
  await page.close();
  await opened.goto(path);
  return opened;
}
