import { beforeEach, describe, expect, test } from 'vitest';
import { json, sql } from '../../../../platform/db/sql.ts';
import { beginWithMember } from '../../../../testing/begin-with-member.ts';
import type { Joined } from '../../../../testing/join-member.ts';
import { at, type Restaurant } from '../../../../testing/restaurant.ts';
import { insertClaimed, OFFERED, offerVoucher } from '../../../../testing/vouchers.ts';
import { payIn } from '../../../../testing/wallet.ts';

let restaurant: Restaurant;
let mei: Joined;
beginWithMember((begun) => {
  ({ restaurant, mei } = begun);
});
beforeEach(async () => {
  await restaurant.db.execute(sql`update branches set state_id = 'MY-10'`);
});

const use = (claimed_voucher_id: string, branch_id?: string) =>
  mei.sdk.useVoucher({
    body: { claimed_voucher_id, customer_id: mei.id, ...(branch_id && { branch_id }) },
  });
const unfit = (reason: string) => ({
  code: 'VOUCHER_NOT_USABLE',
  data: { usable: 0, reason, missing_amount: null },
});

describe('useVoucher', () => {
  test('uses a voucher once when requests are concurrent', async () => {
    await payIn(restaurant, mei.id, 1000);
    const id = await insertClaimed(restaurant, mei.id, {});
    const answers = await Promise.allSettled([use(id), use(id), use(id)]);
    const used = answers.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    expect(used).toMatchObject([{ voucher_status: 'USED', used_at: '2026-11-21T12:00:00+08:00' }]);
    await expect(use(id)).rejects.toMatchObject({ code: 'VOUCHER_USED' });
  });

  test('returns VOUCHER_EXPIRED after the last second of the last day', async () => {
    await payIn(restaurant, mei.id, 1000);
    const id = await insertClaimed(restaurant, mei.id, { until: '2026-11-24' });
    restaurant.clock.set(at('2026-11-25T00:00'));
    await expect(use(id)).rejects.toMatchObject({ code: 'VOUCHER_EXPIRED' });
    restaurant.clock.set(at('2026-11-24T23:59:59'));
    await expect(use(id)).resolves.toMatchObject({ voucher_status: 'USED' });
  });

  test('returns the reason when a voucher cannot be used', async () => {
    const poor = await insertClaimed(restaurant, mei.id, {});
    await expect(use(poor)).rejects.toMatchObject(unfit('wallet_low'));
    await payIn(restaurant, mei.id, 999);
    await expect(use(poor)).rejects.toMatchObject(unfit('wallet_low'));
    await payIn(restaurant, mei.id, 1);
    await use(poor);

    await offerVoucher(restaurant, { id: 'app', use: 'other' });
    const app = await insertClaimed(restaurant, mei.id, { voucherId: 'app' });
    await expect(use(app)).rejects.toMatchObject(unfit('app_only'));

    await offerVoucher(restaurant, { id: 'ss2', branches: 'Only', branchIds: ['ss2'] });
    const there = await insertClaimed(restaurant, mei.id, { voucherId: 'ss2' });
    await expect(use(there, 'klang')).rejects.toMatchObject(unfit('other_branch'));
    await use(there, 'ss2');

    const later = await insertClaimed(restaurant, mei.id, {
      from: '2026-12-01',
      until: '2026-12-31',
    });
    await expect(use(later)).rejects.toMatchObject(unfit('not_yet'));
  });

  test('rejects a weekday voucher on a Saturday and on a public holiday', async () => {
    await payIn(restaurant, mei.id, 1000);
    await offerVoucher(restaurant, { id: 'noodles', use: 'dine_in', weekdays: true });
    const id = await insertClaimed(restaurant, mei.id, {
      voucherId: 'noodles',
      until: '2026-12-31',
    });
    await expect(use(id)).rejects.toMatchObject(unfit('not_today'));
    restaurant.clock.set(at('2026-12-25T12:00'));
    await expect(use(id)).rejects.toMatchObject(unfit('not_today'));
    restaurant.clock.set(at('2026-12-24T12:00'));
    await use(id);
  });

  test('rejects a weekday voucher on a company holiday, and accepts it on a removed holiday', async () => {
    await payIn(restaurant, mei.id, 1000);
    await offerVoucher(restaurant, { id: 'noodles', use: 'dine_in', weekdays: true });
    const id = await insertClaimed(restaurant, mei.id, {
      voucherId: 'noodles',
      until: '2026-12-31',
    });
    const ownHolidays = [
      { date: '2026-12-24', name: 'Added', state_ids: null, is_holiday: true },
      { date: '2026-12-25', name: 'Removed', state_ids: null, is_holiday: false },
    ];
    await restaurant.db.execute(sql`update companies set holidays = ${json(ownHolidays)}`);
    restaurant.clock.set(at('2026-12-24T12:00'));
    await expect(use(id)).rejects.toMatchObject(unfit('not_today'));
    restaurant.clock.set(at('2026-12-25T12:00'));
    await use(id);
  });
});

