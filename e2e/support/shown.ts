import type { Locator, Page } from '@playwright/test';

/**
 * Where a text is shown on the page, dialogs included. What is read aloud of it besides is for a few
 * seconds the same text a second time, and the hidden region that holds it is left out here; so is the
 * face that a page still shows over the app's screen, which says the same.
 */
export function shown(
  page: Page,
  text: string | RegExp,
  options?: { readonly exact?: boolean },
): Locator {
  return page.getByText(text, options).and(page.locator(':not([role="log"] *):not(.face *)'));
}
