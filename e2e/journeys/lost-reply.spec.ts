import { Guest } from '../support/guest.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

const CREATE_ORDER = '**/api/cart/create_order';

test.use({ expectedFailures: { failedRequests: true } });

test('an order whose request or reply was lost is sent once', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  const { t } = guest;
  const order = async () => {
    await guest.button(t('checkout:orderNow')).click();
    await guest.button(t('checkout:guestConfirm')).click();
  };
  await guest.comeToCheckout();

  // The request never reaches the server.
  await page.route(CREATE_ORDER, (route) => route.abort());
  await order();
  await expect(shown(page, t('checkout:notPlacedTitle'))).toBeVisible();
  await page.unrouteAll();

  // The server creates the order; its response and all status requests before the reload are lost.
  await page.route(CREATE_ORDER, async (route) => {
    // Playwright's runner does not resolve *.localhost; browsers do.
    await route.fetch({ url: route.request().url().replace('demo.localhost', '127.0.0.1') });
    await route.abort();
  });
  await page.route('**/api/cart/order_outcome', (route) => route.abort());
  await order();
  await expect(guest.heading(t('checkout:unreachableTitle'))).toBeVisible();

  await page.unrouteAll();
  await page.reload();
  await expect(guest.heading(t('checkout:unpaidTitle'))).toBeVisible();
  await guest.button(t('checkout:continuePayment')).click();
  await guest.pay();

  await page.goto('/order');
  await expect(guest.orders()).toHaveCount(1);
});