test('lists active vouchers by end date, then used and expired ones', async () => {
  await payIn(restaurant, mei.id, 1000);
  const late = await insertClaimed(restaurant, mei.id, { until: '2026-12-31' });
  const soon = await insertClaimed(restaurant, mei.id, { until: '2026-11-30' });
  const over = await insertClaimed(restaurant, mei.id, { from: '2026-11-01', until: '2026-11-20' });
  const used = await insertClaimed(restaurant, mei.id, {});
  const next = await insertClaimed(restaurant, mei.id, { from: '2026-12-01', until: '2026-12-05' });
  await use(used);
  const list = await mei.sdk.claimedVoucherList({
    body: { company_id: 'demo', customer_id: mei.id },
  });
  expect(list.map(({ id, voucher_status }) => [id, voucher_status])).toEqual([
    [soon, 'ACTIVE'],
    [late, 'ACTIVE'],
    [next, 'ACTIVE'],
    [used, 'USED'],
    [over, 'EXPIRED'],
  ]);
});

test('returns for each voucher whether it fits the cart, and what is missing', async () => {
  await payIn(restaurant, mei.id, 1000);
  await offerVoucher(restaurant, {
    id: 'percent',
    calculation: 'percent',
    amount: 1500,
    most: 250,
  });
  await offerVoucher(restaurant, { id: 'large', minPurchase: 5000, amount: 5000 });
  await offerVoucher(restaurant, { id: 'ride', calculation: 'free', amount: 0, minPurchase: 0 });
  for (const voucherId of ['large', OFFERED, 'percent', 'ride']) {
    await insertClaimed(restaurant, mei.id, { voucherId });
  }
  await mei.sdk.cartCreate({
    body: {
      ...mei.identity,
      item_id: 'crab',
      type: 'dish',
      qty: 1,
      variation: [],
      branch_id: 'ss2',
      delivery_method: 'pickup',
    },
  });
  const ask = (delivery_method: 'pickup' | 'delivery') =>
    mei.sdk.claimedVoucherListAvailable({
      body: { customer_id: mei.id, branch_id: 'ss2', delivery_method, delivery_time: null },
    });
  expect(
    (await ask('pickup')).map(({ voucher_id, fit, discount_amount }) => [
      voucher_id,
      fit?.reason,
      fit?.missing_amount,
      discount_amount,
    ]),
  ).toEqual([
    [OFFERED, null, null, 1000],
    ['percent', null, null, 250],
    ['large', 'below_minimum', 500, null],
    ['ride', 'delivery_only', null, null],
  ]);
  const [, , ride] = await ask('delivery');
  expect(ride).toMatchObject({ voucher_id: 'ride', fit: { usable: 1 }, discount_amount: 0 });
});
