import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { workAt } from '../testing/jobs.ts';
import { placeOrder } from '../testing/ordering.ts';
import { NOON, openRestaurant, type Restaurant } from '../testing/restaurant.ts';
import { formatJobs, readJobsReport } from './jobs-report.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const ask = (address: string) =>
  restaurant.fetch(new Request('http://localhost:8080/jobs.json'), address);

test('shows what waits, and what fails with how often and since when', async () => {
  await placeOrder(restaurant);
  restaurant.sandbox.isDown = true;
  await workAt(restaurant, NOON.add({ minutes: 30 }));
  const report = readJobsReport(await (await ask('127.0.0.1')).text());
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

test('is for this machine only', async () => {
  expect((await ask('10.1.2.3')).status).toBe(403);
});

test('says so where there is nothing', () => {
  expect(formatJobs({ queues: [], failing: [] })).toBe('There are no jobs.');
});
