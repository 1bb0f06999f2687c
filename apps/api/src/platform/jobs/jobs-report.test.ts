import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { workAt } from '../../testing/jobs.ts';
import { placeOrder } from '../../testing/ordering.ts';
import { NOON, openRestaurant, type Restaurant } from '../../testing/restaurant.ts';
import { formatJobs, reportJobs } from './jobs-report.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

test('lists waiting jobs and the failures of failing ones', async () => {
  await placeOrder(restaurant);
  restaurant.sandbox.isDown = true;
  const at = NOON.add({ minutes: 30 });
  await workAt(restaurant, at);
  const report = await reportJobs(restaurant.db, at);
  expect(formatJobs(report)).toBe(
    [
      'queue   waiting  due  oldest due  failing',
      'unpaid        1    0           -        1',
      '',
      'Failing:',
      `unpaid ${report.failing[0]?.key}: PaymentsUnavailable, 1 times, last 2026-11-21T04:30:00Z, again 2026-11-21T04:30:15Z`,
    ].join('\n'),
  );
});

test('shows a message when there are no jobs', () => {
  expect(formatJobs({ queues: [], failing: [] })).toBe('There are no jobs.');
});
