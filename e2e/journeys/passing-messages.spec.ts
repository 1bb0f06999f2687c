import { Guest } from '../support/guest.ts';
import { expect, test } from '../support/test.ts';

test('a passing message covers nothing that it is about, and is gone with a press that leads on', async ({
  page,
}) => {
  const guest = await Guest.speaking('en', page);
  const { t } = guest;
  await guest.prepare();
  await page.goto('/menu');
  // In the list: a banner may lead to a deal as well, and is not always in sight.
  const deals = page.getByRole('heading').locator('a[href^="/menuDetail/hot_deal/"]');
  await deals.first().click();
  await page.waitForURL('**/menuDetail/**');
  await guest.button(t('item:add')).click();
  const missing = guest.toast(t('errors:SELECT_ALL_REQUIRED_VARIATION'));
  await expect(missing).toBeVisible();
  const heading = page.locator('fieldset:focus legend');
  const belowMessage = async () => {
    const [said, about] = await Promise.all([missing.boundingBox(), heading.boundingBox()]);
    return said !== null && about !== null && about.y - (said.y + said.height);
  };
  await expect.poll(belowMessage).toBeGreaterThanOrEqual(0);
  // It has come to rest there, and was not scrolled past.
  await expect.poll(belowMessage).toBeLessThan(120);

  await page.goto('/menu');
  await guest.openDish();
  await guest.button(t('item:add')).click();
  const added = guest.toast(t('system:addedToCart'));
  await expect(added).toBeVisible();
  await guest.goToCheckout();
  await expect(guest.heading(t('checkout:items'))).toBeVisible();
  await expect(added).toBeHidden({ timeout: 1000 });
});
