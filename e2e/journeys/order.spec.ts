import { Guest } from '../support/guest.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

test('a guest orders, pays and sees the order become ready', async ({ page, product }) => {
  const guest = await Guest.speaking('en', page);
  await guest.continueAsGuest();
  await guest.expectArrived();

  await guest.chooseBranch();
  await expect(page).toHaveURL(/\/menu$/);
  await guest.expectArrived();

  await guest.openDish();
  await guest.expectArrived();
  await page.getByRole('radio', { name: guest.words.large }).check();
  await guest.addWithEgg();
  await expect(guest.toast(guest.t('system:addedToCart'))).toBeVisible();

  await guest.goToCheckout();
  await guest.expectArrived();
  // 18.90 + 9.00 large + 2.00 egg
  await expect(shown(page, '29.90').first()).toBeVisible();
  await guest.fillBuyer();
  await guest.orderNow();
  await expect(shown(page, 'RM 29.90').first()).toBeVisible();
  await guest.expectAccessible();

  await guest.pay();
  await expect(guest.status('PREPARING')).toBeVisible();
  await guest.expectArrived();
  await product.advanceClock(20);
  await expect(guest.status('READY')).toBeVisible();

  await page.goto('/order');
  await expect(guest.status('READY')).toBeVisible();
  await guest.expectArrived();
  await page.goto('/orderConfirmation');
  await expect(shown(page, guest.t('checkout:emptyTitle'))).toBeVisible();
});
