import type { Page } from '@playwright/test';
import { Guest } from '../support/guest.ts';
import { expect, test } from '../support/test.ts';

/** Returns the number of view transitions since the page loaded. */
function countTransitions(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset.turns ?? 0));
}

test('screen changes use a transition and move the focus; none runs with reduced motion', async ({
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
  expect(await countTransitions(page)).toBe(0);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await guest.openDish();
  await expect(page.locator('[data-screen-title]')).toBeFocused();
  // A press during the transition applies to the new screen.
  await page.getByRole('checkbox', { name: guest.words.egg }).check();
  expect(await countTransitions(page)).toBe(1);
  await page.getByRole('link', { name: guest.t('common:back'), exact: true }).click();
  await page.waitForURL('**/menu');
  await expect(page.getByRole('link', { name: guest.words.dish })).toBeInViewport();
  expect(await countTransitions(page)).toBe(2);
  await expect(page.locator('html')).not.toHaveAttribute('data-way');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await guest.openDish();
  expect(await countTransitions(page)).toBe(2);
});
