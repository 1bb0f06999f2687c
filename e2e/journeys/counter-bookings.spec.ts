import type { Language } from '@claypot/i18n';
import { createCounterI18n } from '@claypot/i18n/counter';
import { addBookingTexts } from '@claypot/i18n/counter-bookings';
import type { CounterSdk } from '@claypot/sdk/counter';
import type { Page } from '@playwright/test';
import { book, bookingStatus, openForm } from '../support/booking.ts';
import { Staff } from '../support/counter.ts';
import { Guest } from '../support/guest.ts';
import { press, type } from '../support/keyboard.ts';
import { secondsUntilNoon } from '../support/noon.ts';
import { openCounter } from '../support/open-counter.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

test.use({ alone: true });

// The day on the screen must not end while a journey runs.
test.beforeEach(({ product }) => product.advanceClock(secondsUntilNoon()));

const TABLET = { width: 1180, height: 820 };
const PHONE = '012-345 6789';

/** The screen of bookings, found by the texts that staff read. */
async function openBookings(language: Language, page: Page) {
  const { t } = addBookingTexts(await createCounterI18n(language));
  await expect(
    page.getByRole('heading', { name: t('counterStart:bookings'), exact: true }),
  ).toBeVisible();
  const rowOf = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  return {
    t,
    rowOf,
    /** Main step of a row. */
    step: (name: string, step: 'approve' | 'seat' | 'complete') =>
      rowOf(name).getByRole('button', {
        name: new RegExp(`^${t(`counterBookings:${step}`)}[:：]`),
      }),
    openDetails: (name: string) => rowOf(name).getByRole('button').first(),
    dialog: () => page.getByRole('dialog').last(),
  };
}

/** Returns the present quarter of an hour at the branch. */
async function presentQuarter(tablet: CounterSdk) {
  const session = await tablet.session({});
  const branch_id = session.person?.branches[0]?.id ?? '';
  const { now, today } = await tablet.bookingDay({ body: { branch_id, date: null } });
  const [hour = '', minute = ''] = now.slice(11, 16).split(':');
  const quarter = String(Math.floor(Number(minute) / 15) * 15).padStart(2, '0');
  return { date: today, time: `${hour}:${quarter}` };
}

test('staff approve, move and seat a booking, and mark a no-show', async ({
  browser,
  page,
  product,
}) => {
  const name = 'Nadia';
  const client = await openCounter(product.port, 'manual');
  const tablet = await browser.newContext({ baseURL: product.url, viewport: TABLET });
  const screen = await tablet.newPage();
  const staff = await Staff.speaking('zh_CN', screen);
  await staff.signIn('/counter/bookings');
  const bookings = await openBookings('zh_CN', screen);
  const { t } = bookings;

  const guest = await Guest.speaking('zh_CN', page);
  await guest.enter();
  await openForm(guest);
  await book(guest, name, PHONE);

  await test.step('the booking appears at once, and is approved', async () => {
    await expect(bookings.rowOf(name)).toBeVisible();
    await staff.expectAccessible();
    await bookings.step(name, 'approve').click();
    await expect(bookingStatus(guest, 'APPROVED')).toBeVisible();
  });

  await test.step('moved to now', async () => {
    await screen.getByRole('searchbox').fill(name);
    await bookings.openDetails(name).click();
    await staff.expectArrived();
    await bookings
      .dialog()
      .getByRole('button', { name: t('counterBookings:move'), exact: true })
      .click();
    const form = bookings.dialog();
    const { date, time } = await presentQuarter(client);
    await form.getByLabel(t('counterBookings:date')).fill(date);
    await form.getByLabel(t('counterBookings:time')).fill(time);
    await staff.expectArrived();
    await form.getByRole('button', { name: t('counterBookings:moveSubmit'), exact: true }).click();
    await expect(form.getByLabel(t('counterBookings:time'))).toBeHidden();
    await bookings
      .dialog()
      .getByRole('button', { name: t('counterBookings:close'), exact: true })
      .click();
    await screen.getByRole('searchbox').fill('');
  });

  await test.step('the guest opens it', async () => {
    await page.reload();
    await page.getByRole('article').getByRole('link').first().click();
    await expect(guest.heading(guest.t('booking:now_APPROVED'))).toBeVisible();
  });

  await test.step('seated, and taken back', async () => {
    await bookings.step(name, 'seat').click();
    await expect(bookings.step(name, 'complete')).toBeVisible();
    await screen.getByRole('button', { name: t('counterBookings:undo'), exact: true }).click();
    await expect(bookings.step(name, 'seat')).toBeVisible();
  });

  await test.step('marked as no-show, which the guest sees', async () => {
    await bookings.openDetails(name).click();
    // The counter shows the step before the server has stored it.
    const stored = screen.waitForResponse('**/api/counter/booking/step/**');
    await bookings
      .dialog()
      .getByRole('button', { name: t('counterBookings:no_show'), exact: true })
      .click();
    await stored;
    await expect(
      bookings.dialog().getByText(t('counterBookings:status_NO_SHOW'), { exact: true }),
    ).toBeVisible();
    await page.reload();
    await expect(guest.heading(guest.t('booking:now_NO_SHOW'))).toBeVisible();
  });
  await tablet.close();
});

test('a walk-in sits down with the keyboard alone, and a guest reads why the branch rejected a booking', async ({
  browser,
  page,
  product,
}) => {
  await openCounter(product.port, 'manual');
  const tablet = await browser.newContext({ baseURL: product.url, viewport: TABLET });
  const screen = await tablet.newPage();
  const staff = await Staff.speaking('en', screen);
  await staff.signIn('/counter/bookings');
  const bookings = await openBookings('en', screen);
  const { t } = bookings;

  await test.step('a walk-in sits down with the keyboard alone', async () => {
    const add = screen.getByRole('button', { name: t('counterBookings:add'), exact: true });
    await press(screen, add);
    await type(screen, bookings.dialog().getByLabel(t('counterBookings:name')), 'Uncle Lim');
    await screen.keyboard.press('Enter');
    await expect(bookings.rowOf('Uncle Lim').first()).toBeVisible();
    await expect(add).toBeFocused();
    await staff.expectArrived();
  });

  const guest = await Guest.speaking('en', page);
  await guest.enter();
  await openForm(guest);
  await book(guest, 'Hafiz', PHONE);

  await bookings.openDetails('Hafiz').click();
  await bookings
    .dialog()
    .getByRole('button', { name: t('counterBookings:reject'), exact: true })
    .click();
  await bookings
    .dialog()
    .getByRole('radio', { name: t('counterBookings:reason_OTHER'), exact: true })
    .check();
  await bookings
    .dialog()
    .getByLabel(t('counterBookings:reasonText'))
    .fill('Our kitchen is being repaired.');
  await staff.expectArrived();
  await bookings
    .dialog()
    .getByRole('button', { name: t('counterBookings:rejectSubmit'), exact: true })
    .click();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(shown(page, /Our kitchen is being repaired/)).toBeVisible();
  await tablet.close();
});
