import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRestaurant, type Restaurant } from '../../apps/api/src/testing/restaurant.ts';
import { seedCompany } from '../../apps/api/src/testing/seed/seed.ts';
import { openKiosk } from './customer.ts';

// Saturday 21:30 in New Zealand (daylight saving time); 16:30 at the company of all other tests.
const LATE_SATURDAY = Temporal.Instant.from('2026-11-21T21:30:00+13:00');

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
  await seedCompany(restaurant.db, 'harbour', 'Pacific/Auckland');
  restaurant.clock.set(LATE_SATURDAY);
});
afterAll(() => restaurant.close());

test('shows times in the company’s own time zone', async () => {
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
  await customer.sees('continues automatically');
  expect(await customer.leaves()).toMatchObject({ interrupted: false });
});

test('shows another company’s times in its zone at the same moment', async () => {
  const customer = await openKiosk(restaurant);
  customer.types('1');
  expect(await customer.sees('Start over')).toContain('Open · Today 10:00 am – 10:00 pm');
  await customer.leaves();
});
