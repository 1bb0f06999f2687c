import { Guest } from '../support/guest.ts';
import { expect, test } from '../support/test.ts';

test('a toast does not cover its subject, and disappears on navigation', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  const { t } = guest;
  await guest.prepare();
  await page.goto('/menu');
  // In the list, because a banner may link to a deal as well and is not always visible.
  const deals = page.getByRole('heading').locator('a[href^="/menuDetail/hot_deal/"]');
  await deals.first().click();
  await page.waitForURL('**/menuDetail/**');
  await guest.button(t('item:add')).click();
  const missing = guest.toast(t('errors:SELECT_ALL_REQUIRED_VARIATION'));
  await expect(missing).toBeVisible();
  const heading = page.locator('fieldset:focus legend');
  const belowMessage = async () => {
    const [messageBox, headingBox] = await Promise.all([
      missing.boundingBox(),
      heading.boundingBox(),
    ]);
    return (
      messageBox !== null &&
      headingBox !== null &&
      headingBox.y - (messageBox.y + messageBox.height)
    );
  };
  await expect.poll(belowMessage).toBeGreaterThanOrEqual(0);
  // The heading is directly below the toast and not further down.
  await expect.poll(belowMessage).toBeLessThan(120);

  await page.goto('/menu');
  await guest.openDish();
  await guest.button(t('item:add')).click();
  const added = guest.toast(t('system:addedToCart'));
  await expect(added).toBeVisible();
  await guest.goToCheckout();
  await expect(guest.heading(t('checkout:items'))).toBeVisible();
  // Without the navigation it would disappear after five seconds.
  await expect(added).toBeHidden({ timeout: 3000 });
});
