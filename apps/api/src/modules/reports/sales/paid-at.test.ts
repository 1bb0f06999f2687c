import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { type CounterTablet, openCounterTablet } from '../../../testing/counter-tablet.ts';
import { decide, placeOrder } from '../../../testing/ordering.ts';
import {
  GUEST,
  NOON,
  OTHER_GUEST,
  openRestaurant,
  type Restaurant,
} from '../../../testing/restaurant.ts';
import { ALL_SALES, fillPastSales } from './fill-past-sales.ts';

let restaurant: Restaurant;
let tablet: CounterTablet;

beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.prepare(async () => {
    tablet = await openCounterTablet(restaurant);
  });
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const stored = (id: string) =>
  restaurant.db.one<{ paid_at: Temporal.Instant | null; status: string }>(
    sql`select paid_at, status from orders where id = ${id}`,
  );
const later = (minutes: number) => restaurant.clock.set(NOON.add({ minutes }));

/** Removes what earlier versions did not store. */
const forgetPaidAt = () =>
  restaurant.db.transaction((tx) =>
    tx.script(`alter table orders disable trigger orders_keep_paid_at;
      update orders set paid_at = null;
      alter table orders enable trigger orders_keep_paid_at`),
  );

test('is the time of the payment, and stays it', async () => {
  const placed = await placeOrder(restaurant, GUEST, 'a-key-of-an-order');
  expect(await stored(placed.id)).toMatchObject({ paid_at: null });
  later(5);
  await decide(restaurant, placed, 'approved');
  expect(await stored(placed.id)).toMatchObject({ paid_at: NOON.add({ minutes: 5 }) });
  later(9);
  await tablet.step(placed.id, { step: 'ready', from: 'PREPARING' });
  expect(await stored(placed.id)).toMatchObject({
    paid_at: NOON.add({ minutes: 5 }),
    status: 'READY',
  });
  await expect(
    restaurant.db.execute(sql`update orders set paid_at = ${NOON} where id = ${placed.id}`),
  ).rejects.toThrow();
});

test('is that of an order that waits for its acceptance', async () => {
  await tablet.acceptByHand();
  const { id } = await tablet.paidOrder();
  expect(await stored(id)).toMatchObject({ status: 'PENDING', paid_at: NOON });
});

test('is null for an order with a declined payment', async () => {
  const placed = await placeOrder(restaurant);
  await decide(restaurant, placed, 'declined');
  expect(await stored(placed.id)).toMatchObject({ status: 'CANCELLED', paid_at: null });
});

test('stays as it is when the times of other orders are filled', async () => {
  const [past, present] = [
    await tablet.paidOrder('a-key-of-a-past-order'),
    await tablet.paidOrder('a-key-of-a-present-order'),
  ];
  await forgetPaidAt();
  const paidAt = NOON.add({ minutes: 7 });
  await restaurant.db.execute(sql`
    update orders set paid_at = ${paidAt} where id = ${present.id}`);
  await fillPastSales(restaurant.db, ALL_SALES, NOON.add({ minutes: 60 }));
  expect(await stored(past.id)).toMatchObject({ paid_at: NOON });
  expect(await stored(present.id)).toMatchObject({ paid_at: paidAt });
});

test('is filled from the history for orders of earlier versions', async () => {
  const [declined, paid, rejected] = [
    await placeOrder(restaurant, OTHER_GUEST),
    await tablet.paidOrder('a-key-of-a-paid-order'),
    await tablet.paidOrder('a-key-of-a-rejected-order'),
  ];
  await decide(restaurant, declined, 'declined');
  later(3);
  await tablet.signIn('mei');
  await tablet.reject(rejected.id, { from: 'PREPARING' });
  await tablet.step(paid.id, { step: 'ready', from: 'PREPARING' });
  await forgetPaidAt();
  await fillPastSales(restaurant.db, ALL_SALES, NOON.add({ minutes: 60 }));
  expect(await stored(declined.id)).toMatchObject({ paid_at: null });
  expect(await stored(paid.id)).toMatchObject({ status: 'READY', paid_at: NOON });
  expect(await stored(rejected.id)).toMatchObject({ status: 'CANCELLED', paid_at: NOON });
});
