import { Guest } from '../support/guest.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

test('keeps the cart of a declined card, and finds the same unpaid order after leaving the card page', async ({
  page,
}) => {
  const guest = await Guest.speaking('en', page);
  const { t, words } = guest;
  const remark = page.getByLabel(t('checkout:remarkHint'));
  await guest.comeToCheckout();
  await remark.fill('No lard, please');

  await test.step('the card is declined', async () => {
    await guest.orderNow();
    await guest.button(words.decline).click();
    await page.waitForURL('**/orderConfirmation');
    await expect(shown(page, t('checkout:PAYMENT_DECLINED'))).toBeVisible();
    await expect(shown(page, words.dish)).toBeVisible();
    await expect(remark).toHaveValue('No lard, please');
  });

  await test.step('a new order is cancelled on the way back, which keeps the cart', async () => {
    await guest.orderNow();
    await page.goBack();
    await guest.button(t('checkout:cancelOrder')).click();
    await guest.button(t('checkout:cancelConfirm')).click();
    await expect(shown(page, words.dish)).toBeVisible();
  });

  await test.step('the next order is unpaid after leaving the card page', async () => {
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
    }, t('checkout:confirmingPayment'));
    await page.getByRole('link', { name: words.leave }).click();
    await expect(guest.heading(t('checkout:unpaidTitle'))).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-confirmed');
    await page.reload();
    await expect(guest.heading(t('checkout:unpaidTitle'))).toBeVisible();
    await guest.button(t('checkout:continuePayment')).click();
    await page.waitForURL(payment);
    await guest.pay();
    await expect(guest.paidStatus()).toBeVisible();
  });

  await test.step('the tries are grouped under the paid order, as one meal', async () => {
    await page.goto('/order');
    await expect(guest.orders()).toHaveCount(1);
    await expect(shown(page, t('orders:triesCancelled', { count: 2 }))).toBeVisible();
  });
});
