import { type CreateOrderRequest, cents } from '@claypot/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../platform/db/sql.ts';
import { asMember, type SignedIn, signUp } from '../../../../testing/members.ts';
import { addition, checkoutOf, decide, KEY, placeOrder } from '../../../../testing/ordering.ts';
import {
  type Changes,
  GUEST,
  NOON,
  openRestaurant,
  type Restaurant,
} from '../../../../testing/restaurant.ts';
import { grantLevel, payIn } from '../../../../testing/wallet.ts';
import { simulateOrders } from '../../order-simulator.ts';

let restaurant: Restaurant;
let member: SignedIn;
beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.prepare(async () => {
    member = await signUp(restaurant);
    await member.sdk.cartCreate({ body: addition(asMember(member)) });
  });
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const total = () => member.sdk.cartCalculateTotal({ body: asMember(member) });
const order = (amount: number, changes: Changes<CreateOrderRequest> = {}) =>
  member.sdk.cartCreateOrder({
    headers: { 'Idempotency-Key': KEY },
    body: checkoutOf(4580, {
      ...asMember(member),
      total_point_get: 22,
      final_total_amount: cents(amount),
      ...changes,
    }),
  });
const detail = ({ id }: { id: string }) =>
  member.sdk.orderDetail({ path: { id }, body: asMember(member) });

async function holdTier(levelId: number, wallet: number, expiresAt = NOON.add({ hours: 1 })) {
  const { id } = member.user;
  await grantLevel(restaurant, id, levelId, expiresAt);
  await payIn(restaurant, id, wallet);
}

describe('member’s tier', () => {
  test('discounts the total and the order by its percentage', async () => {
    await holdTier(2, 1000);
    expect(await total()).toMatchObject({
      subtotal: 4580,
      tier_discount_percent: 5,
      tier_discount_amount: 229,
      final_total_amount: 4351,
      tax_amount: 246,
      point_earn: 22,
    });
    const placed = await order(4351);
    expect(await detail(placed)).toMatchObject({
      tier_discount_percent: 5,
      tier_discount_amount: 229,
      final_total_amount: 4351,
      point_earn: 22,
    });
  });

  test.each([
    ['is frozen while the wallet is below RM 10', 999, NOON.add({ hours: 1 })],
    ['has ended when its last second has', 1000, NOON.subtract({ seconds: 1 })],
  ])('%s', async (_, wallet, expiresAt) => {
    await holdTier(3, wallet, expiresAt);
    expect(await total()).toMatchObject({ tier_discount_percent: 0, final_total_amount: 4580 });
    await order(4580);
  });

  test('returns PRICE_CHANGED when it has changed since the total was shown', async () => {
    await holdTier(3, 1000);
    await expect(order(4580)).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
      data: { total: { tier_discount_percent: 10, final_total_amount: cents(4122) } },
    });
  });
});

describe('points of an order', () => {
  const later = async (minutes: number) => {
    restaurant.clock.set(NOON.add({ minutes }));
    const { db, courier, reported } = restaurant;
    const report = (error: unknown) => reported.push(error);
    await Promise.all(
      [1, 2, 3].map(() => simulateOrders({ db, courier, report }, NOON.add({ minutes }))),
    );
  };
  const points = async () => (await member.sdk.customer({ path: { id: member.user.id } })).point;
  const entries = () =>
    restaurant.db.query(sql`select member_id, type, amount, order_id from point_entries`);

  test('are credited once on completion, even by several instances', async () => {
    const placed = await order(4580);
    await decide(restaurant, placed, 'approved');
    await later(1);
    expect(await points()).toBe(0);
    await later(10);
    await later(20);
    expect((await detail(placed)).status).toBe('COMPLETED');
    expect(await points()).toBe(22);
    expect(await entries()).toEqual([
      { member_id: member.user.id, type: 'purchase', amount: 22, order_id: placed.id },
    ]);
    const messages = await member.sdk.notifications({ path: { id: member.user.id } });
    expect(messages.filter(({ message }) => message.includes('22'))).toHaveLength(1);
    // Each notification about the order links to it.
    const ofOrder = messages.filter(({ message }) => message.includes(placed.sales_order_tx_id));
    expect(ofOrder.length).toBeGreaterThan(1);
    for (const { about } of ofOrder) expect(about).toEqual({ kind: 'order', id: placed.id });
  });

  test('are not credited for a cancelled order or a migrated guest order', async () => {
    await decide(restaurant, await order(4580), 'declined');
    const placed = await placeOrder(restaurant);
    await decide(restaurant, placed, 'approved');
    await member.sdk.cartMigrateGuest({
      body: {
        customer_id: member.user.id,
        guest_id: GUEST,
        keep: 'both',
      },
    });
    await later(1);
    await later(10);
    expect((await detail(placed)).status).toBe('COMPLETED');
    expect(await entries()).toEqual([]);
  });
});
