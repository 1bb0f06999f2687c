import { Guest } from '../support/guest.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

const CREATE_ORDER = '**/api/cart/create_order';

test.use({ expectedFailures: { failedRequests: true } });

test('a lost reply, a reload and a retry result in one order', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  await guest.comeToCheckout();

  // The server creates the order; its response and all status requests before the reload are lost.
  await page.route(CREATE_ORDER, async (route) => {
    // Playwright's runner does not resolve *.localhost; browsers do.
    await route.fetch({ url: route.request().url().replace('demo.localhost', '127.0.0.1') });
    await route.abort();
  });
  await page.route('**/api/cart/order_outcome', (route) => route.abort());
  await guest.button(guest.t('checkout:orderNow')).click();
  await guest.button(guest.t('checkout:guestConfirm')).click();
  await expect(guest.heading(guest.t('checkout:unreachableTitle'))).toBeVisible();

  await page.unrouteAll();
  await page.reload();
  await expect(guest.heading(guest.t('checkout:unpaidTitle'))).toBeVisible();
  await guest.button(guest.t('checkout:continuePayment')).click();
  await guest.pay();

  await page.goto('/order');
  await expect(guest.orders()).toHaveCount(1);
});

test('an order that was never sent can be sent again, once', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  await guest.comeToCheckout();
  await page.route(CREATE_ORDER, (route) => route.abort());
  await guest.button(guest.t('checkout:orderNow')).click();
  await guest.button(guest.t('checkout:guestConfirm')).click();
  await expect(shown(page, guest.t('checkout:notPlacedTitle'))).toBeVisible();

  await page.unrouteAll();
  await guest.orderNow();
  await guest.pay();
  await page.goto('/order');
  await expect(guest.orders()).toHaveCount(1);
});
