import type { Language } from '@claypot/i18n';
import type { Page } from 'playwright-core';
import { Guest } from '../../e2e/support/guest.ts';
import { walkDelivery } from './walk-delivery.ts';
import { walkInfo } from './walk-info.ts';
import { walkMembers } from './walk-members.ts';

/** Takes a picture of the page as it stands, under a name. */
export type Shoot = (name: string) => Promise<void>;

/** A guest's way through every screen and to being a member, with a picture of each. */
export async function walk(page: Page, language: Language, shoot: Shoot): Promise<void> {
  const guest = await Guest.speaking(language, page);
  const { t } = guest;

  await page.goto('/login');
  await shoot('01-login');
  await guest.continueAsGuest();
  await shoot('02-me');
  await page.goto('/home');
  await shoot('03-home');
  await page.goto('/order');
  await shoot('04-orders-empty');
  await page.goto('/language');
  await shoot('05-language');
  await page.goto('/branchList');
  await shoot('06-branches');
  await page.getByRole('link', { name: guest.words.branch }).click();
  await guest.button(t('branches:select')).waitFor();
  await shoot('07-pickup-branch');
  await guest.button(t('branches:select')).click();
  await page.waitForURL('**/menu');
  await page.getByRole('link', { name: guest.words.dish }).first().waitFor();
  await shoot('08-menu');
  await guest.openDish();
  await shoot('09-dish');
  await page.getByRole('checkbox', { name: guest.words.egg }).scrollIntoViewIfNeeded();
  await shoot('10-dish-options');
  await guest.addWithEgg();
  await shoot('11-menu-with-cart');

  await guest.goToCheckout();
  await guest.button(t('checkout:orderNow')).waitFor();
  await shoot('12-checkout');
  await guest.button(t('checkout:orderNow')).click();
  await shoot('13-checkout-missing');
  await guest.fillBuyer();
  await page.getByText(t('checkout:adjustment')).scrollIntoViewIfNeeded();
  await shoot('14-checkout-payment');
  await guest.button(t('checkout:changePickupTime')).click();
  await shoot('15-checkout-time');
  await page.keyboard.press('Escape');
  await guest.button(t('checkout:orderNow')).click();
  await guest.button(t('checkout:guestConfirm')).waitFor();
  await shoot('16-checkout-as-guest');
  await guest.button(t('checkout:guestConfirm')).click();
  await page.waitForURL('**/sandbox/pay/**');
  await shoot('17-card-page');
  await page.getByRole('link', { name: guest.words.leave }).click();
  await guest.button(t('checkout:continuePayment')).waitFor();
  await shoot('18-awaiting-payment');
  await guest.button(t('checkout:continuePayment')).click();
  await page.waitForURL('**/sandbox/pay/**');
  await guest.pay();
  await guest.status('PREPARING').waitFor();
  await shoot('19-order');
  await page.getByText(t('orders:transactionId')).scrollIntoViewIfNeeded();
  await shoot('20-order-payment');
  await page.goto('/order');
  await guest.status('PREPARING').waitFor();
  await shoot('21-orders');
  await page.goto('/home');
  await shoot('22-home-again');
  await page.goto('/orderConfirmation');
  await page.getByText(t('checkout:emptyTitle')).waitFor();
  await shoot('23-checkout-empty');
  await walkDelivery(page, guest, shoot);
  await walkInfo(page, shoot);
  await walkMembers(page, guest, shoot);
  await page.goto('/nowhere');
  await shoot('24-not-found');
  await page.goto('/maintainance');
  await shoot('25-maintenance');
  const address = new URL(page.url());
  await page.goto(`${address.protocol}//nobody.localhost:${address.port}/login`);
  await shoot('26-company-not-found');
}
