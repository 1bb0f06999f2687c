import type { Locator } from '@playwright/test';
import { Staff } from '../support/counter.ts';
import { Guest } from '../support/guest.ts';
import { openCounter } from '../support/open-counter.ts';
import { openPaidOrder } from '../support/place-order.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

test.use({ alone: true });

/** Size of the tablet at the counter; the guest has a phone. */
const TABLET = { width: 1180, height: 820 };

test('a line that cannot be made is refunded, and staff and guest see the same amount', async ({
  browser,
  page,
  product,
}) => {
  await openCounter(product.port, 'automatic');
  const tablet = await browser.newContext({ baseURL: product.url, viewport: TABLET });
  const staff = await Staff.speaking('en', await tablet.newPage());
  const guest = await Guest.speaking('en', page);
  await Promise.all([staff.signIn(), openPaidOrder(guest, { and: guest.words.kungPao })]);
  await expect(guest.status('PREPARING')).toBeVisible();

  await staff.openTicket();
  const item = guest.words.kungPao;
  const { t } = staff;
  await staff.button(t('counterRefunds:markUnavailableOf', { item })).click();
  const dialog = staff.page.getByRole('dialog').last();
  await dialog
    .getByRole('radio', { name: t('counterRefunds:unavailable_OTHER'), exact: true })
    .check();
  await dialog.getByLabel(t('counterRefunds:customerText')).fill('The wok is broken.');
  const mark = dialog.getByRole('button', { name: startOf(t('counterRefunds:markConfirm')) });
  const amount = await amountIn(mark);
  expect(await amountIn(dialog.getByRole('checkbox', { checked: true }).locator('..'))).toBe(
    amount,
  );
  await mark.click();
  await expect(dialog.getByText(t('counterRefunds:markDone'))).toBeVisible();
  await expect(dialog.getByText(t('counterRefunds:markDoneText', { amount }))).toBeVisible();
  await dialog
    .getByRole('button', { name: t('common:close'), exact: true })
    .last()
    .click();

  await expect(refundOf(guest)).toContainText(amount);
  await expect(shown(page, guest.t('orders:missing')).first()).toBeVisible();
  await guest.expectArrived();

  await staff.button(t('counterOrders:step_ready')).click();
  await staff.take('hand_over');
  await staff.confirm('hand_over');
  await expect(guest.status('COMPLETED')).toBeVisible();
  await expect(refundOf(guest)).toContainText(amount);
  await tablet.close();
});

test('a rejected order is refunded in full, and staff can set the branch to busy', async ({
  browser,
  page,
  product,
}) => {
  await openCounter(product.port, 'manual');
  const tablet = await browser.newContext({ baseURL: product.url, viewport: TABLET });
  const staff = await Staff.speaking('zh_CN', await tablet.newPage());
  const guest = await Guest.speaking('zh_CN', page);
  await Promise.all([staff.signIn(), openPaidOrder(guest, { and: guest.words.kungPao })]);
  await expect(guest.status('PENDING')).toBeVisible();

  await staff.openTicket();
  const { t } = staff;
  await staff.button(t('counterOrders:reject')).click();
  const dialog = staff.page.getByRole('dialog').last();
  await dialog
    .getByRole('radio', { name: t('counterOrders:reason_TOO_BUSY'), exact: true })
    .check();
  const reject = dialog.getByRole('button', { name: startOf(t('counterOrders:rejectConfirm')) });
  const amount = await amountIn(reject);
  await reject.click();
  await expect(dialog.getByText(t('counterOrders:rejectDoneText', { amount }))).toBeVisible();

  await expect(shown(page, guest.t('orders:TOO_BUSY')).first()).toBeVisible();
  await expect(refundOf(guest)).toContainText(amount);

  await dialog.getByRole('button', { name: t('counterOrders:busyOrPause'), exact: true }).click();
  const panel = staff.page.getByRole('dialog', { name: t('counterStaff:busyOrPause') });
  await expect(
    panel.getByRole('button', { name: t('counterStaff:startBusy'), exact: true }),
  ).toBeVisible();
  await tablet.close();
});

/** Returns the refund on the page of an order. It may be on its way or done. */
function refundOf({ page, t }: Guest): Locator {
  const label = new RegExp(`^(?:${t('orders:partRefunding')}|${t('orders:partRefunded')})`);
  return page.locator('dl > div').filter({ hasText: label });
}

/** Matches a text up to its amount. */
function startOf(text: string): RegExp {
  return new RegExp(`^${text.replace(/\{\{.*$/, '')}`);
}

/** Returns the amount in a text, such as `RM 12.50`. */
async function amountIn(locator: Locator): Promise<string> {
  const [amount] = /RM\s[\d,.]+\d/.exec((await locator.textContent()) ?? '') ?? [];
  if (amount === undefined) throw new Error('No amount is shown');
  return amount;
}
