import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Guest } from './guest.ts';
import { type Account, readSentCode, serverOf } from './prepare.ts';
import { readSentCodes } from './sent-codes.ts';

/** Seconds until a number can request its next code. */
export const COOLDOWN = 120;

/** Returns a new account with a random number, because each number can sign up only once. */
export function someone(): Account {
  return { phone: `012-${randomInt(200, 1000)} ${randomInt(1000, 10_000)}`, password: 'ayam-88' };
}

/** Returns a form field by its complete label. Fields below an open dialog are left out. */
export function field({ page }: Guest, label: string) {
  const reachable = page.locator('dialog[open] *, body:not(:has(dialog[open])) *');
  return page.getByLabel(label, { exact: true }).and(reachable);
}

/**
 * Waits for the given number of codes sent to a phone, and returns the newest. Requires a page of
 * the product.
 */
export function readCode({ page }: Guest, phone: string, sent = 1): Promise<string> {
  return readSentCode(serverOf(page), phone, sent);
}

/** Requests a code on /signUp or /forgotPassword. Returns the code without typing it. */
export async function askForCode(guest: Guest, phone: string): Promise<string> {
  const { t } = guest;
  const before = await readSentCodes(serverOf(guest.page), phone);
  await field(guest, t('login:phone')).fill(phone);
  await guest.button(t('account:sendCode')).click();
  await expect(field(guest, t('account:code'))).toBeFocused();
  await expect(field(guest, t('login:phone'))).toHaveAttribute('readonly');
  return await readCode(guest, phone, before.length + 1);
}

/** Signs up on /signUp; ends on the requested page. */
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

/** Fills in and submits the form on /login. */
export async function fillLogin(guest: Guest, { phone, password }: Account) {
  const { t } = guest;
  await field(guest, t('login:phone')).fill(phone);
  await field(guest, t('login:password')).fill(password);
  await guest.button(t('login:logIn')).click();
}

/** Signs in on /login; ends on the requested page, by default /me. */
export async function signIn(guest: Guest, account: Account) {
  await fillLogin(guest, account);
  await guest.page.waitForURL((url) => url.pathname !== '/login');
}

/** Closes the welcome dialog after signing in. */
export async function readWelcome(guest: Guest) {
  await guest.button(guest.t('me:welcomeOk')).click();
  await expect(guest.button(guest.t('me:welcomeOk'))).toBeHidden();
}

/** Signs the member out; ends on /login. */
export async function signOut(guest: Guest) {
  const { page, t } = guest;
  await page.goto('/setting');
  // "Log out other devices" begins with the same words.
  await page.getByRole('button', { name: t('setting:logOut'), exact: true }).click();
  await page.waitForURL('**/login*');
}
