import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../apps/api/src/platform/db/sql.ts';
import { countedQuarters, orderAs, setCap } from '../../apps/api/src/testing/capacity.ts';
import { decide } from '../../apps/api/src/testing/ordering.ts';
import { at, openRestaurant, type Restaurant } from '../../apps/api/src/testing/restaurant.ts';
import { createStorage } from '../../apps/kiosk/src/platform/storage.ts';
import { type Customer, openKiosk } from './customer.ts';
import { losingOneReply, openMenu } from './openings.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const LINK = /http:\/\/demo\.localhost:8080(\/sandbox\/pay\/\S+)/;

/** Goes from the first screen to two large claypots with an egg in the cart. */
async function fillCart(customer: Customer) {
  await openMenu(customer);
  customer.types('2', '1');
  await customer.sees('extras (Optional)');
  customer.types('2', '', '1', '2', 'y');
  await customer.sees('Added to cart successfully');
}

/** Enters the pickup details and confirms that a guest earns no points. */
function order(customer: Customer) {
  customer.types('c', 'o', 'Mei Ling', 'mei@example.com', '012-345 6789', '', 'y');
}

/** Reads the payment link from the screen and pays. */
async function pay(customer: Customer) {
  const [, payment_url = null] = LINK.exec(await customer.sees('continues automatically')) ?? [];
  await decide(restaurant, { payment_url }, 'approved');
}

