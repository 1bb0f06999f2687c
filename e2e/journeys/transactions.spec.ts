import type { Page } from '@playwright/test';
import { signIn } from '../support/account.ts';
import { Guest } from '../support/guest.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

test.use({ hasTouch: false });

/** Demo member with a year of orders. */
const SILVER = { phone: '019-300 0003', password: 'claypot88' };

/**
 * Returns the accessible name of the calendar's focused day, or undefined if no day has the focus.
 */
const focusedDay = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[role=grid] [role=button]')?.ariaLabel);

/** Returns the date in the name of a day, which also says whether the day is selected. */
const dateIn = (name: string | null | undefined) => /\d+年\d+月\d+日/.exec(name ?? '')?.[0];

/** Presses the keys, waiting after each until the focus has moved to another day. */
async function pressOnDay(page: Page, ...keys: readonly string[]) {
  for (const key of keys) {
    const before = await focusedDay(page);
    await page.keyboard.press(key);
    await expect
      .poll(async () => [undefined, before].includes(await focusedDay(page)), `${key} on ${before}`)
      .toBe(false);
  }
}

/** Delays the calendar's script. Returns a function that releases it. */
async function holdCalendar(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/calendar-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a member browses payments and top-ups by keyboard', async ({ page }) => {
  const guest = await Guest.speaking('zh_CN', page);
  const { t } = guest;
  const main = page.getByRole('main');
  const entries = main.getByRole('listitem');

  await page.goto('/transactionHistory');
  await page.waitForURL('**/login*');
  await signIn(guest, SILVER);
  await page.waitForURL('**/transactionHistory');
  await expect(guest.heading(t('transactions:title'))).toBeVisible();
  await expect(entries.first()).toBeVisible();
  const ofThirtyDays = await entries.count();
  await guest.expectArrived();

  await test.step('chooses a range from two months ago', async () => {
    // A pointer over the calendar would hover the day that appears under it.
    await page.mouse.move(0, 0);
    const days = main.getByRole('button').first();
    const sheet = page.getByRole('dialog', { name: t('transactions:days') });
    const calendar = sheet.getByRole('grid');
    const letCalendarCome = await holdCalendar(page);
    await press(page, days);
    await expect(sheet.getByRole('button', { name: t('common:close'), exact: true })).toBeFocused();
    await tabTo(
      page,
      sheet.getByRole('radio', { name: t('transactions:last30Days'), exact: true }),
    );
    await expect(calendar).toHaveCount(0);
    letCalendarCome();
    await tabTo(page, calendar.locator('[tabindex="0"]'));
    await guest.expectArrived();
    const today = dateIn(await focusedDay(page));
    await pressOnDay(page, 'PageUp', 'PageUp');
    await page.keyboard.press('Enter');
    await pressOnDay(page, 'PageDown', 'PageDown');
    // A shorter month on the way changes a 31st to its last day.
    while (dateIn(await focusedDay(page)) !== today) await pressOnDay(page, 'ArrowRight');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\?from=[\d-]+&to=[\d-]+$/);
    await expect(sheet).toBeHidden();
    await expect(days).toBeFocused();
    await expect.poll(() => entries.count()).toBeGreaterThan(ofThirtyDays);
  });

  await test.step('shows top-ups alone with their total', async () => {
    await tabTo(page, page.getByRole('radio', { name: t('transactions:all'), exact: true }));
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/&type=topup$/);
    await expect(entries).toHaveCount(2);
    await expect(shown(page, '+RM 500.00')).toBeVisible();
  });

  const listUrl = page.url();
  await test.step('opens one of them, and returns to the same list', async () => {
    await press(page, entries.first().getByRole('link'));
    await page.waitForURL('**/transactionHistoryDetails/*');
    await expect(guest.heading(t('transactions:detailTitle'))).toBeVisible();
    await expect(shown(page, '+RM 200.00')).toBeVisible();
    await expect(shown(page, /^TU-\d{6}-\d{4}$/)).toBeVisible();
    await guest.expectArrived();
    await press(page, page.getByRole('link', { name: t('common:back'), exact: true }));
    await page.waitForURL(listUrl);
    await expect(entries).toHaveCount(2);
  });
});
