import type { Page } from 'playwright-core';
import {
  askForCode,
  field,
  readWelcome,
  signIn,
  signOut,
  someone,
} from '../../e2e/support/account.ts';
import type { Guest } from '../../e2e/support/guest.ts';
import type { Shoot } from './walk.ts';

/** A guest joins, looks at what is a member's own, leaves and comes back. */
export async function walkMembers(page: Page, guest: Guest, shoot: Shoot): Promise<void> {
  const { t } = guest;
  const account = someone();
  await page.goto('/signUp');
  await field(guest, t('account:phone')).waitFor();
  await shoot('50-sign-up');
  await field(guest, t('account:code')).fill(await askForCode(guest, account.phone));
  await field(guest, t('account:password')).fill(account.password);
  await field(guest, t('account:passwordAgain')).fill(account.password);
  await page.getByRole('checkbox', { name: t('account:terms') }).check();
  await shoot('51-sign-up-code');
  await guest.button(t('account:signUpSubmit')).click();
  await page.waitForURL('**/me');
  await shoot('52-me-member');
  await page.getByRole('link', { name: t('me:notifications') }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: t('me:notifications') }).click();
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  await shoot('53-notifications');
  await page.goto('/firstTime');
  await shoot('54-first-time');
  await page.goto('/profile');
  await guest.button(t('common:save')).click();
  await shoot('55-profile-missing');
  await page.goto('/changePassword');
  await field(guest, t('setting:oldPassword')).waitFor();
  await shoot('56-change-password');
  await page.goto('/home');
  await shoot('57-home-member');
  await signOut(guest);
  await page.goto('/forgotPassword');
  await field(guest, t('account:phone')).waitFor();
  await shoot('58-forgot-password');
  await page.goto('/login');
  await signIn(guest, account);
  await guest.button(t('me:welcomeOk')).waitFor();
  await shoot('59-me-welcome');
  await readWelcome(guest);
}
