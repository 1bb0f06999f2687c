import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { addition, checkout } from '../../testing/ordering.ts';
import { as, GUEST, NOON, openRestaurant, type Restaurant } from '../../testing/restaurant.ts';
import { SS2 } from '../../testing/seed/seed.ts';
import { createMenuCache } from './menu-cache.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const PLACE = { companyId: 'demo', branchId: SS2, language: 'en' };

describe('createMenuCache', () => {
  test('computes a list once for concurrent and later calls', async () => {
    const menu = createMenuCache();
    const compute = vi.fn(async () => ['crab']);
    const ask = () => menu.at(restaurant.db, PLACE, NOON, 'dishes', compute);
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([['crab'], ['crab'], ['crab']]);
    await ask();
    expect(compute).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['a dish is renamed', sql`update dishes set point = point + 1 where id = 'crab'`],
    ['a dish is sold out', sql`update branch_dishes set sold_out = true where dish_id = 'crab'`],
    ['portions go', sql`update branch_dishes set portions_left = 3 where dish_id = 'crab'`],
    ['a branch closes', sql`update branches set retired = true where id = ${SS2}`],
    ['an option costs more', sql`update dish_option_variations set additional_price = 900`],
    ['a package is retired', sql`update packages set retired = true`],
    ['a deal loses a package', sql`delete from hot_deal_packages`],
  ])('recomputes when %s', async (_, change) => {
    const menu = createMenuCache();
    const compute = vi.fn(async () => null);
    const ask = () => menu.at(restaurant.db, PLACE, NOON, 'dishes', compute);
    await ask();
    expect(await restaurant.db.execute(change)).toBeGreaterThan(0);
    await ask();
    expect(compute).toHaveBeenCalledTimes(2);
  });

  test('does not cache failures, and expires entries after a minute', async () => {
    const menu = createMenuCache();
    const compute = vi.fn(async () => null).mockRejectedValueOnce(new Error('away'));
    const ask = (now: Temporal.Instant) => menu.at(restaurant.db, PLACE, now, 'dishes', compute);
    await expect(ask(NOON)).rejects.toThrow('away');
    await ask(NOON);
    await ask(NOON.add({ minutes: 1 }));
    expect(compute).toHaveBeenCalledTimes(3);
  });

  test('does not cache a list when a portion is sold during the computation', async () => {
    const menu = createMenuCache();
    const compute = vi.fn(async () => {
      await restaurant.db.execute(
        sql`update branch_dishes set portions_left = 2 where dish_id = 'crab'`,
      );
      return null;
    });
    const ask = () => menu.at(restaurant.db, PLACE, NOON, 'dishes', compute);
    await ask();
    await restaurant.db.execute(
      sql`update branch_dishes set portions_left = 1 where dish_id = 'crab'`,
    );
    await ask();
    expect(compute).toHaveBeenCalledTimes(2);
  });
});

test('does not change the menu revision for an order of uncounted dishes', async () => {
  const { db, sdk } = restaurant;
  const find = () => db.one(sql`select revision from menu_revisions where company_id = 'demo'`);
  const before = await find();
  await sdk.cartCreate({ body: addition(as(GUEST)) });
  const headers = { 'Idempotency-Key': 'key-of-an-order-of-noodles' };
  await sdk.cartCreateOrder({ headers, body: checkout(as(GUEST)) });
  expect(await find()).toEqual(before);
});

test('adds each viewer’s own cart quantities to the cached list', async () => {
  const { sdk } = restaurant;
  const readMenu = async (guest: { guest_id: string; customer_id: null } | null) => {
    const params = { path: { branch_id: SS2, category_id: 'all' } };
    const dishes = await sdk.dishList({ ...params, body: guest ?? {} });
    return dishes.reduce((sum, { cart_qty }) => sum + cart_qty, 0);
  };
  expect(await readMenu(null)).toBe(0);
  await sdk.cartCreate({ body: addition(as(GUEST)) });
  expect(await readMenu(as(GUEST))).toBeGreaterThan(0);
  expect(await readMenu(null)).toBe(0);
});
