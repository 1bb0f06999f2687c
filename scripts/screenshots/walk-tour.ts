import type { Page } from 'playwright-core';
import { Guest } from '../../e2e/support/guest.ts';
import type { Shoot } from './shoot.ts';

/** Visits the four screens of README's picture: home, menu, a dish and the checkout. */
export async function walkTour(page: Page, shoot: Shoot): Promise<void> {
  const guest = await Guest.speaking('en', page);
  const { t, words } = guest;
  await guest.continueAsGuest();
  await page.goto('/home');
  await guest.button(t('account:offerClose')).click();
  await shoot('tour-home');
  await guest.chooseBranch();
  await page.waitForURL('**/menu');
  await page.getByRole('link', { name: words.dish }).first().waitFor();
  await shoot('tour-menu');
  await guest.openDish();
  await shoot('tour-dish');
  await guest.addWithEgg();
  await guest.goToCheckout();
  await guest.button(t('checkout:orderNow')).waitFor();
  await guest.fillBuyer();
  await page.getByLabel(t('checkout:phone')).blur();
  await page.getByText(t('checkout:adjustment')).scrollIntoViewIfNeeded();
  await shoot('tour-checkout');
}
