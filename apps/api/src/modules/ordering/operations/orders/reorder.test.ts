import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../platform/db/sql.ts';
import {
  addition,
  checkoutOf,
  decide,
  familySet,
  lunchDeal,
  order,
} from '../../../../testing/ordering.ts';
import {
  as,
  GUEST,
  OTHER_GUEST,
  openRestaurant,
  type Restaurant,
} from '../../../../testing/restaurant.ts';

let restaurant: Restaurant;
let orderId: string;
beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.prepare(async () => {
    orderId = await placeFamilyOrder();
  });
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const load = () => restaurant.sdk.cartLoad({ body: as(GUEST) });
const reorder = (guest = GUEST) =>
  restaurant.sdk.makeReorder({ body: { ...as(guest), sales_order_id: orderId } });
const sellOut = (dish: string) =>
  restaurant.db.execute(sql`update branch_dishes set sold_out = true where dish_id = ${dish}`);

/** Places and pays an order of a family set, a lunch deal and two large claypots. */
async function placeFamilyOrder(): Promise<string> {
  await restaurant.sdk.cartCreate({ body: familySet() });
  await restaurant.sdk.cartCreate({ body: lunchDeal() });
  await restaurant.sdk.cartCreate({ body: addition() });
  const placed = await order(restaurant, checkoutOf(5900 + 2050 + 4580));
  await decide(restaurant, placed, 'approved');
  return placed.id;
}

describe('makeReorder', () => {
  test('replaces the cart with all items and their choices', async () => {
    await restaurant.sdk.cartCreate({ body: addition({ item_id: 'tea', variation: [], qty: 9 }) });
    const { cart, skipped } = await reorder();
    expect(skipped).toEqual([]);
    expect(cart).toMatchObject({ branch_id: 'ss2', delivery_method: 'pickup', total_price: 12530 });
    expect(cart.lines).toMatchObject([
      { package: { id: 'family' }, price: 5900, qty: 1 },
      { hot_deal: { id: 'lunch' }, price: 2050, qty: 1 },
      { dish: { id: 'claypot' }, price: 2290, qty: 2 },
    ]);
    expect(await load()).toEqual(cart);
  });

  test('has the same result when repeated', async () => {
    const first = await reorder();
    const second = await reorder();
    expect(second.cart.total_price).toBe(first.cart.total_price);
    expect((await load()).lines).toHaveLength(3);
  });

  test('uses current prices', async () => {
    await restaurant.db.execute(sql`update dishes set price = 2000 where id = 'claypot'`);
    expect((await reorder()).cart.total_price).toBe(12530 + 220);
  });

  test('skips unavailable items and returns the reasons', async () => {
    await sellOut('tea');
    await restaurant.db.execute(sql`update hot_deals set retired = true`);
    const { cart, skipped } = await reorder();
    expect(cart.lines).toMatchObject([{ dish: { id: 'claypot' } }]);
    expect(skipped).toEqual([
      { name: 'family', reason: 'SOLD_OUT' },
      { name: 'lunch', reason: 'NOT_FOUND' },
    ]);
  });

  test('skips items with choices that no longer exist', async () => {
    await restaurant.db.execute(
      sql`update dish_option_variations set retired = true where id = 'large'`,
    );
    const { skipped } = await reorder();
    expect(skipped).toEqual([
      { name: 'family', reason: 'OPTIONS_CHANGED' },
      { name: 'claypot', reason: 'OPTIONS_CHANGED' },
    ]);
  });
});

describe('reorder without available items', () => {
  test.each([
    ['its dishes are sold out', sql`update branch_dishes set sold_out = true`],
    ['its branch has closed for good', sql`update branches set retired = true where id = 'ss2'`],
  ])('leaves the cart unchanged: %s', async (_, change) => {
    await restaurant.sdk.cartCreate({ body: addition({ item_id: 'tea', variation: [] }) });
    await restaurant.db.execute(change);
    await expect(reorder()).rejects.toMatchObject({ status: 422, code: 'UNABLE_TO_REORDER' });
    expect(await load()).toMatchObject({ total_qty: 2 });
  });
});

test('returns 404 for an order of another owner and an unknown order', async () => {
  await expect(reorder(OTHER_GUEST)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
  const unknownOrder = { ...as(GUEST), sales_order_id: 'nothing' };
  await expect(restaurant.sdk.makeReorder({ body: unknownOrder })).rejects.toMatchObject({
    status: 404,
  });
});
