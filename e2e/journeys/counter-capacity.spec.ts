import type { Locator, Page } from '@playwright/test';
import { Staff } from '../support/counter.ts';
import { Guest } from '../support/guest.ts';
import { secondsUntilNoon, ZONE } from '../support/noon.ts';
import { openCounter } from '../support/open-counter.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

test.use({ alone: true });

test('a full quarter of an hour is not offered until its order is cancelled', async ({
  browser,
  page,
  product,
}) => {
  await openCounter(product.port, 'manual');
  await product.advanceClock(DAYS_AHEAD * DAY + secondsUntilNoon());
  const { url: baseURL } = product;
  const tablet = await browser.newContext({ baseURL, viewport: { width: 1180, height: 820 } });
  const staff = await Staff.speaking('en', await tablet.newPage());
  const { page: screen, t } = staff;
  const limit = screen.getByRole('checkbox', { name: t('counterCapacity:limit'), exact: true });
  const isFull = t('counterCapacity:full');

  const first = await Guest.speaking('en', page);
  const phone = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  const second = await Guest.speaking('en', await phone.newPage());
  const chosen = await test.step('two guests are offered the same time', async () => {
    await first.comeToCheckout();
    const offered = (await openTimes(first)).getByRole('radio');
    const time = (await offered.nth(LATER).getAttribute('value')) ?? '';
    await second.comeToCheckout();
    await expect(timeIn(await openTimes(second), time)).toBeAttached();
    return time;
  });

  await test.step('a manager allows one order per quarter of an hour', async () => {
    await staff.signIn('/counter/settings/capacity');
    await limit.check();
    await screen.getByRole('textbox', { name: t('counterCapacity:orders'), exact: true }).fill('1');
    await staff.expectAccessible();
    await save(staff);
    await expect(quarterAt(screen, chosen)).toBeVisible();
    await expect(quarterAt(screen, chosen)).not.toContainText(isFull);
  });

  await test.step('the first guest orders for the time', async () => {
    await timeIn(timesOf(first), chosen).locator('xpath=ancestor::label').click();
    await first.button(first.t('checkout:update')).click();
    await first.orderNow();
    await first.pay();
    await expect(first.status('PENDING')).toBeVisible();
  });

  await test.step('the second guest is offered other times only, and staff see why', async () => {
    await second.page.reload();
    const times = await openTimes(second);
    await expect(times.getByRole('radio').first()).toBeAttached();
    await expect(timeIn(times, chosen)).toHaveCount(0);
    await second.expectArrived();
    await screen.reload();
    await expect(quarterAt(screen, chosen)).toContainText(isFull);
    const taken = t('counterCapacity:takenOf', { taken: 1, most: 1 });
    await expect(quarterAt(screen, chosen)).toContainText(taken);
    await staff.expectArrived();
  });

  await test.step('staff reject the order, and the second guest is offered the time', async () => {
    await screen.goto('/counter');
    await staff.openTicket();
    await staff.button(t('counterOrders:reject')).click();
    const dialog = screen.getByRole('dialog').last();
    await dialog
      .getByRole('radio', { name: t('counterOrders:reason_TOO_BUSY'), exact: true })
      .check();
    const [confirm = ''] = t('counterOrders:rejectConfirm').split('{');
    await dialog.getByRole('button', { name: new RegExp(`^${confirm.trim()}`) }).click();
    await expect(shown(page, first.t('orders:TOO_BUSY')).first()).toBeVisible();
    await second.page.reload();
    await expect(timeIn(await openTimes(second), chosen)).toBeAttached();
  });

  await test.step('the manager takes the maximum away', async () => {
    await screen.goto('/counter/settings/capacity');
    await limit.uncheck();
    await save(staff);
    await screen.reload();
    await expect(limit).not.toBeChecked();
  });
  await Promise.all([tablet.close(), phone.close()]);
});

const DAY = 86_400;

/** Days to a day on which no other journey of the same product leaves an order. */
const DAYS_AHEAD = 2;

/** Position of a time that is later than one for as soon as possible. */
const LATER = 4;

/** Opens the times of pickup at the checkout. */
async function openTimes(guest: Guest): Promise<Locator> {
  await guest.button(guest.t('checkout:changePickupTime')).click();
  return timesOf(guest);
}

/** Times of the open sheet. */
function timesOf({ page, t }: Guest): Locator {
  return page
    .getByRole('dialog', { name: t('checkout:choosePickupTime') })
    .getByRole('group', { name: t('checkout:pickupTime'), exact: true });
}

function timeIn(times: Locator, time: string): Locator {
  return times.locator(`input[value="${time}"]`);
}

/** The counter's list item of the quarter of an hour that begins at a time. */
function quarterAt(screen: Page, time: string): Locator {
  const start = Temporal.Instant.from(time).toString({ timeZone: ZONE });
  return screen.getByRole('listitem').filter({ has: screen.locator(`time[datetime="${start}"]`) });
}

async function save(staff: Staff): Promise<void> {
  await staff.button(staff.t('counterStaff:save')).click();
  await expect(staff.button(staff.t('counterStaff:saved'))).toBeVisible();
}
