import type { Page } from 'playwright-core';
import {
  askForCode,
  field,
  readWelcome,
  signIn,
  signOut,
  signUp,
  someone,
} from '../../e2e/support/account.ts';
import type { Guest } from '../../e2e/support/guest.ts';
import type { Shoot } from './shoot.ts';

/** A guest with an address joins, views the member screens, signs out and returns. */
export async function walkMembers(page: Page, guest: Guest, shoot: Shoot): Promise<void> {
  const { t } = guest;
  const account = someone();
  await page.goto('/login?signIn=1');
  await guest.button(t('login:logIn')).click();
  await shoot('50-login-missing');
  await page.goto('/signUp');
  await field(guest, t('login:phone')).waitFor();
  await shoot('51-sign-up');
  await guest.button(t('account:signUpSubmit')).click();
  await shoot('52-sign-up-missing');
  await askForCode(guest, someone().phone);
  await shoot('53-sign-up-code');
  await page.reload();
  await guest.button(t('account:changeNumber')).click();
  await signUp(guest, account);
  await guest.button(t('guestMigration:saveAddresses')).waitFor();
  await shoot('54-addresses-offered');
  await guest.button(t('guestMigration:saveAddresses')).click();
  await guest.button(t('guestMigration:saveAddresses')).waitFor({ state: 'hidden' });
  await shoot('55-me-member');
  await walkOwn(page, guest, shoot);
  await walkTwoCarts(page, guest, shoot);
}

/** Visits the member screens. */
async function walkOwn(page: Page, guest: Guest, shoot: Shoot): Promise<void> {
  const { t } = guest;
  await page.goto('/notification');
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  await shoot('56-notifications');
  await page.goto('/point');
  await page.getByRole('tablist').waitFor();
  await shoot('56b-points');
  await page.goto('/qrCode');
  await guest.button(t('code:enlarge')).waitFor();
  await shoot('56c-payment-code');
  await guest.button(t('code:enlarge')).click();
  await shoot('56d-payment-code-enlarged');
  await page.goto('/firstTime');
  await shoot('57-first-time');
  await page.goto('/profile');
  await guest.button(t('common:save')).click();
  await shoot('58-profile-missing');
  await page.goto('/changePassword');
  await guest.button(t('setting:password')).click();
  await shoot('59-change-password-missing');
  await page.goto('/setting');
  await shoot('60-setting-member');
  await page.goto('/home');
  await shoot('61-home-member');
  await page.goto('/addressBook');
  await shoot('62-addresses-member');
}

/**
 * A new member fills a cart and signs out, fills another cart as a guest at another branch, and
 * signs in again.
 */
async function walkTwoCarts(page: Page, guest: Guest, shoot: Shoot): Promise<void> {
  const { t, words } = guest;
  const account = someone();
  await signOut(guest);
  await page.goto('/forgotPassword');
  await field(guest, t('login:phone')).waitFor();
  await shoot('63-forgot-password');
  await page.goto('/signUp');
  await signUp(guest, account);
  await fillCart(guest, words.branch);
  await signOut(guest);
  await guest.continueAsGuest();
  await fillCart(guest, words.otherBranch);
  await page.goto('/me');
  await page.getByRole('link', { name: t('me:logIn') }).click();
  await signIn(guest, account);
  await page.getByRole('dialog', { name: t('guestMigration:cartsTitle') }).waitFor();
  await shoot('64-two-carts');
  await guest.button(t('guestMigration:keep')).first().click();
  await guest.button(t('me:welcomeOk')).waitFor();
  await shoot('65-me-welcome');
  await readWelcome(guest);
}

async function fillCart(guest: Guest, branch: string): Promise<void> {
  await guest.chooseBranch(branch);
  await guest.openDish();
  await guest.addWithEgg();
}
