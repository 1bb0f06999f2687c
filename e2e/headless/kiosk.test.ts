import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { decide } from '../../apps/api/src/testing/ordering.ts';
import { at, openRestaurant, type Restaurant } from '../../apps/api/src/testing/restaurant.ts';
import { createStorage } from '../../apps/kiosk/src/platform/storage.ts';
import { type Customer, openKiosk } from './customer.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const LINK = /http:\/\/demo\.localhost:8080(\/sandbox\/pay\/\S+)/;

/** From the first screen to two large claypots with an egg in the cart of the branch that has them. */
async function fillCart(customer: Customer) {
  customer.types('1');
  await customer.sees('Select Your Pickup Branch');
  customer.types('2');
  await customer.sees('Select This Branch');
  customer.types('1');
  await customer.sees('Your cart: 0 items');
  customer.types('2', '1');
  await customer.sees('extras (Optional)');
  customer.types('2', '', '1', '2', 'y');
  await customer.sees('Added to cart successfully');
}

/** Says who is picking up, and that a guest earns no points. */
function order(customer: Customer) {
  customer.types('c', 'o', 'Mei Ling', 'mei@example.com', '012-345 6789', '', 'y');
}

/** Reads the link from the screen and pays there. */
async function pay(customer: Customer) {
  const [, payment_url = null] = LINK.exec(await customer.sees('goes on by itself')) ?? [];
  await decide(restaurant, { payment_url }, 'approved');
}

test('a customer orders, pays and makes room for the next', async () => {
  const customer = await openKiosk(restaurant);
  await fillCart(customer);
  order(customer);
  await pay(customer);
  customer.types('l');
  expect(await customer.sees('Done, next customer')).toContain('Thank you for your order!');
  customer.types('');
  await customer.sees('Welcome to');
  customer.types('q');
  expect(await customer.ended).toBeUndefined();
  expect([customer.reported, restaurant.reported]).toEqual([[], []]);
});
