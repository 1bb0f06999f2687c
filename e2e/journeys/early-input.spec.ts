import type { Page } from '@playwright/test';
import { field, someone } from '../support/account.ts';
import { Guest } from '../support/guest.ts';
import { SESSION } from '../support/prepare.ts';
import { expect, test } from '../support/test.ts';

/** The app's code does not come before it is let go. @returns lets it */
async function holdApp(page: Page): Promise<() => void> {
  let release = () => {};
  const gone = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await gone;
    await route.continue();
  });
  return release;
}

test('a number typed and a code asked for before the app has come are not lost', async ({
  page,
}) => {
  const guest = await Guest.speaking('en', page);
  const { phone } = someone();
  const release = await holdApp(page);
  await page.goto('/signUp', { waitUntil: 'commit' });
  await field(guest, guest.t('login:phone')).fill(phone);
  await guest.button(guest.t('account:sendCode')).click();
  release();
  await expect(field(guest, guest.t('account:code'))).toBeFocused();
  await expect(field(guest, guest.t('login:phone'))).toHaveAttribute('readonly');
});

test('who logs in before the app has come is let in, and no password stands in an address', async ({
  page,
}) => {
  const guest = await Guest.speaking('zh_CN', page);
  const account = someone();
  await guest.prepareMember(account);
  await page.evaluate((key) => localStorage.removeItem(key), SESSION.key);
  const went: string[] = [];
  page.on('framenavigated', (frame) => went.push(frame.url()));
  const release = await holdApp(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await field(guest, guest.t('login:phone')).fill(account.phone);
  const password = field(guest, guest.t('login:password'));
  await password.fill(account.password);
  await password.press('Enter');
  await password.press('Enter');
  release();
  await page.waitForURL((url) => url.pathname !== '/login');
  expect(went.filter((url) => url.includes('password'))).toEqual([]);
});

test('a link pressed with the mouse while the app replaces the page leads there', async ({
  page,
}) => {
  const guest = await Guest.speaking('en', page);
  await guest.continueAsGuest();
  const startApp = await holdApp(page);
  await page.goto('/home', { waitUntil: 'commit' });
  const link = page.getByRole('link', { name: guest.t('home:bookTable') });
  const served = await link.elementHandle();
  await link.hover();
  await page.mouse.down();
  startApp();
  await page.waitForFunction((element) => element?.isConnected === false, served);
  await page.mouse.up();
  await page.waitForURL('**/bookingBranch', { timeout: 5_000 });
});

test('a focused link keeps the focus when the app replaces the page', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  await guest.continueAsGuest();
  const startApp = await holdApp(page);
  await page.goto('/home', { waitUntil: 'commit' });
  const link = page.getByRole('link', { name: guest.t('home:bookTable') });
  const served = await link.elementHandle();
  await link.focus();
  startApp();
  await page.waitForFunction((element) => element?.isConnected === false, served);
  await expect(link).toBeFocused({ timeout: 5_000 });
});
