import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Queryable } from '../../platform/db/db.ts';
import { NOON, openRestaurant, type Restaurant } from '../../testing/restaurant.ts';
import { SS2 } from '../../testing/seed/seed.ts';
import { findStock } from './stock.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

/** Finds the stock of a dish at ss2 and counts the SQL statements. */
async function find(dishId: string) {
  let statements = 0;
  const { db } = restaurant;
  const counted: Queryable = {
    query(statement) {
      statements += 1;
      return db.query(statement);
    },
    one: (statement) => db.one(statement),
    execute: (statement) => db.execute(statement),
  };
  const company = { id: 'demo', menu_revision: 'revision-1', menu_at: NOON };
  const shelf = { company, branchId: SS2 };
  const stock = await findStock(counted, shelf, [dishId]);
  return { statements, stock: stock.get(dishId) };
}

test('queries the portions of a counted dish each time', async () => {
  await find('crab');
  expect(await find('crab')).toEqual({
    statements: 1,
    stock: { offered: true, sold_out: false, left: 5 },
  });
});

test('uses only the cached menu for a dish without counted portions', async () => {
  await find('claypot');
  expect(await find('claypot')).toEqual({
    statements: 0,
    stock: { offered: true, sold_out: false, left: null },
  });
});
