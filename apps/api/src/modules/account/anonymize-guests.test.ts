import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Retention, USUAL_RETENTION } from '../../platform/config/retention.ts';
import { sql } from '../../platform/db/sql.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { book } from '../../testing/booking.ts';
import { workAt } from '../../testing/jobs.ts';
import { decide, orderOf, placeOrder } from '../../testing/ordering.ts';
import { as, GUEST, NOON, openRestaurant, type Restaurant } from '../../testing/restaurant.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const RETENTION: Retention = { ...USUAL_RETENTION, guestDays: 60 };
const later = (days: number) => NOON.add({ hours: days * 24 });
async function runJob(now: Temporal.Instant, retention = RETENTION): Promise<void> {
  await enqueue(restaurant.db, { queue: 'guests', key: 'all', at: now });
  await workAt(restaurant, now, restaurant.sandbox, retention);
}

async function buyers(): Promise<string[]> {
  const rows = await restaurant.db.query<{ row: string }>(sql`
    select buyer_name || ' ' || buyer_phone || ' ' || buyer_email as row from orders`);
  return rows.map(({ row }) => row);
}

async function completed() {
  const placed = await placeOrder(restaurant);
  await decide(restaurant, placed, 'approved');
  await restaurant.db.execute(sql`
    update orders set status = 'COMPLETED', status_changed_at = ${NOON}, delivery_method = 'delivery',
      full_address = 'B-12-3, Jalan SS 21/39', mail_unit_no = 'B-12-3', address = '{}'::jsonb`);
  return placed;
}

test('anonymises a guest’s order after the retention period, and keeps the amounts', async () => {
  const placed = await completed();
  const before = await orderOf(restaurant, placed);
  await runJob(later(60));
  expect(await buyers()).toEqual(['Aisyah +60123456789 aisyah@example.test']);
  await runJob(later(61).add({ minutes: 1 }));
  expect(await buyers()).toEqual(['- - -']);
  const after = await orderOf(restaurant, placed);
  expect(after.final_total_amount).toBe(before.final_total_amount);
  expect(after.sales_order_tx_id).toBe(before.sales_order_tx_id);
  expect(JSON.stringify(after)).not.toMatch(/Aisyah|Jalan SS 21|B-12-3|example\.test/);
});

test('does not anonymise by default, nor while an order or payment is open', async () => {
  await completed();
  await runJob(later(1000), USUAL_RETENTION);
  await restaurant.db.execute(sql`update orders set status = 'READY'`);
  await runJob(later(1001));
  await restaurant.db.execute(sql`update orders set status = 'CANCELLED'`);
  for (const state of ['pending', 'processing', 'refund_due', 'refunding']) {
    await restaurant.db.execute(sql`update payments set state = ${state}`);
    await runJob(later(1002));
  }
  expect(await buyers()).toEqual(['Aisyah +60123456789 aisyah@example.test']);
});

test('anonymises a guest’s reservation, which its owner can still read', async () => {
  const booked = await book(restaurant, { occasion: 'birthday', note: 'For Aisyah' });
  await runJob(later(61));
  const read = () => restaurant.sdk.reservationDetail({ path: { id: booked.id }, body: as(GUEST) });
  expect((await read()).customer_name).toBe('Aisyah');
  await runJob(later(62));
  expect(await read()).toMatchObject({
    customer_name: '-',
    number_of_seats: 4,
    occasion: null,
    note: null,
  });
  expect(await restaurant.db.query(sql`select phone_no from reservations`)).toEqual([
    { phone_no: '-----' },
  ]);
});
