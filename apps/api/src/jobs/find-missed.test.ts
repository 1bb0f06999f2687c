import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { book } from '../testing/booking.ts';
import { workAt } from '../testing/jobs.ts';
import { decide, orderOf, placeOrder } from '../testing/ordering.ts';
import { NOON, openRestaurant, type Restaurant } from '../testing/restaurant.ts';
import { findMissed } from './find-missed.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const keys = async () =>
  (
    await restaurant.db.query<{ name: string }>(sql`
      select name from pgboss.job where state < 'active' order by name`)
  ).map(({ name }) => name);

test('enqueues jobs with an order and a booking', async () => {
  await placeOrder(restaurant);
  await book(restaurant);
  expect(await keys()).toEqual(['reminder', 'unpaid']);
});

test('enqueues a missing job once it is overdue, not before', async () => {
  const placed = await placeOrder(restaurant);
  await book(restaurant);
  await restaurant.db.execute(sql`delete from pgboss.job`);
  await findMissed(restaurant.db, NOON.add({ minutes: 11 }));
  expect(await keys()).toEqual([]);
  const later = NOON.add({ minutes: 32 });
  await findMissed(restaurant.db, later);
  expect(await keys()).toEqual(['unpaid']);
  await workAt(restaurant, later);
  expect((await orderOf(restaurant, placed)).status).toBe('CANCELLED');
});

test('leaves the time of an existing job unchanged', async () => {
  await placeOrder(restaurant);
  await restaurant.db.execute(sql`update pgboss.job set start_after = ${NOON.add({ hours: 9 })}`);
  await findMissed(restaurant.db, NOON.add({ hours: 1 }));
  expect(await restaurant.db.query(sql`select start_after as run_at from pgboss.job`)).toEqual([
    { run_at: NOON.add({ hours: 9 }) },
  ]);
});

test('finds a due refund and a reminder without a job', async () => {
  const placed = await placeOrder(restaurant);
  await workAt(restaurant, NOON.add({ minutes: 30 }));
  await restaurant.db.execute(sql`update payments set state = 'refund_due'`);
  await book(restaurant);
  const starts = await startOfTable();
  await restaurant.db.execute(sql`delete from pgboss.job`);
  const later = starts.subtract({ minutes: 60 });
  await findMissed(restaurant.db, later);
  expect(await keys()).toEqual(['refund', 'reminder']);
  await workAt(restaurant, later);
  expect((await orderOf(restaurant, placed)).refund_status).toBeDefined();
  expect(await restaurant.phones.outbox()).toHaveLength(1);
});

async function startOfTable(): Promise<Temporal.Instant> {
  const table = await restaurant.db.one<{ starts_at: Temporal.Instant }>(
    sql`select starts_at from reservations`,
  );
  if (table === null) throw new Error('There is no booking');
  return table.starts_at;
}

test('leaves no job for a paid pickup order', async () => {
  const placed = await placeOrder(restaurant);
  await decide(restaurant, placed, 'approved');
  await workAt(restaurant, NOON.add({ hours: 1 }));
  expect(await keys()).toEqual([]);
});
