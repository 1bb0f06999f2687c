import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRestaurant, type Restaurant } from '../../apps/api/src/testing/restaurant.ts';
import { seedCompany } from '../../apps/api/src/testing/seed/seed.ts';
import { openKiosk } from './customer.ts';

// Half past nine in the evening on Saturday in New Zealand, by summer time; half past four in the
// afternoon at the company of all other tests.
const LATE_SATURDAY = Temporal.Instant.from('2026-11-21T21:30:00+13:00');

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
  await seedCompany(restaurant.db, 'harbour', 'Pacific/Auckland');
  restaurant.clock.set(LATE_SATURDAY);
});
afterAll(() => restaurant.close());

test('the kiosk of a company tells the time of its own zone', async () => {
  const customer = await openKiosk(restaurant, { company: 'harbour' });
  customer.types('1');
  expect(await customer.sees('Start over')).toContain('Last orders over');
  customer.types('2', '1', '2', '1', '', '', '', '1', 'y');
  await customer.sees('Added to cart successfully');
  customer.types('c', 'o', 'Mei Ling', 'mei@example.com', '012-345 6789', '');
  expect(await customer.sees('Sunday, 22 November')).not.toContain('Saturday, 21 November');
  customer.types('1');
  expect(await customer.sees('10:15 am')).toContain('1  10:00 am – 10:35 am');
  customer.types('1', 'y');
  await customer.sees('goes on by itself');
  expect(await customer.leaves()).toMatchObject({ interrupted: false });
});

test('another company’s at the same moment tells another', async () => {
  const customer = await openKiosk(restaurant);
  customer.types('1');
  expect(await customer.sees('Start over')).toContain('Open · Today 10:00 am – 10:00 pm');
  await customer.leaves();
});
