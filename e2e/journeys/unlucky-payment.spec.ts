import { Guest } from '../support/guest.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

test('keeps the cart when a card is declined, and creates a new order on the second try', async ({
  page,
}) => {
  const guest = await Guest.speaking('en', page);
  await guest.comeToCheckout();
  const remark = page.getByLabel(guest.t('checkout:remarkHint'));
  await remark.fill('No lard, please');
  await guest.orderNow();
  await guest.button(guest.words.decline).click();
  await page.waitForURL('**/orderConfirmation');

  await expect(shown(page, guest.t('checkout:PAYMENT_DECLINED'))).toBeVisible();
  await expect(shown(page, guest.words.dish)).toBeVisible();
  await expect(remark).toHaveValue('No lard, please');
  await guest.orderNow();
  await guest.pay();
  await expect(guest.paidStatus()).toBeVisible();

  // The declined order is grouped under the paid one, because it was one meal to the guest.
  await page.goto('/order');
  await expect(guest.orders()).toHaveCount(1);
  await expect(shown(page, guest.t('orders:triesCancelled', { count: 1 }))).toBeVisible();
});

test('finds the same unpaid order after leaving the card page', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  await guest.comeToCheckout();
  await guest.orderNow();
  const payment = page.url();
  // A customer who left the payment page must never see that the payment is being confirmed.
  await page.addInitScript((confirming) => {
    new MutationObserver(() => {
      const heading = document.querySelector('main h2');
      if (heading?.textContent === confirming) {
        document.documentElement.dataset.confirmed = 'yes';
      }
    }).observe(document, { childList: true, subtree: true });
  }, guest.t('checkout:confirmingPayment'));
  await page.getByRole('link', { name: guest.words.leave }).click();

  await expect(guest.heading(guest.t('checkout:unpaidTitle'))).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-confirmed');
  await page.reload();
  await expect(guest.heading(guest.t('checkout:unpaidTitle'))).toBeVisible();
  await guest.button(guest.t('checkout:continuePayment')).click();
  await page.waitForURL(payment);
  await guest.pay();
  await expect(guest.paidStatus()).toBeVisible();
});

test('cancels an unpaid order and keeps the cart', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  await guest.comeToCheckout();
  await guest.orderNow();
  await page.goBack();

  await guest.button(guest.t('checkout:cancelOrder')).click();
  await guest.button(guest.t('checkout:cancelConfirm')).click();
  await expect(shown(page, guest.words.dish)).toBeVisible();
  await page.goto('/order');
  await expect(guest.status('CANCELLED')).toBeVisible();
});
