import { Guest } from '../support/guest.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/stripe.ts';

test('charges a card on Stripe’s page and creates the order', async ({ page, stripe }) => {
  const guest = await Guest.speaking('en', page);
  await guest.comeToCheckout();
  await guest.button(guest.t('checkout:orderNow')).click();
  await guest.button(guest.t('checkout:guestConfirm')).click();
  await page.waitForURL(`${stripe.url}/c/pay/**`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order CP-/);

  // Leaving shows the unpaid order at once, and Continue returns to the same payment page.
  await page.getByRole('link', { name: 'leave' }).click();
  await expect(guest.heading(guest.t('checkout:unpaidTitle'))).toBeVisible();
  await guest.button(guest.t('checkout:continuePayment')).click();
  await page.waitForURL(`${stripe.url}/c/pay/**`);
  await page.getByRole('button', { name: 'card' }).click();
  await page.waitForURL('**/orderDetail/**');
  await expect(guest.paidStatus()).toBeVisible();
  expect(stripe.ledger.sessions.size).toBe(1);
});

test('shows an FPX payment as processing until the bank confirms it', async ({
  page,
  stripe,
  sendEvent,
}) => {
  const guest = await Guest.speaking('zh_CN', page);
  await guest.comeToCheckout();
  await guest.button(guest.t('checkout:orderNow')).click();
  await guest.button(guest.t('checkout:guestConfirm')).click();
  await page.waitForURL(`${stripe.url}/c/pay/**`);
  await page.getByRole('button', { name: 'fpx' }).click();

  await expect(guest.heading(guest.t('checkout:processingTitle'))).toBeVisible();
  await expect(
    page.getByRole('button', { name: guest.t('checkout:cancelOrder'), exact: true }),
  ).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: guest.t('checkout:continuePayment'), exact: true }),
  ).toHaveCount(0);
  await guest.expectArrived();
  // The order shows the same, also after a reload.
  await page.goto('/order');
  await page.getByRole('main').locator('a[href^="/orderDetail/"]').first().click();
  await expect(shown(page, guest.t('orders:processingText'))).toBeVisible();
  await expect(guest.button(guest.t('orders:completePayment'))).toHaveCount(0);
  await guest.expectArrived();

  const [session] = stripe.ledger.sessions.values();
  if (session === undefined) throw new Error('Nobody has paid');
  stripe.ledger.decide(session.id, true, Math.floor(Date.now() / 1000));
  await sendEvent('checkout.session.async_payment_succeeded', session);
  await expect(guest.paidStatus()).toBeVisible();
});
