import { type CreateOrderRequest, cents } from '@claypot/sdk';
import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../platform/db/sql.ts';
import { beginWithMember } from '../../../../testing/begin-with-member.ts';
import { type Joined, joinMember } from '../../../../testing/join-member.ts';
import { addition, checkout, decide } from '../../../../testing/ordering.ts';
import { at, type Changes, NOON, type Restaurant } from '../../../../testing/restaurant.ts';
import {
  givePoints,
  insertClaimed,
  nameMember,
  OFFERED,
  offerVoucher,
} from '../../../../testing/vouchers.ts';
import { grantLevel, payIn, topUp } from '../../../../testing/wallet.ts';
import { simulateOrders } from '../../../ordering/order-simulator.ts';
import { refundPoints } from '../../../ordering/orders/order-discounts.ts';

/**
 * Regression tests for voucher and points bugs of other products, and for changes between choosing
 * a voucher and paying.
 */
let restaurant: Restaurant;
let mei: Joined;
beginWithMember((begun) => {
  ({ restaurant, mei } = begun);
});
beforeEach(async () => {
  await nameMember(restaurant, mei.id);
  await payIn(restaurant, mei.id, 1000);
  await mei.sdk.cartCreate({ body: addition(mei.identity) });
});

let keys = 0;
/** Orders the RM45.80 in the cart. */
function order(changes: Changes<CreateOrderRequest> = {}) {
  keys += 1;
  return mei.sdk.cartCreateOrder({
    headers: { 'Idempotency-Key': `key-number-${keys}-of-known-faults` },
    body: checkout({ ...mei.identity, total_point_get: 22, ...changes }),
  });
}
const errorCodeOf = async (changes: Changes<CreateOrderRequest>) => {
  const firstOrder = await orders();
  const rejected = await order(changes).catch(({ code, data }) => ({ code, data }));
  expect(await orders()).toBe(firstOrder);
  return rejected;
};
const orders = async () => (await mei.sdk.orderList({ body: mei.identity })).length;
/** Fields of an order with a voucher for RM10 off. */
const using = (claim_voucher_id: string) => ({
  claim_voucher_id,
  voucher_use_amount: cents(1000),
  final_total_amount: cents(3580),
});
const BY_POINTS = { point_discount: cents(1000), final_total_amount: cents(3580) };
const claim = () => mei.sdk.claimVoucher({ body: { voucher_id: OFFERED, customer_id: mei.id } });
const listClaimed = () =>
  mei.sdk.claimedVoucherList({ body: { company_id: 'demo', customer_id: mei.id } });
const statusOf = async (id: string) => {
  const voucher = (await listClaimed()).find((each) => each.id === id);
  return voucher && [voucher.voucher_status, voucher.waiting_order_id];
};
const points = async () => (await mei.sdk.customer({ path: { id: mei.id } })).point;

