import { expect, type Locator, type Page } from '@playwright/test';

const MAX_STEPS = 150;

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** Presses Tab until the target has the focus. Throws if it is not reached. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}

/**
 * Moves to the target with Tab and presses it: Enter for links and buttons, Space for checkboxes. A
 * new screen may move the focus to its title after the first Tab, so the key is sent to the target.
 */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, target);
  await target.press(key);
}

/** Moves to the target with Tab and types. */
export async function type(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await target.pressSequentially(text);
}
