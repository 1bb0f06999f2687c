import { ROUTES } from '@claypot/domain/routes';
import type { Page } from '@playwright/test';
import { signIn } from '../support/account.ts';
import { Guest } from '../support/guest.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

/** Demo member with a year of orders. */
const SILVER = { phone: '019-300 0003', password: 'claypot88' };

/** The app's scripts, which the page does not need to be readable. */
const CODE = /\/assets\/(index|react)-[^/]+\.js$/;

/** Performance mark set when the app's scripts are released. */
const APP_STARTED = 'app-comes';

/**
 * Opens a page with the app's scripts delayed. Returns a function that releases them and waits
 * until the app shows its screen.
 */
async function openWithoutApp(page: Page, path: string): Promise<() => Promise<void>> {
  let releaseApp = () => {};
  const appRequested = new Promise<void>((resolve) => {
    releaseApp = resolve;
  });
  await page.route(CODE, async (route) => {
    await appRequested;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    // Wait until the web font is rendered, because it may shift text.
    await page.evaluate(async (mark) => {
      await document.fonts.ready;
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await nextFrame();
      await nextFrame();
      performance.mark(mark);
    }, APP_STARTED);
    releaseApp();
    await page.waitForFunction(() => performance.getEntriesByName('claypot:ahead').length > 0);
  };
}

/**
 * Returns the layout shift in total and since the app's release, and whether the server-rendered
 * page is still in place.
 */
function movedOn(page: Page) {
  return page.evaluate(async (mark) => {
    const entries = await new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: 'layout-shift',
        buffered: true,
      });
      setTimeout(() => resolve([]), 500);
    });
    const sum = (some: PerformanceEntryList) =>
      some.reduce((moved, entry) => moved + (Reflect.get(entry, 'value') ?? 0), 0);
    const [releaseApp] = performance.getEntriesByName(mark);
    const withApp = entries.filter(({ startTime }) => startTime >= (releaseApp?.startTime ?? 0));
    const hasSkeleton = document.querySelector('.face') !== null;
    return { all: sum(entries), hasSkeleton, moved: sum(withApp) };
  }, APP_STARTED);
}

/** Maximum layout shift by the web font: a fraction of a pixel of centred text. */
const MAX_FONT_SHIFT = 0.001;

async function expectNoLayoutShift(page: Page): Promise<void> {
  const { all, ...withApp } = await movedOn(page);
  expect(withApp).toEqual({ moved: 0, hasSkeleton: false });
  expect(all).toBeLessThan(MAX_FONT_SHIFT);
}

for (const language of ['en', 'zh_CN'] as const) {
  test(`shows the content of a page before the app loads (${language})`, async ({ page }) => {
    const guest = await Guest.speaking(language, page);
    await guest.prepare();
    const { branchList, menu, tnc } = ROUTES;

    const letTermsCome = await openWithoutApp(page, tnc.path);
    const first = page.locator('article > p').first();
    await expect(first).toBeVisible();
    const drawn = await first.elementHandle();
    await letTermsCome();
    await expect(page.locator('details li a').first()).toBeAttached();
    expect(await drawn?.evaluate(({ isConnected }) => isConnected)).toBe(true);

    const letBranchesCome = await openWithoutApp(page, branchList.path);
    await expect(page.getByRole('link', { name: guest.words.branch })).toBeVisible();
    await letBranchesCome();
    await expect(page.getByRole('link', { name: guest.words.branch })).toBeVisible();
    await expectNoLayoutShift(page);

    await page.goto(menu.path);
    const dish = page.getByRole('link', { name: guest.words.dish }).first();
    const letDishCome = await openWithoutApp(page, (await dish.getAttribute('href')) ?? '');
    await expect(guest.heading(guest.words.dish)).toBeVisible();
    await expect(page.getByRole('img', { name: guest.words.dish })).toHaveJSProperty(
      'complete',
      true,
    );
    await letDishCome();
    await expect(guest.heading(guest.words.dish)).toBeVisible();
    await expectNoLayoutShift(page);

    for (const [{ path }, words] of [
      [ROUTES.orderConfirmation, guest.words.dish],
      [ROUTES.me, guest.t('me:signUp')],
    ] as const) {
      const letCome = await openWithoutApp(page, path);
      await expect(shown(page, words).first()).toBeVisible();
      await letCome();
      await expect(shown(page, words).first()).toBeVisible();
      await expectNoLayoutShift(page);
    }
  });
}

test('shows a cached page without the app and without a response', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  await guest.prepare();
  const branch = page.getByRole('link', { name: guest.words.branch });
  await page.goto(ROUTES.branchList.path);
  await page.waitForFunction(() =>
    Object.keys(localStorage).some((key) => key.includes(':reads:["branches"')),
  );

  let answer = () => {};
  const appRequested = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/branch_list/*', async (route) => {
    await appRequested;
    await route.continue();
  });
  const letCome = await openWithoutApp(page, ROUTES.branchList.path);
  await expect(branch).toBeVisible();
  const answered = page.waitForResponse('**/api/branch_list/*');
  answer();
  await answered;
  await letCome();
  await expect(branch).toBeVisible();
  await expectNoLayoutShift(page);
});

test('shows a member’s cached data before the app loads', async ({ page }) => {
  const member = await Guest.speaking('en', page);
  await page.goto('/login?signIn=1');
  await signIn(member, SILVER);
  const { t } = member;
  const { changePassword, me, notification, point, profile, topUp, transactionHistory } = ROUTES;
  for (const [{ path }, words] of [
    [notification, null],
    [me, 'Tan Mei Ling'],
    [profile, t('profile:emailFixed')],
    [point, t('me:pointsDineIn')],
    [transactionHistory, t('transactions:counterPayment')],
    [topUp, t('topUp:spend')],
    [changePassword, t('setting:passwordNote')],
  ] as const) {
    const letCome = await openWithoutApp(page, path);
    const first = words === null ? page.locator('main li').first() : shown(page, words).first();
    await expect(first).toBeVisible();
    await letCome();
    await expect(first).toBeVisible();
    const { hasSkeleton, moved } = await movedOn(page);
    expect.soft(moved, path).toBeLessThan(0.01);
    expect.soft(hasSkeleton, path).toBe(false);
  }
});