describe('between choosing a voucher and paying', () => {
  test('rejects a voucher that expires, but uses one that an order has reserved (mitodl/mitxpro#991)', async () => {
    const chosen = await insertClaimed(restaurant, mei.id, { until: '2026-11-21' });
    const claimed = await insertClaimed(restaurant, mei.id, { until: '2026-11-21' });
    restaurant.clock.set(at('2026-11-21T20:59'));
    const placed = await order(using(claimed));
    restaurant.clock.set(at('2026-11-22T00:00'));
    await decide(restaurant, placed, 'approved');
    expect(await statusOf(claimed)).toEqual(['USED', null]);
    restaurant.clock.set(at('2026-11-22T10:00'));
    await mei.sdk.cartCreate({ body: addition(mei.identity) });
    expect(await errorCodeOf(using(chosen))).toMatchObject({ code: 'VOUCHER_EXPIRED' });
    expect(await statusOf(chosen)).toEqual(['EXPIRED', null]);
  });

  test('releases the voucher when the card is declined, so that another can be used', async () => {
    const one = await insertClaimed(restaurant, mei.id, {});
    const other = await insertClaimed(restaurant, mei.id, {});
    await decide(restaurant, await order(using(one)), 'declined');
    const second = await order(using(other));
    expect(await statusOf(one)).toEqual(['ACTIVE', null]);
    expect(await statusOf(other)).toEqual(['ACTIVE', second.id]);
    await decide(restaurant, second, 'approved');
    expect(await statusOf(one)).toEqual(['ACTIVE', null]);
    expect(await statusOf(other)).toEqual(['USED', null]);
  });

  test('returns PRICE_CHANGED with the voucher’s new discount when the cart grows', async () => {
    await offerVoucher(restaurant, { id: 'tenth', calculation: 'percent', amount: 1000 });
    const id = await insertClaimed(restaurant, mei.id, { voucherId: 'tenth' });
    const expected = {
      claim_voucher_id: id,
      voucher_use_amount: cents(458),
      final_total_amount: cents(4122),
    };
    await mei.sdk.cartCreate({ body: addition({ ...mei.identity, qty: 1 }) });
    expect(await errorCodeOf(expected)).toMatchObject({
      code: 'PRICE_CHANGED',
      data: { total: { voucher_discount_amount: 687, final_total_amount: 6183 } },
    });
    expect(await statusOf(id)).toEqual(['ACTIVE', null]);
  });

  test('returns the missing amount when the cart shrinks below the voucher’s minimum (medusajs/medusa#15396)', async () => {
    await offerVoucher(restaurant, { id: 'large', minPurchase: 4580 });
    const id = await insertClaimed(restaurant, mei.id, { voucherId: 'large' });
    const [line] = (await mei.sdk.cartLoad({ body: mei.identity })).lines;
    await mei.sdk.cartUpdate({ path: { id: line?.id ?? '' }, body: { ...mei.identity, qty: 1 } });
    expect(await errorCodeOf(using(id))).toEqual({
      code: 'AMOUNT_EXCEED',
      data: { usable: 0, reason: 'below_minimum', missing_amount: 2290 },
    });
  });

  test('returns other_branch when the voucher is valid at another branch only', async () => {
    await offerVoucher(restaurant, { id: 'klang', branches: 'Only', branchIds: ['klang'] });
    const id = await insertClaimed(restaurant, mei.id, { voucherId: 'klang' });
    expect(await errorCodeOf(using(id))).toMatchObject({
      code: 'VOUCHER_NOT_USABLE',
      data: { reason: 'other_branch' },
    });
  });

  test('returns PRICE_CHANGED when a top-up unfreezes the tier', async () => {
    const poor = await joinMember(restaurant, '+60187654321');
    mei = poor;
    await grantLevel(restaurant, poor.id, 2, NOON.add({ hours: 24 }));
    await payIn(restaurant, poor.id, 999);
    await poor.sdk.cartCreate({ body: addition(poor.identity) });
    const id = await insertClaimed(restaurant, poor.id, {});
    expect(await errorCodeOf(using(id))).toMatchObject({ data: { reason: 'wallet_low' } });
    await decide(restaurant, await topUp(poor, 1000), 'approved');
    expect(await errorCodeOf({})).toMatchObject({
      code: 'PRICE_CHANGED',
      data: { total: { tier_discount_percent: 5, final_total_amount: 4351 } },
    });
    expect(await order({ ...using(id), final_total_amount: cents(3401) })).toMatchObject({
      final_total_amount: 3401,
    });
  });
});

