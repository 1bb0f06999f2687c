import { Guest } from '../support/guest.ts';
import { expect, test } from '../support/test.ts';

test('starts no animation with reduced motion', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  await guest.enter();

  // Without that preference, the banners advance by themselves.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/home');
  await expect(guest.button(guest.t('common:pauseSlides')).first()).toBeVisible();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/home');
  await expect(guest.button(guest.t('common:playSlides')).first()).toBeVisible();
  await page.getByRole('link', { name: guest.t('common:pickup'), exact: true }).click();
  await expect(page.getByRole('link', { name: guest.words.branch })).toBeVisible();
  const moving = await page.evaluate(() =>
    document.getAnimations().map((animation) => String(animation.effect?.getTiming().duration)),
  );
  expect(moving).toEqual([]);
});
