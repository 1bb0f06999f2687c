import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Guest } from './guest.ts';
import { type Account, readSentCode, serverOf } from './prepare.ts';
import { readSentCodes } from './sent-codes.ts';

/** How long a number waits for its next code, in seconds. */
export const COOLDOWN = 120;

/** Somebody who has not joined yet: a number joins once, however often a journey is run. */
export function someone(): Account {
  return { phone: `012-${randomInt(200, 1000)} ${randomInt(1000, 10_000)}`, password: 'ayam-88' };
}

/** Field of a form by all of its label. */
export function field({ page }: Guest, label: string) {
  return page.getByLabel(label, { exact: true });
}

/** The newest code that went to a phone, the `sent`th of all; on a screen of the product. */
export function readCode({ page }: Guest, phone: string, sent = 1): Promise<string> {
  return readSentCode(serverOf(page), phone, sent);
}

/** Asks for a code and reads it. On /signUp or /forgotPassword; ends with the code to be typed. */
export async function askForCode(guest: Guest, phone: string): Promise<string> {
  const { t } = guest;
  const before = await readSentCodes(serverOf(guest.page), phone);
  await field(guest, t('login:phone')).fill(phone);
  await guest.button(t('account:sendCode')).click();
  await expect(field(guest, t('account:code'))).toBeFocused();
  await expect(field(guest, t('login:phone'))).toHaveAttribute('readonly');
  return await readCode(guest, phone, before.length + 1);
}

/** On /signUp; ends where the new member wanted to go. */
export async function signUp(guest: Guest, { phone, password }: Account) {
  const { page, t } = guest;
  const code = await askForCode(guest, phone);
  await field(guest, t('account:code')).fill(code);
  await field(guest, t('account:password')).fill(password);
  await field(guest, t('account:passwordAgain')).fill(password);
  await page.getByRole('checkbox', { name: t('account:terms') }).check();
  await guest.button(t('account:signUpSubmit')).click();
  await page.waitForURL((url) => url.pathname !== '/signUp');
}

/** On /login. */
export async function fillLogin(guest: Guest, { phone, password }: Account) {
  const { t } = guest;
  await field(guest, t('login:phone')).fill(phone);
  await field(guest, t('login:password')).fill(password);
  await guest.button(t('login:logIn')).click();
}

/** On /login; ends where the member wanted to go, which is /me at first. */
export async function signIn(guest: Guest, account: Account) {
  await fillLogin(guest, account);
  await guest.page.waitForURL((url) => url.pathname !== '/login');
}

/** The words for whoever has just signed in are read. */
export async function readWelcome(guest: Guest) {
  await guest.button(guest.t('me:welcomeOk')).click();
  await expect(guest.button(guest.t('me:welcomeOk'))).toBeHidden();
}

/** Leaves as a member; ends on /login. */
export async function signOut(guest: Guest) {
  const { page, t } = guest;
  await page.goto('/setting');
  await guest.button(t('setting:logOut')).click();
  await page.waitForURL('**/login*');
}
