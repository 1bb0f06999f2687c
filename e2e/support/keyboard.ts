import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STEPS = 150;

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** Moves with Tab until the target has the focus; fails when it cannot be reached. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}

/**
 * Goes there with Tab and presses it: Enter for links and buttons, Space for boxes. A screen that has
 * just come takes the focus to its title, be it after the first Tab: the key is for the target.
 */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, target);
  await target.press(key);
}

/** Goes there with Tab and types. */
export async function type(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await target.pressSequentially(text);
}
