import type { Page } from '@playwright/test';
import { field, someone } from '../support/account.ts';
import { Guest } from '../support/guest.ts';
import { SESSION } from '../support/prepare.ts';
import { expect, test } from '../support/test.ts';

/** Delays the app's scripts. Returns a function that releases them. */
async function holdApp(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Waits until the app has hydrated or replaced the page. */
async function appStarted(page: Page): Promise<void> {
  const mark = 'claypot:hydrated';
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, mark);
}

test('keeps a number and a code request that were entered before the app loads', async ({
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

test('signs in a member who submits before the app loads, without a password in a URL', async ({
  page,
}) => {
  const guest = await Guest.speaking('zh_CN', page);
  const account = someone();
  await guest.prepareMember(account);
  await page.evaluate((key) => localStorage.removeItem(key), SESSION.key);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  const release = await holdApp(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await field(guest, guest.t('login:phone')).fill(account.phone);
  const password = field(guest, guest.t('login:password'));
  await password.fill(account.password);
  await password.press('Enter');
  await password.press('Enter');
  release();
  await page.waitForURL((url) => url.pathname !== '/login');
  expect(visited.filter((url) => url.includes('password'))).toEqual([]);
});

test('follows a link that is pressed with the mouse while the app starts', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  await guest.continueAsGuest();
  const startApp = await holdApp(page);
  await page.goto('/home', { waitUntil: 'commit' });
  const link = page.getByRole('link', { name: guest.t('home:bookTable') });
  await link.hover();
  await page.mouse.down();
  startApp();
  await appStarted(page);
  await page.mouse.up();
  await page.waitForURL('**/bookingBranch', { timeout: 5_000 });
});

test('a focused link keeps the focus when the app starts', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  await guest.continueAsGuest();
  const startApp = await holdApp(page);
  await page.goto('/home', { waitUntil: 'commit' });
  const link = page.getByRole('link', { name: guest.t('home:bookTable') });
  await link.focus();
  startApp();
  await appStarted(page);
  await expect(link).toBeFocused({ timeout: 5_000 });
});
