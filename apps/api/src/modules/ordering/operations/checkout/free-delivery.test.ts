import { type CreateOrderRequest, cents } from '@claypot/sdk';
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../../platform/db/sql.ts';
import { beginWithMember } from '../../../../testing/begin-with-member.ts';
import type { Joined } from '../../../../testing/join-member.ts';
import { addition, checkout, HOME } from '../../../../testing/ordering.ts';
import type { Changes, Restaurant } from '../../../../testing/restaurant.ts';
import { insertClaimed, offerVoucher } from '../../../../testing/vouchers.ts';
import { payIn } from '../../../../testing/wallet.ts';

/** Courier fee from ss2 to {@link HOME}, in sen. */
const FEE = 920;

let restaurant: Restaurant;
let mei: Joined;
/** Ids of a free-delivery voucher and an RM10 voucher. */
let ride: string;
let rm10: string;
beginWithMember((begun) => {
  ({ restaurant, mei } = begun);
});
beforeEach(async () => {
  await payIn(restaurant, mei.id, 1000);
  await offerVoucher(restaurant, { id: 'ride', calculation: 'free', amount: 0, use: 'other' });
  ride = await insertClaimed(restaurant, mei.id, { voucherId: 'ride' });
  rm10 = await insertClaimed(restaurant, mei.id, {});
  await mei.sdk.cartCreate({ body: addition({ ...mei.identity, delivery_method: 'delivery' }) });
});

/** Orders RM45.80 of food to {@link HOME} with the free-delivery voucher. */
function order(changes: Changes<CreateOrderRequest> = {}) {
  return mei.sdk.cartCreateOrder({
    headers: { 'Idempotency-Key': 'key-of-a-free-delivery' },
    body: checkout({
      ...mei.identity,
      delivery_method: 'delivery',
      address: HOME,
      total_point_get: 22,
      claim_voucher_id: ride,
      delivery_fee: cents(0),
      lalamove_delivery_fee: cents(FEE),
      final_total_amount: cents(4580),
      ...changes,
    }),
  });
}
const without = { claim_voucher_id: null };

test.each([FEE, 0, FEE - 100, FEE + 700])(
  'charges no delivery fee with the voucher when the client shows %d sen, and stores the courier’s fee',
  async (amounts) => {
    const placed = await order({ lalamove_delivery_fee: cents(amounts) });
    expect(placed).toMatchObject({ final_total_amount: 4580 });
    const detail = await mei.sdk.orderDetail({ path: { id: placed.id }, body: mei.identity });
    expect(detail).toMatchObject({ delivery_fee: 0, voucher_discount_amount: 0 });
    expect(await restaurant.db.query(sql`select courier_fee from deliveries`)).toEqual([
      { courier_fee: FEE },
    ]);
    const claimedVouchers = await restaurant.db.query(
      sql`select status, order_id from claimed_vouchers where id = ${ride}`,
    );
    expect(claimedVouchers).toEqual([{ status: 'RESERVED', order_id: placed.id }]);
  },
);

test('accepts the order when the courier’s fee has risen', async () => {
  await restaurant.db.execute(sql`update branches set delivery_base_fee = 800 where id = 'ss2'`);
  expect(await order()).toMatchObject({ final_total_amount: 4580 });
});

test.each<[string, () => Changes<CreateOrderRequest>, object]>([
  ['no voucher', () => without, { delivery_fee: FEE, final_total_amount: 4580 + FEE }],
  [
    'no voucher and no courier',
    () => ({ ...without, lalamove_delivery_fee: cents(0) }),
    { delivery_fee: FEE, final_total_amount: 4580 + FEE },
  ],
  [
    'a cheaper courier than there is',
    () => ({
      ...without,
      delivery_fee: cents(100),
      lalamove_delivery_fee: cents(100),
      final_total_amount: cents(4680),
    }),
    { delivery_fee: FEE, final_total_amount: 4580 + FEE },
  ],
  [
    'a voucher that takes RM10 off the food',
    () => ({
      claim_voucher_id: rm10,
      voucher_use_amount: cents(1000),
      final_total_amount: cents(3580),
    }),
    { voucher_discount_amount: 1000, delivery_fee: FEE, final_total_amount: 3580 + FEE },
  ],
  [
    'free delivery taken off the food as well',
    () => ({ voucher_use_amount: cents(FEE), final_total_amount: cents(4580 - FEE) }),
    { voucher_discount_amount: 0, delivery_fee: 0, final_total_amount: 4580 },
  ],
])('returns PRICE_CHANGED for a free delivery with %s', async (_, amounts, total) => {
  await expect(order(amounts())).rejects.toMatchObject({ code: 'PRICE_CHANGED', data: { total } });
  expect(await mei.sdk.orderList({ body: mei.identity })).toEqual([]);
});

test('returns PRICE_CHANGED when the client shows the fee despite the voucher', async () => {
  const amounts = { delivery_fee: cents(FEE), final_total_amount: cents(4580 + FEE) };
  await expect(order(amounts)).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
    data: { total: { delivery_fee: 0, final_total_amount: 4580 } },
  });
});

test('rejects the voucher for a pickup order', async () => {
  const collected = {
    delivery_method: 'pickup',
    address: null,
    lalamove_delivery_fee: cents(0),
  } as const;
  await expect(order(collected)).rejects.toMatchObject({
    code: 'VOUCHER_NOT_USABLE',
    data: { reason: 'delivery_only' },
  });
  expect(await order({ ...collected, ...without })).toMatchObject({ final_total_amount: 4580 });
});
