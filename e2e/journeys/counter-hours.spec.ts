import { createFormat, specialDayText } from '@claypot/i18n';
import { book, openForm } from '../support/booking.ts';
import { Staff } from '../support/counter.ts';
import { BUYER, Guest } from '../support/guest.ts';
import { press } from '../support/keyboard.ts';
import { secondsUntilNoon, ZONE } from '../support/noon.ts';
import { openCounter } from '../support/open-counter.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

test.use({ alone: true });

test('a branch pauses at noon, opens again, and closes on a holiday', async ({
  browser,
  page,
  product,
}) => {
  await openCounter(product.port, 'automatic');
  const ahead = secondsUntilNoon();
  await product.advanceClock(ahead);
  const tablet = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 1180, height: 820 },
  });
  const staff = await Staff.speaking('zh_CN', await tablet.newPage());
  const { page: screen, t } = staff;
  await staff.signIn();
  const guest = await Guest.speaking('zh_CN', page);

  await test.step('staff pause pickup, and the customer sees until when', async () => {
    await staff.button(t('counterOrders:busyOrPause')).click();
    const method = t('counterStaff:pause_pickup');
    await staff.button(t('counterStaff:pauseOf', { method })).click();
    await expect(staff.button(t('counterStaff:endPauseOf', { method }))).toBeVisible();
    await guest.comeToCheckout();
    await expect(paused(guest)).toBeVisible();
  });

  await test.step('staff end the pause, and the customer orders for now', async () => {
    const method = t('counterStaff:pause_pickup');
    await staff.button(t('counterStaff:endPauseOf', { method })).click();
    await expect(staff.button(t('counterStaff:pauseOf', { method }))).toBeVisible();
    await page.reload();
    await expect(guest.button(guest.t('checkout:orderNow'))).toBeVisible();
    await expect(paused(guest)).toHaveCount(0);
  });

  const tomorrow = Temporal.Now.zonedDateTimeISO(ZONE)
    .add({ seconds: ahead })
    .toPlainDate()
    .add({ days: 1 });
  const closed = specialDayText(
    { t: guest.t, format: createFormat('zh_CN', ZONE) },
    { date: tomorrow, isToday: false, name: 'Staff outing', periods: [] },
  );

  await test.step('a booking of tomorrow no longer fits a closed day', async () => {
    await openForm(guest);
    await book(guest, BUYER.fullName, BUYER.phone);
    await screen.goto('/counter/settings/hours');
    await expect(staff.button(t('counterHours:addDay'))).toBeVisible();
    await staff.expectAccessible();
    await staff.button(t('counterHours:addDay')).click();
    await screen.getByLabel(t('counterHours:date')).fill(tomorrow.toString());
    await screen.getByLabel(t('counterHours:nameEn')).fill('Staff outing');
    await staff.expectArrived();
    await screen
      .getByRole('dialog')
      .getByRole('button', { name: t('counterHours:save'), exact: true })
      .click();
    // Earlier journeys may have left bookings of that day, too.
    const question = screen
      .getByRole('dialog')
      .filter({ has: staff.button(t('counterHours:saveAnyway')) });
    await expect(question).toContainText(BUYER.fullName);
    await question.getByRole('button', { name: t('counterHours:saveAnyway'), exact: true }).click();
    await expect(
      screen.getByRole('heading', { name: t('counterHours:conflicts'), exact: true }),
    ).toBeVisible();
    await staff.expectArrived();
  });

  await test.step('the customer sees the closed day and cannot book it', async () => {
    await page.goto('/branchList');
    await expect(shown(page, closed).first()).toBeVisible();
    const booked = screen.getByRole('link', { name: t('counterHours:openBooking') });
    const href = new RegExp(`/counter/bookings\\?date=${tomorrow}&booking=`);
    await expect(booked.first()).toHaveAttribute('href', href);
  });

  await test.step('staff settle the booking and take the day back', async () => {
    const settle = { name: new RegExp(`${t('counterHours:serve')}$`, 'i') };
    const unsettled = screen.getByRole('button', settle);
    for (let left = await unsettled.count(); left > 0; left -= 1) {
      await unsettled.first().click();
      await expect(unsettled).toHaveCount(left - 1);
    }
    const undo = new RegExp(`${t('counterHours:undo')}$`, 'i');
    await expect(screen.getByRole('button', { name: undo }).first()).toBeVisible();
    await screen
      .getByRole('button', { name: t('counterHours:edit') })
      .first()
      .click();
    await staff.button(t('counterHours:removeDay')).click();
    await expect(
      screen.getByRole('heading', { name: t('counterHours:daysEmpty'), exact: true }),
    ).toBeVisible();
    await expect(
      screen.getByRole('heading', { name: t('counterHours:conflicts'), exact: true }),
    ).toBeHidden();
    await page.reload();
    await expect(shown(page, guest.words.branch).first()).toBeVisible();
    await expect(shown(page, closed)).toHaveCount(0);
  });
  await tablet.close();
});

/** Text of a paused pickup, with any time. */
function paused({ page, t }: Guest) {
  const [before = '', after = ''] = t('checkout:pickupPaused', { time: '@' }).split('@');
  return shown(page, new RegExp(`${before}.+${after}`)).first();
}

test('a manager changes the hours with the keyboard alone', async ({ browser, product }) => {
  await openCounter(product.port, 'automatic');
  const tablet = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 390, height: 844 },
  });
  const screen = await tablet.newPage();
  const staff = await Staff.speaking('en', screen);
  const { t } = staff;
  await staff.signIn('/counter/settings');
  await press(screen, screen.getByRole('link', { name: t('counterStart:hours'), exact: true }));
  const notice = screen.getByLabel(t('counterHours:notice'));
  await expect(notice).toBeVisible();

  // An error is announced at its field, which gets the focus.
  await notice.focus();
  await screen.keyboard.press('ControlOrMeta+A');
  await screen.keyboard.type('soon');
  await screen.keyboard.press('Enter');
  await expect(notice).toBeFocused();
  await expect(notice).toHaveAccessibleDescription(t('counterStaff:NOTICE_INVALID'));
  await staff.expectArrived();
  await screen.keyboard.press('ControlOrMeta+A');
  await screen.keyboard.type('90');
  await press(screen, staff.button(t('counterHours:save')));
  await expect(staff.button(t('counterHours:saved'))).toBeVisible();

  const reset = t('counterHours:useMenuOf', { part: t('counterHours:bookings') });
  await press(screen, staff.button(reset));
  await expect(staff.button(reset)).toBeHidden();
  await tablet.close();
});
