import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { checkoutOf, crab, decide, order } from '../../../testing/ordering.ts';
import { as, openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

async function portionsLeft(): Promise<number | null> {
  const row = await restaurant.db.one<{ portions_left: number | null }>(sql`
    select portions_left from branch_dishes where dish_id = 'crab' and branch_id = 'ss2'`);
  return row === null ? null : row.portions_left;
}

function guest(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** Places a guest's order of crabs at RM45.00 each. */
async function orderCrabs(number: number, qty = 1) {
  const identity = as(guest(number));
  await restaurant.sdk.cartCreate({ body: crab({ ...identity, qty }) });
  return order(restaurant, checkoutOf(4500 * qty, identity));
}

test('sells the last five portions to five of twenty concurrent guests', async () => {
  for (let each = 0; each < 20; each += 1) {
    await restaurant.sdk.cartCreate({ body: crab(as(guest(each))) });
  }
  const orders = await Promise.allSettled(
    Array.from({ length: 20 }, (_, each) => order(restaurant, checkoutOf(4500, as(guest(each))))),
  );
  const rejected = orders.filter((each) => each.status === 'rejected');
  expect(orders.length - rejected.length).toBe(5);
  expect(rejected.map(({ reason }) => reason.code)).toEqual(Array(15).fill('ITEM_UNAVAILABLE'));
  expect(await portionsLeft()).toBe(0);
});

test('adds up the portions of two lines of one order', async () => {
  await restaurant.db.execute(sql`
    insert into dish_options (company_id, id, dish_id, option_type, option_name)
    values ('demo', 'claws', 'crab', 'checkbox', '{"en": "Claws"}')`);
  await restaurant.db.execute(sql`
    insert into dish_option_variations (company_id, id, dish_option_id, variation_name)
    values ('demo', 'cracked', 'claws', '{"en": "Cracked"}')`);
  const cracked = { dish_option_id: 'claws', dish_option_variation_id: 'cracked' };
  await restaurant.sdk.cartCreate({ body: crab({ ...as(guest(1)), qty: 2 }) });
  await restaurant.sdk.cartCreate({
    body: crab({ ...as(guest(1)), qty: 3, variation: [cracked] }),
  });
  await orderCrabs(2, 1);
  await expect(order(restaurant, checkoutOf(22_500, as(guest(1))))).rejects.toMatchObject({
    code: 'ITEM_UNAVAILABLE',
    data: { lines: [{ dish_id: 'crab' }, { dish_id: 'crab' }] },
  });
  expect(await portionsLeft()).toBe(4);
});

test.each(['declined', 'cancelled'] as const)(
  'returns the portions when the payment is %s',
  async (outcome) => {
    const placed = await orderCrabs(1, 3);
    expect(await portionsLeft()).toBe(2);
    await decide(restaurant, placed, outcome);
    expect(await portionsLeft()).toBe(5);
  },
);

test('returns the portions once when the customer cancels', async () => {
  const placed = await orderCrabs(1, 3);
  const cancel = () => restaurant.sdk.orderCancel({ path: { id: placed.id }, body: as(guest(1)) });
  await Promise.all([cancel(), cancel(), decide(restaurant, placed, 'cancelled')]);
  expect(await portionsLeft()).toBe(5);
});

test('keeps the portions of a paid order', async () => {
  const placed = await orderCrabs(1, 3);
  await decide(restaurant, placed, 'approved');
  expect(await portionsLeft()).toBe(2);
});

test('never runs out of uncounted dishes', async () => {
  await restaurant.db.execute(sql`update branch_dishes set portions_left = null`);
  await orderCrabs(1, 50);
  expect(await portionsLeft()).toBeNull();
});

test('accepts two concurrent orders with the same dishes in opposite order', async () => {
  await restaurant.db.execute(sql`update branch_dishes set portions_left = 100`);
  const tea = (identity: object) => crab({ ...identity, item_id: 'tea' });
  await restaurant.sdk.cartCreate({ body: crab(as(guest(1))) });
  await restaurant.sdk.cartCreate({ body: tea(as(guest(1))) });
  await restaurant.sdk.cartCreate({ body: tea(as(guest(2))) });
  await restaurant.sdk.cartCreate({ body: crab(as(guest(2))) });
  const placed = await Promise.all(
    [1, 2].map((each) => order(restaurant, checkoutOf(4800, as(guest(each))))),
  );
  expect(placed).toHaveLength(2);
  expect(await portionsLeft()).toBe(98);
});