test('orders, pays and returns to the first screen for the next customer', async () => {
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

test('orders and pays in Chinese', async () => {
  const customer = await openKiosk(restaurant);
  customer.types('2');
  await customer.sees('请选择');
  customer.types('2', '1', '2', '1', '2', '', '1', '2', 'y');
  order(customer);
  const [, payment_url = null] = LINK.exec(await customer.sees('自动继续')) ?? [];
  await decide(restaurant, { payment_url }, 'approved');
  customer.types('l');
  expect(await customer.sees('完成，下一位顾客')).toMatch(/感谢|谢谢/);
  await customer.leaves();
});

test('changes quantities, cancels the confirmation and handles a declined card', async () => {
  const customer = await openKiosk(restaurant);
  await fillCart(customer);
  customer.types('c', '1', '3', 'o', 'Mei Ling', 'mei@example.com', '012-345 6789', '', 'n');
  expect(await customer.sees('Order as a guest?')).toContain('3 × claypot · egg · large');
  await customer.sees('Order Now');
  customer.types('o', '', '', '', '', 'y');
  const [, payment_url = null] = LINK.exec(await customer.sees('continues automatically')) ?? [];
  await decide(restaurant, { payment_url }, 'declined');
  customer.types('l');
  await customer.sees('Your payment did not go through');
  await customer.sees('3 × claypot');
  customer.types('1', '0');
  await customer.sees('Empty cart to checkout');
  await customer.leaves();
});

test('asks again after an unknown key and names an invalid value', async () => {
  const customer = await openKiosk(restaurant);
  customer.types('9');
  await customer.sees('Please type one of the numbers or letters shown.');
  await fillCart(customer);
  customer.types('c', '1', 'many', '1', 'o', '', 'nobody', '12', '');
  expect(await customer.sees('Who is picking it up')).toContain('Please type a whole number.');
  await customer.sees('Full name is a required field');
  customer.types('Mei Ling');
  await customer.sees('Enter an email address such as name@example.com');
  customer.types('mei@example.com');
  await customer.sees('Enter a Malaysian mobile number');
  customer.types('012-345 6789', 'y');
  await customer.sees('continues automatically');
  expect(await customer.leaves()).toMatchObject({ interrupted: false });
});

test('shows that the branch is closed, before and after filling the cart', async () => {
  restaurant.clock.set(at('2026-11-21T23:30'));
  const customer = await openKiosk(restaurant);
  customer.types('1');
  expect(await customer.sees('Start over')).toContain('Closed · Opens tomorrow at 10:00 am');
  customer.types('2');
  await customer.sees('Orders are taken during opening hours.');
  customer.types('1', '2', '1', '', '', '1', '1', 'y');
  order(customer);
  expect(await customer.sees('We are closed')).not.toContain('/sandbox/pay/');
  await customer.sees('Opens again Sun, 22 Nov, 10:00 am');
  await customer.leaves();
});

test('requires a pickup time after the last orders', async () => {
  restaurant.clock.set(at('2026-11-21T21:40'));
  const customer = await openKiosk(restaurant);
  customer.types('1');
  expect(await customer.sees('Start over')).toContain('Last orders over');
  customer.types('2', '1', '2', '1', '', '', '', '1', 'y');
  await customer.sees('Added to cart successfully');
  customer.types('c');
  await customer.sees('Pickup time: Choose a time');
  customer.types('o', 'Mei Ling', 'mei@example.com', '012-345 6789', '');
  await customer.sees('Day');
  expect(await customer.sees('Sunday, 22 November')).not.toContain('As soon as possible');
  customer.types('1', '1', 'y');
  await customer.sees('continues automatically');
  await customer.leaves();
});

test('asks for consent when a price changes meanwhile', async () => {
  const customer = await openKiosk(restaurant);
  await fillCart(customer);
  customer.types('c');
  await customer.sees('Total: RM 48.80');
  await restaurant.db.execute(sql`update dishes set price = 1990 where id = 'claypot'`);
  customer.types('o', 'Mei Ling', 'mei@example.com', '012-345 6789', '', 'y');
  await customer.sees('The price has changed');
  await customer.sees('Order for RM 50.80');
  customer.types('n');
  await customer.sees('Total: RM 50.80');
  customer.types('o', '', '', '', '', 'y');
  await customer.sees('continues automatically');
  await customer.leaves();
});

test('asks for consent when other orders come first, and offers no full time', async () => {
  await setCap(restaurant, 1);
  const customer = await openKiosk(restaurant);
  await fillCart(customer);
  customer.types('c');
  await customer.sees('Pickup time: As soon as possible (est. 35');
  await orderAs(restaurant, 1);
  await orderAs(restaurant, 2, { time: '2026-11-21T13:00:00+08:00' });
  customer.types('o', 'Mei Ling', 'mei@example.com', '012-345 6789', '', 'y');
  await customer.sees('It takes a little longer now');
  await customer.sees('Order for 12:45 pm');
  customer.types('n');
  await customer.sees('Pickup time: As soon as possible (est. 45');
  customer.types('t');
  await customer.sees('Day');
  customer.types('1');
  const times = await customer.sees('1:15 pm');
  expect(times).toContain('12:45');
  expect(times).not.toContain('1:00');
  customer.types('1', 'o', '', '', '', '', 'y');
  await customer.sees('continues automatically');
  expect(await countedQuarters(restaurant)).toEqual({
    '2026-11-21T12:30': 1,
    '2026-11-21T12:45': 1,
    '2026-11-21T13:00': 1,
  });
  await customer.leaves();
});

test('asks for a hot deal question by question and lists it line by line', async () => {
  const customer = await openKiosk(restaurant);
  customer.types('1', '2', '1', '1', '1');
  await customer.sees('lunch (Required)');
  customer.types('1', '', '1', '1 2');
  await customer.sees('claypot · size (Required)');
  await customer.sees('spice (Optional)');
  await customer.sees('Choose up to 1');
  expect(await customer.sees('Choose up to 1')).toContain('hot · +RM 0.50');
  customer.types('1', '', 'y');
  await customer.sees('Added to cart successfully');
  customer.types('c');
  await customer.sees('1 × lunch · 1 × claypot large · 1 × hot · RM');
  await customer.leaves();
});

test('asks before another branch empties the cart', async () => {
  const customer = await openKiosk(restaurant);
  await fillCart(customer);
  customer.types('b', '1', '1');
  await customer.sees('Choosing klang empties it');
  customer.types('n');
  await customer.sees('Select This Branch');
  customer.types('1', 'y');
  await customer.sees('Pickup at klang');
  await customer.sees('Your cart: 0 items');
  await customer.leaves();
});

test('creates one order when the reply is lost', async () => {
  const { send, sent } = losingOneReply(restaurant, '/cart/create_order');
  const customer = await openKiosk(restaurant, { send });
  await fillCart(customer);
  order(customer);
  await pay(customer);
  customer.types('l');
  await customer.sees('Thank you for your order!');
  expect(sent()).toBe(1);
  await customer.leaves();
});

test('restores an order that awaits payment after a power cut', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kiosk-'));
  const file = join(folder, 'state.json');
  const first = await openKiosk(restaurant, { storage: createStorage(file) });
  await fillCart(first);
  order(first);
  const [, payment_url = null] = LINK.exec(await first.sees('continues automatically')) ?? [];
  await first.leaves();
  await decide(restaurant, { payment_url }, 'approved');
  const second = await openKiosk(restaurant, { storage: createStorage(file) });
  await second.sees('Thank you for your order!');
  second.types('');
  await second.sees('Welcome to');
  await second.leaves();
  expect(await readFile(file, 'utf8')).not.toContain('Mei Ling');
  await rm(folder, { recursive: true });
});

test('retries when the server cannot be reached', async () => {
  let down = true;
  const customer = await openKiosk(restaurant, {
    send: (request) => (down ? Promise.reject(new TypeError('down')) : restaurant.fetch(request)),
  });
  await customer.sees('We could not open the restaurant');
  down = false;
  customer.types('y');
  await customer.sees('Welcome to');
  await customer.leaves();
});
