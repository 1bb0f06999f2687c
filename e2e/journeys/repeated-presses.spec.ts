import { BUYER, Guest } from '../support/guest.ts';
import { expect, test } from '../support/test.ts';

test('a double tap on every button adds, orders and pays once', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  const { t } = guest;
  await guest.prepare();
  await page.goto('/menu');
  await guest.openDish(guest.words.kungPao);
  await guest.button(t('item:add')).dblclick();
  await page.waitForURL('**/menu');
  await expect(page.getByRole('link', { name: t('menu:orderNow') })).toContainText('37.80');

  await guest.goToCheckout();
  await guest.fillBuyer();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/cart/create_order')) sent.push(request.url());
  });
  await guest.button(t('checkout:orderNow')).dblclick();
  await guest.button(t('checkout:guestConfirm')).dblclick();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  expect(sent).toHaveLength(1);

  await guest.button(guest.words.pay).dblclick();
  // The second press replaces the navigation of the first, which makes `waitForURL` reject.
  await expect(page).toHaveURL(/\/orderDetail\//);
  await expect(guest.paidStatus()).toBeVisible();
  await page.goto('/order');
  await expect(guest.orders()).toHaveCount(1);
});

test('reload and Back at every step of the checkout lose nothing and order nothing', async ({
  page,
}) => {
  const guest = await Guest.speaking('en', page);
  const { t, words } = guest;
  const fullName = page.getByLabel(t('checkout:fullName'));
  const question = guest.heading(t('checkout:guestTitle'));
  await guest.prepare();
  await page.goto('/menu');
  await guest.goToCheckout();
  await guest.fillBuyer();

  await test.step('the form', async () => {
    await page.reload();
    await expect(fullName).toHaveValue(BUYER.fullName);
    await page.goBack();
    await page.waitForURL('**/menu');
    await page.goForward();
    await expect(fullName).toHaveValue(BUYER.fullName);
  });

  await test.step('the guest confirmation', async () => {
    await guest.button(t('checkout:orderNow')).click();
    await expect(question).toBeVisible();
    await page.reload();
    await expect(fullName).toBeVisible();
    await expect(question).toBeHidden();
    await guest.button(t('checkout:orderNow')).click();
    await expect(question).toBeVisible();
    // Back closes the dialog first, then leaves the screen.
    page.goBack().catch(() => undefined);
    await expect(question).toBeHidden();
    await expect(fullName).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/orderConfirmation');
    await page.goBack();
    await page.waitForURL('**/menu');
    await page.goForward();
    await expect(fullName).toBeVisible();
    await expect(question).toBeHidden();
  });

  await test.step('the card page', async () => {
    await guest.orderNow();
    await page.reload();
    await expect(guest.button(words.pay)).toBeVisible();
    await page.goBack();
    await expect(guest.heading(t('checkout:unpaidTitle'))).toBeVisible();
    await page.reload();
    await guest.button(t('checkout:continuePayment')).click();
    await page.waitForURL('**/sandbox/pay/**');
  });

  await test.step('the paid order', async () => {
    await guest.pay();
    const order = page.url();
    await page.reload();
    await expect(guest.paidStatus()).toBeVisible();
    await page.goBack();
    await expect(guest.button(words.pay)).toBeHidden();
    await page.goto(order);
    await expect(guest.paidStatus()).toBeVisible();
    await page.goto('/order');
    await expect(guest.orders()).toHaveCount(1);
  });
});
