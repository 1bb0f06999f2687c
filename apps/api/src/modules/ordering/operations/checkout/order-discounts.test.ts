import { type CreateOrderRequest, cents } from '@claypot/sdk';
import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../platform/db/sql.ts';
import { beginWithMember } from '../../../../testing/begin-with-member.ts';
import { type Joined, joinMember } from '../../../../testing/join-member.ts';
import { addition, checkout, decide } from '../../../../testing/ordering.ts';
import { at, type Changes, type Restaurant } from '../../../../testing/restaurant.ts';
import { givePoints, insertClaimed, OFFERED, offerVoucher } from '../../../../testing/vouchers.ts';
import { payIn, sweep } from '../../../../testing/wallet.ts';
import { moveOrder } from '../../orders/transition.ts';

let restaurant: Restaurant;
let mei: Joined;
beginWithMember((begun) => {
  ({ restaurant, mei } = begun);
});
beforeEach(async () => {
  await payIn(restaurant, mei.id, 1000);
  await fill();
});

const fill = () => mei.sdk.cartCreate({ body: addition(mei.identity) });

let keys = 0;
/** Orders the RM45.80 in the cart. */
function order(changes: Changes<CreateOrderRequest>, key?: string) {
  keys += 1;
  return mei.sdk.cartCreateOrder({
    headers: { 'Idempotency-Key': key ?? `key-number-${keys}-of-this-test` },
    body: checkout({ ...mei.identity, total_point_get: 22, ...changes }),
  });
}
/** Fields of an order with a voucher for RM10 off. */
const using = (claim_voucher_id: string) => ({
  claim_voucher_id,
  voucher_use_amount: cents(1000),
  final_total_amount: cents(3580),
});
/** Fields of an order that spends 1,000 points for RM10 off. */
const BY_POINTS = { point_discount: cents(1000), final_total_amount: cents(3580) };

const voucher = async (id: string) => {
  const list = await mei.sdk.claimedVoucherList({
    body: { company_id: 'demo', customer_id: mei.id },
  });
  return list.find((each) => each.id === id);
};
const points = async () => (await mei.sdk.customer({ path: { id: mei.id } })).point;
const detail = ({ id }: { id: string }) =>
  mei.sdk.orderDetail({ path: { id }, body: mei.identity });

