import type { Page } from '@playwright/test';
import { book, bookingStatus, openForm } from '../support/booking.ts';
import { BUYER, Guest } from '../support/guest.ts';
import { expect, test } from '../support/test.ts';
import { translatePages } from '../support/translate.ts';

/** Starts as a guest with a browser that translates every page. */
async function translatedGuest(page: Page, language: Guest['language']): Promise<Guest> {
  await translatePages(page);
  const guest = await Guest.speaking(language, page);
  await guest.enter();
  return guest;
}

/** Returns the total next to the order button. */
function orderTotal(guest: Guest) {
  return guest.button(guest.t('checkout:orderNow')).locator('xpath=preceding-sibling::p');
}

test('a guest orders for pickup while the browser translates every page', async ({ page }) => {
  const guest = await translatedGuest(page, 'en');
  const { t, words } = guest;
  await guest.chooseBranch();
  await guest.openDish();
  await expect(page.locator('main font').first()).toBeVisible();

  await test.step('a new quantity shows a new total', async () => {
    const add = guest.button(t('item:add'));
    await expect(add).toContainText('18.90');
    await guest.button(t('common:increase')).click();
    await expect(add).toContainText('37.80');
    await guest.button(t('common:decrease')).click();
    await expect(add).toContainText('18.90');
  });

  await page.getByRole('radio', { name: words.large }).check();
  await guest.addWithEgg();
  await expect(page.getByRole('link', { name: t('menu:orderNow') })).toContainText('29.90');
  await guest.goToCheckout();
  await expect(orderTotal(guest)).toHaveText(/29\.90$/);
  // The dish earns 18 points and its large size 9; the egg earns none.
  await expect(guest.button(t('checkout:joinForPoints', { count: 27 }))).toBeVisible();
  await guest.button(t('common:increase')).first().click();
  await expect(orderTotal(guest)).toHaveText(/59\.80$/);
  await expect(guest.button(t('checkout:joinForPoints', { count: 54 }))).toBeVisible();
  await guest.fillBuyer();
  await guest.orderNow();
  await guest.pay();
  await expect(guest.paidStatus()).toBeVisible();
  await page.goto('/order');
  await expect(guest.paidStatus()).toBeVisible();
});

test('a guest has an order delivered while the browser translates every page', async ({ page }) => {
  const guest = await translatedGuest(page, 'zh_CN');
  const { t } = guest;
  await page.goto('/home');
  await page.getByRole('link', { name: t('common:delivery'), exact: true }).click();
  await guest.saveAddress('Bukit Bintang', 'B-12-3');
  await guest.openDish();
  await guest.addWithEgg();
  await guest.goToCheckout();
  const courier = page.getByRole('region', { name: t('checkout:deliverTo') });
  const fee = Number((await courier.getByText(/^RM\s\d/).textContent())?.slice('RM '.length));
  const totalFor = (dishes: number) => new RegExp(`RM\\s${(20.9 * dishes + fee).toFixed(2)}$`);
  await expect(orderTotal(guest)).toHaveText(totalFor(1));
  await guest.button(t('common:increase')).first().click();
  await expect(orderTotal(guest)).toHaveText(totalFor(2));
  await guest.fillBuyer();
  await guest.orderNow();
  await guest.pay();
  await expect(guest.paidStatus()).toBeVisible();
});

test.describe('with a separate server', () => {
  // Another journey could move the clock, so that the branch approves the reservation too early.
  test.use({ alone: true });

  test('a guest books and cancels while the browser translates every page', async ({ page }) => {
    const guest = await translatedGuest(page, 'en');
    const { t } = guest;
    await openForm(guest);
    await book(guest, BUYER.fullName, BUYER.phone);
    await expect(bookingStatus(guest, 'PENDING')).toBeVisible();
    await page.getByRole('main').getByRole('link').first().click();
    await page.waitForURL('**/reviewBookTable/**');
    await expect(guest.heading(t('booking:now_PENDING'))).toBeVisible();

    await guest.button(t('booking:cancelBooking')).click();
    await guest.button(t('booking:cancelConfirm')).click();
    await expect(guest.heading(t('booking:now_CANCELLED'))).toBeVisible();
    await expect(guest.heading(t('booking:now_PENDING'))).toBeHidden();
    await page.goBack();
    await expect(bookingStatus(guest, 'CANCELLED')).toBeVisible();
    await expect(bookingStatus(guest, 'PENDING')).toBeHidden();
  });
});
