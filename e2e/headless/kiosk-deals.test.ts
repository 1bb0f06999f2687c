import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../apps/api/src/platform/db/sql.ts';
import { openRestaurant, type Restaurant } from '../../apps/api/src/testing/restaurant.ts';
import { bind, sellOutPackage } from '../../apps/api/src/testing/seed/menu.ts';
import { type Customer, openKiosk } from './customer.ts';
import { openMenu } from './openings.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

/** Goes from the first screen to the packages of a branch that has them. */
async function openPackages(customer: Customer) {
  await openMenu(customer);
  customer.types('1');
}

test('shows the price of a deal from its available choices, from the list to the cart', async () => {
  await sellOutPackage(restaurant.db, 'solo');
  const customer = await openKiosk(restaurant);
  await openPackages(customer);
  await customer.sees('lunch · From RM 23.00');
  customer.types('1');
  await customer.sees('From RM 23.00');
  expect(await customer.sees('treat · RM 23.00')).toContain('solo · Sold Out');
  customer.types('1');
  await customer.sees('solo · Sold Out');
  customer.types('');
  await customer.sees('Please choose one to go on.');
  customer.types('2', '', '1', 'y');
  expect(await customer.sees('Added to cart successfully')).toContain('Add to Cart (1) · RM 23.00');
  await customer.leaves();
  expect([customer.reported, restaurant.reported]).toEqual([[], []]);
});

test('shows the price of a deal from its available choices in Chinese', async () => {
  await sellOutPackage(restaurant.db, 'solo');
  const customer = await openKiosk(restaurant);
  customer.types('2', '2', '1', '1');
  await customer.sees('lunch · 低至 RM 23.00');
  customer.types('1');
  expect(await customer.sees('treat · RM 23.00')).toContain('solo · 已售罄');
  await customer.leaves();
});

test('shows no price for a deal that is sold out', async () => {
  await sellOutPackage(restaurant.db, 'solo');
  await sellOutPackage(restaurant.db, 'treat');
  const customer = await openKiosk(restaurant);
  await openPackages(customer);
  expect(await customer.sees('solo · Sold Out')).toContain('lunch · Sold Out');
  expect(await customer.sees('Back')).not.toMatch(/lunch|From/);
  await customer.leaves();
});

test('shows that a sold-out choice cannot be selected', async () => {
  await bind(restaurant.db, 'hot', 'soup');
  const customer = await openKiosk(restaurant);
  await openPackages(customer);
  customer.types('1', '2');
  await customer.sees('hot · Sold Out');
  customer.types('1');
  await customer.sees('hot · Sold Out');
  customer.types('', '1', 'y');
  expect(await customer.sees('Added to cart successfully')).toContain('Add to Cart (1) · RM 23.00');
  await customer.leaves();
});

test('selects a dish twice when its number is typed twice', async () => {
  await restaurant.db.execute(sql`update package_options set min_qty = 2, max_qty = 2`);
  const customer = await openKiosk(restaurant);
  await openPackages(customer);
  customer.types('2');
  await customer.sees('Numbers, such as 1 1 2 for two of the first and one of the second');
  customer.types('2 2', '1', 'y');
  await customer.sees('Added to cart successfully');
  const chosen = sql`select selection from cart_lines`;
  const crabs = { dish_option_id: 'pot', dish_option_variation_id: 'family-crab', qty: 2 };
  expect(await restaurant.db.query(chosen)).toEqual([{ selection: [crabs] }]);
  await customer.leaves();
});
