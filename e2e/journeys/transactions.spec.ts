import type { Page } from '@playwright/test';
import { signIn } from '../support/account.ts';
import { Guest } from '../support/guest.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

test.use({ hasTouch: false });

/** The demo's member with a year of meals behind them. */
const SILVER = { phone: '019-300 0003', password: 'claypot88' };

/** The day of the calendar that has the focus, by its name. */
const focusedDay = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[role=grid] [role=button]')?.ariaLabel);

/** Presses each key once the last one has led to another day, as a person does who looks. */
async function pressOnDay(page: Page, ...keys: readonly string[]) {
  for (const key of keys) {
    const before = await focusedDay(page);
    await page.keyboard.press(key);
    await expect
      .poll(async () => [undefined, before].includes(await focusedDay(page)), `${key} on ${before}`)
      .toBe(false);
  }
}

/** The calendar's code comes when the answer is called. */
async function holdCalendar(page: Page): Promise<() => void> {
  let letCome = () => {};
  const called = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/\/assets\/calendar-[^/]*\.js$/, async (route) => {
    await called;
    await route.continue();
  });
  return letCome;
}

test('a member looks through what they paid and topped up, by keyboard', async ({ page }) => {
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
  await guest.expectAccessible();

  await test.step('from two months ago', async () => {
    // A pointer that rests over the calendar chooses the day that comes to lie under it.
    await page.mouse.move(0, 0);
    const days = main.getByRole('button').first();
    const sheet = page.getByRole('dialog', { name: t('transactions:days') });
    const calendar = sheet.getByRole('grid');
    const letCalendarCome = await holdCalendar(page);
    await press(page, days);
    await expect(sheet.getByRole('button', { name: t('common:close') })).toBeFocused();
    await tabTo(page, sheet.getByRole('radio', { name: t('transactions:last30Days') }));
    await expect(calendar).toHaveCount(0);
    letCalendarCome();
    await tabTo(page, calendar.locator('[tabindex="0"]'));
    await guest.expectAccessible();
    await pressOnDay(page, 'PageUp', 'PageUp');
    await page.keyboard.press('Enter');
    await pressOnDay(page, 'PageDown', 'PageDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\?from=[\d-]+&to=[\d-]+$/);
    await expect(sheet).toBeHidden();
    await expect(days).toBeFocused();
    await expect.poll(() => entries.count()).toBeGreaterThan(ofThirtyDays);
  });

  await test.step('top-ups alone, and what they come to', async () => {
    await tabTo(page, page.getByRole('radio', { name: t('transactions:all'), exact: true }));
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/&type=topup$/);
    await expect(entries).toHaveCount(2);
    await expect(shown(page, '+RM 500.00')).toBeVisible();
  });

  const looked = page.url();
  await test.step('one of them, and back to where they looked', async () => {
    await press(page, entries.first().getByRole('link'));
    await page.waitForURL('**/transactionHistoryDetails/*');
    await expect(guest.heading(t('transactions:detailTitle'))).toBeVisible();
    await expect(shown(page, '+RM 200.00')).toBeVisible();
    await expect(shown(page, /^TU-\d{6}-\d{4}$/)).toBeVisible();
    await guest.expectAccessible();
    await press(page, page.getByRole('link', { name: t('common:back') }));
    await page.waitForURL(looked);
    await expect(entries).toHaveCount(2);
  });
});
