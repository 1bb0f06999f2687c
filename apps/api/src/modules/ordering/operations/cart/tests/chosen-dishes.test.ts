import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../../platform/db/sql.ts';
import {
  addition,
  checkoutOf,
  decide,
  familySet,
  lunchDeal,
  order,
} from '../../../../../testing/ordering.ts';
import {
  as,
  GUEST,
  OTHER_GUEST,
  openRestaurant,
  type Restaurant,
} from '../../../../../testing/restaurant.ts';
import { bind, sellOut } from '../../../../../testing/seed/menu.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const add = (body: Parameters<typeof restaurant.sdk.cartCreate>[0]['body']) =>
  restaurant.sdk.cartCreate({ body });
const load = () => restaurant.sdk.cartLoad({ body: as(GUEST) });
const crabsLeft = async () =>
  (
    await restaurant.db.one<{ left: number }>(
      sql`select portions_left as left from branch_dishes where dish_id = 'crab'`,
    )
  )?.left;

describe('choice with a sold-out dish', () => {
  test.each([
    ['of a deal', 'hot', lunchDeal(), 'lunch'],
    ['of a dish in a package', 'large', familySet(), 'family'],
    ['of a dish', 'large', addition(), 'claypot'],
  ])('%s is rejected by the cart', async (_, variation, body, id) => {
    await bind(restaurant.db, variation, 'soup');
    await expect(add(body)).rejects.toMatchObject({
      status: 422,
      code: 'ITEM_UNAVAILABLE',
      data: { lines: [{ dish_id: id, reason: 'SOLD_OUT' }] },
    });
    expect((await load()).lines).toEqual([]);
  });

  test('cannot be ordered from an existing line, and its quantity cannot be raised', async () => {
    await bind(restaurant.db, 'hot', 'tea');
    const { lines } = await add(lunchDeal());
    await sellOut(restaurant.db, 'tea');
    const [line] = (await load()).lines;
    expect(line).toMatchObject({ stock_status: 'Sold Out', unavailable_reason: 'SOLD_OUT' });
    expect((await load()).total_price).toBe(0);
    await expect(order(restaurant, checkoutOf(2050))).rejects.toMatchObject({
      code: 'ITEM_UNAVAILABLE',
      data: { lines: [{ line_id: lines[0]?.id, name: 'lunch', reason: 'SOLD_OUT' }] },
    });
    const more = { path: { id: line?.id ?? '' }, body: { ...as(GUEST), qty: 2 } };
    await expect(restaurant.sdk.cartUpdate(more)).rejects.toMatchObject({
      code: 'ITEM_UNAVAILABLE',
    });
  });

  test('is skipped by a reorder', async () => {
    await bind(restaurant.db, 'hot', 'tea');
    await add(lunchDeal());
    await add(addition({ item_id: 'claypot', qty: 1 }));
    const placed = await order(restaurant, checkoutOf(2050 + 2290));
    await decide(restaurant, placed, 'approved');
    await sellOut(restaurant.db, 'tea');
    const reorderBody = { ...as(GUEST), sales_order_id: placed.id };
    expect(await restaurant.sdk.makeReorder({ body: reorderBody })).toMatchObject({
      cart: { lines: [{ dish: { id: 'claypot' } }] },
      skipped: [{ name: 'lunch', reason: 'SOLD_OUT' }],
    });
  });

  test('leaves the other choices available', async () => {
    await bind(restaurant.db, 'hot', 'soup');
    const [solo, size] = lunchDeal().variation;
    const mild = { dish_option_id: 'spice', dish_option_variation_id: 'mild' };
    const variation = [solo, size, mild].flatMap((choice) => choice ?? []);
    expect((await add(lunchDeal({ variation }))).lines).toMatchObject([
      { price: 2000, stock_status: 'In Stock' },
    ]);
  });
});

describe('portions of a choice that is a dish', () => {
  beforeEach(() => bind(restaurant.db, 'hot', 'crab'));

  test('are returned when the payment is declined', async () => {
    await add(lunchDeal({ qty: 2 }));
    const placed = await order(restaurant, checkoutOf(4100));
    expect(await crabsLeft()).toBe(3);
    await decide(restaurant, placed, 'declined');
    expect(await crabsLeft()).toBe(5);
  });

  test('count as available for the owner of the unpaid order', async () => {
    await add(lunchDeal({ qty: 5 }));
    await order(restaurant, checkoutOf(10250));
    expect(await crabsLeft()).toBe(0);
    expect((await load()).lines).toMatchObject([{ unavailable_reason: null }]);
  });

  test('are not sold beyond the stock', async () => {
    await add(lunchDeal({ qty: 3 }));
    await add(lunchDeal({ ...as(OTHER_GUEST), qty: 3 }));
    await order(restaurant, checkoutOf(6150), 'key-of-the-first-guest');
    await expect(
      order(restaurant, checkoutOf(6150, as(OTHER_GUEST)), 'key-of-the-other-guest'),
    ).rejects.toMatchObject({ code: 'ITEM_UNAVAILABLE' });
    expect(await crabsLeft()).toBe(2);
  });
});
