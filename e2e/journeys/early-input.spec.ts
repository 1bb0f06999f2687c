import type { Locator, Page } from '@playwright/test';
import { field, someone } from '../support/account.ts';
import { Guest } from '../support/guest.ts';
import { SESSION } from '../support/prepare.ts';
import { expectKnownVisitor } from '../support/rendered-page.ts';
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

test('a dish that is added before the app loads is busy at once, and is added once', async ({
  page,
}) => {
  const guest = await Guest.speaking('en', page);
  await guest.continueAsGuest();
  await guest.chooseBranch();
  await guest.openDish();
  await expectKnownVisitor(page);
  const startApp = await holdApp(page);
  await page.goto(page.url(), { waitUntil: 'commit' });
  const egg = page.getByRole('checkbox', { name: guest.words.egg });
  const add = guest.button(guest.t('item:add'));
  const waiting = page.locator('[data-early-press]');
  await expect(add).toBeEnabled();
  await expect(waiting).toHaveCount(0);
  await egg.click();
  await expect(egg).toHaveAttribute('aria-busy', 'true');
  await add.click();
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  expect(await barOf(add), 'a bar shows it').toBe('3px');
  startApp();
  await page.waitForURL('**/menu');
  await guest.goToCheckout();
  const lines = page
    .getByRole('list', { name: guest.t('checkout:items'), exact: true })
    .locator('> li');
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText(guest.words.egg);
  const name = guest.t('checkout:quantityOf', { name: guest.words.dish });
  await expect(lines.getByRole('group', { name })).toHaveText('1');
});

test('a control that the app replaces is not busy any more', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  await guest.prepare();
  await page.goto('/menu');
  await guest.openDish();
  await expectKnownVisitor(page);
  // The page was rendered for a guest of another name, so the app renders it from scratch.
  await page.evaluate(
    ([key, version]) => {
      const stored = JSON.parse(localStorage.getItem(key) ?? '');
      const value = { ...stored.value, guest_name: 'Guest_654321' };
      localStorage.setItem(key, JSON.stringify({ version, value }));
    },
    [SESSION.key, SESSION.version] as const,
  );
  const startApp = await holdApp(page);
  const add = guest.button(guest.t('item:add'));
  await page.goto(page.url(), { waitUntil: 'commit' });
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  const drawn = await add.elementHandle();
  startApp();
  await appStarted(page);
  expect(await drawn?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(add).toBeEnabled();
  await expect(page.locator('[data-early-press], button[aria-busy]')).toHaveCount(0);
});

/** Returns the height of the bar by which a control shows that its press waits. */
function barOf(control: Locator): Promise<string> {
  return control.evaluate((element) => getComputedStyle(element, '::before').borderTopWidth);
}

test('opens a category that is pressed before the app loads, and then shows the whole menu', async ({
  page,
}) => {
  const guest = await Guest.speaking('en', page);
  await guest.prepare();
  await page.goto('/menu');
  await expectKnownVisitor(page);
  const startApp = await holdApp(page);
  const last = page
    .getByRole('navigation', { name: guest.t('menu:categories') })
    .getByRole('link')
    .last();
  await page.goto('/menu', { waitUntil: 'commit' });
  const name = (await last.textContent()) ?? '';
  await last.click();
  await page.waitForURL('**/menu?category=*', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 2, name });
  await expect(heading).toBeInViewport();
  await expect(last).toHaveAttribute('aria-current', 'true');
  startApp();
  await expect(
    page.getByRole('heading', { level: 2, name: guest.t('menu:packages') }),
  ).toBeAttached();
  await expect(heading).toBeInViewport();
  await expect(last).toHaveAttribute('aria-current', 'true');
});

test('follows a link that is pressed with the mouse while the app starts', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  await guest.continueAsGuest();
  const startApp = await holdApp(page);
  await page.goto('/home', { waitUntil: 'commit' });
  const link = page.getByRole('link', { name: guest.t('home:bookTable'), exact: true });
  await link.hover();
  await page.mouse.down();
  startApp();
  await appStarted(page);
  await page.mouse.up();
  await page.waitForURL('**/bookingBranch');
});

test('a focused link keeps the focus when the app starts', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  await guest.continueAsGuest();
  const startApp = await holdApp(page);
  await page.goto('/home', { waitUntil: 'commit' });
  const link = page.getByRole('link', { name: guest.t('home:bookTable'), exact: true });
  await link.focus();
  startApp();
  await appStarted(page);
  await expect(link).toBeFocused();
});
