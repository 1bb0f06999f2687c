import type { Page } from '@playwright/test';
import { Guest } from '../support/guest.ts';
import { expect, test } from '../support/test.ts';

/** How often the browser was asked to move from one screen to the next. */
function turns(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset.turns ?? 0));
}

test('screens give way to each other and take the focus along; nothing moves for who wants it still', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition;
    document.startViewTransition = (update) => {
      const { dataset } = document.documentElement;
      dataset.turns = String(Number(dataset.turns ?? 0) + 1);
      return start.call(document, update);
    };
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const guest = await Guest.speaking('en', page);
  await guest.continueAsGuest();
  await guest.chooseBranch();
  await expect(page.getByRole('link', { name: guest.words.dish })).toBeVisible();
  expect(await turns(page)).toBe(0);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await guest.openDish();
  await expect(page.locator('[data-screen-title]')).toBeFocused();
  // What is pressed while it moves is pressed on the screen that is there.
  await page.getByRole('checkbox', { name: guest.words.egg }).check();
  expect(await turns(page)).toBe(1);
  await page.getByRole('link', { name: guest.t('common:back') }).click();
  await page.waitForURL('**/menu');
  await expect(page.getByRole('link', { name: guest.words.dish })).toBeInViewport();
  expect(await turns(page)).toBe(2);
  await expect(page.locator('html')).not.toHaveAttribute('data-way');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await guest.openDish();
  expect(await turns(page)).toBe(2);
});