describe('voucher', () => {
  test('makes the order free without a card payment when worth more than the order (tastyigniter/TastyIgniter#388, spree/spree#7514)', async () => {
    await offerVoucher(restaurant, { id: 'rm50', amount: 5000 });
    const id = await insertClaimed(restaurant, mei.id, { voucherId: 'rm50' });
    await givePoints(restaurant, mei.id, 1000);
    const free = {
      claim_voucher_id: id,
      voucher_use_amount: cents(4580),
      final_total_amount: cents(0),
    };
    // Points cannot discount a free order, so none are deducted.
    expect(await errorCodeOf({ ...free, point_discount: cents(1000) })).toMatchObject({
      code: 'PRICE_CHANGED',
      data: { total: { point_discount_amount: 0, final_total_amount: 0 } },
    });
    const placed = await order(free);
    expect(placed).toMatchObject({ status: 'PREPARING', payment_url: '/orderConfirmation' });
    expect(await statusOf(id)).toEqual(['USED', null]);
    expect(await points()).toBe(1000);
    expect((await mei.sdk.cartLoad({ body: mei.identity })).lines).toEqual([]);
    const sessions = await restaurant.db.query(
      sql`select token from sandbox_sessions where amount = 0`,
    );
    expect(sessions).toEqual([]);
  });

  test('cannot be claimed twice after a cancelled order released it (vendurehq/vendure#1466)', async () => {
    await offerVoucher(restaurant, { perMember: 1 });
    const { id } = await claim();
    const placed = await order(using(id));
    await mei.sdk.orderCancel({ path: { id: placed.id }, body: mei.identity });
    await expect(claim()).rejects.toMatchObject({ code: 'VOUCHER_CLAIM_PER_CUSTOMER_EXCEED' });
    await decide(restaurant, await order(using(id)), 'approved');
    expect(await statusOf(id)).toEqual(['USED', null]);
  });

  test('returns the fit of each of 200 claimed vouchers', async () => {
    await offerVoucher(restaurant, { id: 'rests', weekdays: true });
    await offerVoucher(restaurant, { id: 'counter', use: 'dine_in' });
    for (let each = 0; each < 200; each += 1) {
      const voucherId = ['rests', 'counter', OFFERED, OFFERED][each % 4] ?? OFFERED;
      await insertClaimed(restaurant, mei.id, { voucherId });
    }
    await restaurant.db.execute(sql`update branches set state_id = 'MY-10'`);
    expect(await listClaimed()).toHaveLength(200);
    const fits = await mei.sdk.claimedVoucherListAvailable({
      body: { customer_id: mei.id, branch_id: 'ss2' },
    });
    const count = (reason: string | null) =>
      fits.filter(({ fit }) => fit?.reason === reason).length;
    expect([count(null), count('not_today'), count('dine_in_only')]).toEqual([100, 50, 50]);
    expect(fits[0]).toMatchObject({ voucher_id: OFFERED, discount_amount: 1000 });
  });
});

describe('points', () => {
  test('rejects points that another tab has spent, and accepts the order without them', async () => {
    await offerVoucher(restaurant, { points: 1 });
    await givePoints(restaurant, mei.id, 1000);
    await claim();
    expect(await errorCodeOf(BY_POINTS)).toMatchObject({ code: 'NOT_ENOUGH_POINT' });
    expect(await points()).toBe(999);
    expect(await order()).toMatchObject({ final_total_amount: 4580 });
  });

  const complete = async () => {
    const { db, courier, reported } = restaurant;
    for (const minutes of [1, 10, 20]) {
      const now = NOON.add({ minutes });
      restaurant.clock.set(now);
      await simulateOrders({ db, courier, report: (error) => reported.push(error) }, now);
    }
  };
  const refund = (id: string) =>
    restaurant.db.transaction((tx) => refundPoints(tx, id, restaurant.clock.now()));
  const refunds = () =>
    restaurant.db.query(sql`select amount from point_entries where type = 'refund'`);

  test('returns the points spent and deducts the points earned once when an order is refunded (odoo/odoo#212922)', async () => {
    await givePoints(restaurant, mei.id, 1500);
    const placed = await order(BY_POINTS);
    await decide(restaurant, placed, 'approved');
    await complete();
    expect(await points()).toBe(522);
    await Promise.all([refund(placed.id), refund(placed.id)]);
    await refund(placed.id);
    expect(await refunds()).toEqual([{ amount: 978 }]);
    expect(await points()).toBe(1500);
  });

  test('deducts earned points only down to a balance of zero (odoo/odoo#257854)', async () => {
    const placed = await order();
    await decide(restaurant, placed, 'approved');
    await complete();
    await offerVoucher(restaurant, { points: 15 });
    await claim();
    await refund(placed.id);
    expect(await refunds()).toEqual([{ amount: -7 }]);
    expect(await points()).toBe(0);
  });
});
