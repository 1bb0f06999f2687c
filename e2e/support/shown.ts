import type { Locator, Page } from '@playwright/test';

/**
 * Finds a text on the page, dialogs included. Excludes the live region, which repeats a text for
 * some seconds, and the server-rendered page that still covers the app's screen.
 */
export function shown(
  page: Page,
  text: string | RegExp,
  options?: { readonly exact?: boolean },
): Locator {
  return page.getByText(text, options).and(page.locator(':not([role="log"] *):not(.face *)'));
}