describe('voucher', () => {
  test('is reserved for the order until payment and then used', async () => {
    const id = await insertClaimed(restaurant, mei.id, {});
    const placed = await order(using(id));
    expect(await voucher(id)).toMatchObject({
      voucher_status: 'ACTIVE',
      waiting_order_id: placed.id,
    });
    await decide(restaurant, placed, 'approved');
    expect(await voucher(id)).toMatchObject({
      voucher_status: 'USED',
      waiting_order_id: null,
      used_order_id: placed.id,
    });
    expect(await detail(placed)).toMatchObject({
      status: 'PREPARING',
      voucher_name: 'rm10',
      voucher_discount_amount: 1000,
      final_total_amount: 3580,
    });
  });

  test.each(['declined', 'cancelled'] as const)(
    'is released when the card payment is %s',
    async (outcome) => {
      const id = await insertClaimed(restaurant, mei.id, {});
      const placed = await order(using(id));
      await decide(restaurant, placed, outcome);
      expect(await voucher(id)).toMatchObject({ voucher_status: 'ACTIVE', waiting_order_id: null });
      const retry = await order(using(id));
      await decide(restaurant, retry, 'approved');
      expect(await voucher(id)).toMatchObject({ voucher_status: 'USED' });
    },
  );

  test('is released when the order expires, is cancelled or is rejected after payment', async () => {
    const id = await insertClaimed(restaurant, mei.id, {});
    await order(using(id));
    restaurant.clock.set(at('2026-11-21T12:31'));
    await sweep(restaurant);
    expect(await voucher(id)).toMatchObject({ waiting_order_id: null });

    const cancelled = await order(using(id));
    await mei.sdk.orderCancel({ path: { id: cancelled.id }, body: mei.identity });
    expect(await voucher(id)).toMatchObject({ waiting_order_id: null });

    const paid = await order(using(id));
    await decide(restaurant, paid, 'approved');
    const rejecting = { from: 'PREPARING', to: 'CANCELLED', reason: 'BRANCH_REFUSED' } as const;
    await restaurant.db.transaction((tx) =>
      moveOrder(tx, paid.id, rejecting, restaurant.clock.now()),
    );
    expect(await voucher(id)).toMatchObject({ voucher_status: 'ACTIVE', waiting_order_id: null });
  });

  test('allows a retry of its own order', async () => {
    const id = await insertClaimed(restaurant, mei.id, {});
    const first = await order(using(id), 'the-same-key-twice-over');
    const second = await order(using(id), 'the-same-key-twice-over');
    expect(second.id).toBe(first.id);
    await expect(order(using(id))).rejects.toMatchObject({
      code: 'VOUCHER_NOT_USABLE',
      data: { reason: 'reserved' },
    });
  });

  test('is used by one of two concurrent orders', async () => {
    const id = await insertClaimed(restaurant, mei.id, {});
    const answers = await Promise.allSettled([order(using(id)), order(using(id))]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('returns the reason and creates no order when it cannot be used', async () => {
    const rejected = (id: string, changes: Changes<CreateOrderRequest> = {}) =>
      order({ ...using(id), ...changes }).catch(({ code, data }) => [code, data?.reason]);
    await offerVoucher(restaurant, { id: 'large', minPurchase: 5000 });
    await offerVoucher(restaurant, { id: 'counter', use: 'dine_in' });
    const over = await insertClaimed(restaurant, mei.id, {
      from: '2026-11-01',
      until: '2026-11-20',
    });
    const large = await insertClaimed(restaurant, mei.id, { voucherId: 'large' });
    const counter = await insertClaimed(restaurant, mei.id, { voucherId: 'counter' });
    expect(await rejected(over)).toEqual(['VOUCHER_EXPIRED', undefined]);
    expect(await rejected(large)).toEqual(['AMOUNT_EXCEED', 'below_minimum']);
    expect(await rejected(counter)).toEqual(['VOUCHER_NOT_USABLE', 'dine_in_only']);
    expect(await rejected('nobody’s'.replace('’', ''))).toEqual(['NOT_FOUND', undefined]);
    const orders = await mei.sdk.orderList({ body: mei.identity });
    expect(orders).toEqual([]);
  });

  test('returns 404 when it belongs to another member', async () => {
    const aisyah = await joinMember(restaurant, '+60198765432');
    const id = await insertClaimed(restaurant, aisyah.id, {});
    await expect(order(using(id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('returns PRICE_CHANGED when its amount has changed', async () => {
    const id = await insertClaimed(restaurant, mei.id, {});
    await restaurant.db.execute(sql`update vouchers set amount = 500 where id = ${OFFERED}`);
    await expect(order(using(id))).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
      data: { total: { voucher_discount_amount: 500, final_total_amount: 4080 } },
    });
    expect(await voucher(id)).toMatchObject({ waiting_order_id: null });
  });
});

describe('points', () => {
  test('are deducted with the order and returned once when it is not paid', async () => {
    await givePoints(restaurant, mei.id, 1500);
    const placed = await order(BY_POINTS);
    expect(await points()).toBe(500);
    expect(await detail(placed)).toMatchObject({ point_discount_amount: 1000, points_spent: 1000 });
    await decide(restaurant, placed, 'declined');
    await decide(restaurant, placed, 'declined');
    expect(await points()).toBe(1500);
  });

  test('return NOT_ENOUGH_POINT when the balance is too low', async () => {
    await givePoints(restaurant, mei.id, 999);
    await expect(order(BY_POINTS)).rejects.toMatchObject({ code: 'NOT_ENOUGH_POINT' });
  });

  test('are spent once by two concurrent orders', async () => {
    await givePoints(restaurant, mei.id, 1500);
    const answers = await Promise.allSettled([order(BY_POINTS), order(BY_POINTS)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await points()).toBe(500);
  });
});
