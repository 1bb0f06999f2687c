import {
  type Browser,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';

/** Controls that only the app handles. */
const CONTROLS =
  'button, input, select, textarea, label[for], [role=button], [role=tab], [role=radio], summary ~ button';

/** Opens a page without script in a new context, with the cookies of another one if given. */
export async function openWithoutScript(
  browser: Browser,
  options: { readonly like?: BrowserContext; readonly locale?: string } = {},
): Promise<Page> {
  const { like, locale } = options;
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(like && { storageState: await like.storageState() }),
    ...(locale && { locale }),
  });
  return await context.newPage();
}

/** Waits until the page has a content, and checks that it has no visible control. */
export async function expectReadable(page: Page, content: Locator): Promise<void> {
  await expect(content).toBeVisible();
  const visible = page.locator(CONTROLS).filter({ visible: true });
  expect(await visible.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))).toEqual([]);
}
