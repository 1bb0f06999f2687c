import { someone } from '../support/account.ts';
import {
  book,
  bookingStatus,
  days,
  freeTimes,
  openForm,
  savedEvent,
  times,
} from '../support/booking.ts';
import { expectNothingLost } from '../support/fits.ts';
import { BUYER, Guest } from '../support/guest.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

// The server rejects the cancellation of a reservation that was approved meanwhile.
test.use({ alone: true, expectedFailures: { rejected: [422] } });

/**
 * Seconds after which the branch has approved a reservation; the simulator approves it after 20.
 */
const APPROVED_AFTER = 25;
/**
 * Seconds by which the clock is turned back, so that a slow machine does not reach the approval.
 */
const TURNED_BACK = 600;

test('a guest books a table, sees why it cannot be cancelled, and cancels another', async ({
  page,
  product,
}) => {
  const guest = await Guest.speaking('zh_CN', page);
  const { t } = guest;
  await guest.enter();

  await test.step('books for tomorrow and waits for the branch', async () => {
    await openForm(guest);
    await expect(days(guest)).toBeVisible();
    await guest.expectArrived();
    await expectNothingLost(page);
    await book(guest, BUYER.fullName, BUYER.phone);
    await product.advanceClock(-TURNED_BACK);
    await expect(bookingStatus(guest, 'PENDING')).toBeVisible();
    await guest.expectArrived();
    await expectNothingLost(page);
  });

  await test.step('presses Cancel while the branch approves', async () => {
    await page.getByRole('main').getByRole('button').click();
    await expect(guest.heading(t('booking:cancelTitle'))).toBeVisible();
    await product.advanceClock(TURNED_BACK + APPROVED_AFTER);
    await expect(bookingStatus(guest, 'APPROVED')).toHaveCount(1);
    await guest.button(t('booking:cancelConfirm')).click();
    await expect(shown(page, t('errors:RESERVATION_APPROVED'))).toBeVisible();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('common:close'), exact: true })
      .click();
  });

  await test.step('adds it to the calendar', async () => {
    await page.getByRole('main').getByRole('link').first().click();
    await page.waitForURL('**/reviewBookTable/**');
    await expect(guest.heading(t('booking:now_APPROVED'))).toBeVisible();
    await guest.expectArrived();
    await expectNothingLost(page);
    const event = await savedEvent(guest);
    expect(event.summary).toBe(t('booking:calendarTitle', { branch: guest.words.branch }));
    expect(event.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(event.duration.toSeconds()).toBe(90 * 60);
    expect(event.startDate.toJSDate().getTime()).toBeGreaterThan(Date.now());
  });

  await test.step('books another and cancels it', async () => {
    await page.goto('/myBooking');
    await page.getByRole('link', { name: t('booking:bookAnother'), exact: true }).click();
    await page.getByRole('link', { name: guest.words.branch, exact: true }).click();
    await expect(page.getByLabel(t('booking:name'))).toHaveValue(BUYER.fullName);
    await book(guest, BUYER.fullName, BUYER.phone, 4);
    await page.getByRole('main').getByRole('button').click();
    await guest.button(t('booking:cancelConfirm')).click();
    await expect(guest.toast(t('system:bookingCancelled'))).toBeVisible();
    await expect(bookingStatus(guest, 'CANCELLED')).toBeVisible();
  });
});

test('a member books with the keyboard alone and finds the table from the profile', async ({
  page,
  product,
}) => {
  const guest = await Guest.speaking('en', page);
  const { t } = guest;
  await guest.prepareMember(someone());
  await openForm(guest);
  // The form appears before its days, and the Tab key would skip them.
  await expect(days(guest)).toBeVisible();
  await page.getByRole('textbox', { name: t('booking:guests'), exact: true }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('textbox', { name: t('booking:guests'), exact: true })).toHaveValue(
    '3',
  );
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(days(guest).getByRole('radio').nth(1)).toBeChecked();
  // Choosing a day loads its times.
  await expect(freeTimes(guest).first()).toBeAttached();
  // A button above the times leads to the first time of a meal.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(times(guest).locator('input:checked')).toBeFocused();
  // After the times: occasion, note, name.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
  await page.keyboard.type(BUYER.fullName);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/myBooking');
  await expect(bookingStatus(guest, 'PENDING')).toBeVisible();
  await product.advanceClock(APPROVED_AFTER);
  await expect(bookingStatus(guest, 'APPROVED')).toBeVisible();
  await page.goto('/me');
  await page.getByRole('link', { name: t('me:myBookings'), exact: true }).click();
  await expect(bookingStatus(guest, 'APPROVED')).toBeVisible();
});
