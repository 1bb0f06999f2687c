import { cents } from '@claypot/sdk';
import { someone } from '../support/account.ts';
import { Guest } from '../support/guest.ts';
import { openCounter } from '../support/open-counter.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

test.use({ alone: true });

test('asks the member on the open page, and a yes pays from the wallet', async ({
  page,
  product,
}) => {
  const tablet = await openCounter(product.port, 'automatic');
  const guest = await Guest.speaking('zh_CN', page);
  const { t } = guest;
  await guest.join(someone());
  await page.goto('/qrCode');
  const number = (await page.getByRole('definition').first().textContent()) ?? '';

  let presses = 0;
  const press = () => {
    presses += 1;
    return { 'Idempotency-Key': `press-of-the-question-${presses}` };
  };
  const { person } = await tablet.session({});
  const branch_id = person?.branches[0]?.id ?? '';
  const value = number.replaceAll(' ', '');
  const { id: customer_id } = await tablet.findMember({
    body: { branch_id, by: 'member_no', value },
  });
  const money = { amount: cents(10_000), cash_received: cents(10_000) };
  await tablet.cashTopUp({
    path: { id: customer_id },
    headers: press(),
    body: { branch_id, drawer_id: null, ...money },
  });
  // The page follows the member, so it shows the balance without a reload.
  await expect(shown(page, 'RM 100.00')).toBeVisible();

  const { id } = await tablet.openBill({ headers: press(), body: { branch_id, table_no: '12' } });
  const path = { id };
  const { version } = await tablet.addBillLines({
    path,
    headers: press(),
    body: { lines: [{ kind: 'open_amount', name: 'Cake', amount: cents(5000) }] },
  });
  const bill = await tablet.changeBill({
    path,
    headers: press(),
    body: { version, table_no: '12', customer_id, uses_points: false },
  });
  const ask = { kind: 'wallet', amount: cents(4000) } as const;
  const body = { left: bill.left, share: null, ask };
  await tablet.askMember({ path, headers: press(), body });

  await expect(guest.heading(t('code:askedWallet', { amount: 'RM 40.00' }))).toBeVisible();
  await guest.expectArrived();
  await guest.button(t('code:askedPay', { amount: 'RM 40.00' })).click();
  await expect(guest.heading(t('code:paidTitle', { amount: 'RM 40.00' }))).toBeVisible();
  await expect(shown(page, 'RM 60.00')).toBeVisible();
  await guest.expectArrived();
  await guest.button(t('code:closeOutcome')).click();
  await expect(guest.button(t('code:closeOutcome'))).toBeHidden();
  const { payments } = await tablet.bill({ path });
  expect(payments).toMatchObject([{ method: 'wallet', amount: 4000, confirmed_by: 'phone' }]);

  await tablet.askMember({
    path,
    headers: press(),
    body: { ...body, left: cents(bill.left - 4000), ask: { kind: 'wallet', amount: cents(500) } },
  });
  await guest.button(t('code:askedNo')).click();
  await expect(guest.heading(t('code:declinedTitle'))).toBeVisible();
  await expect(shown(page, 'RM 60.00')).toBeVisible();
});
