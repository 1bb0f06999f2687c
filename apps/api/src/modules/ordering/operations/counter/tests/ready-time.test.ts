import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CounterTablet, openCounterTablet } from '../../../../../testing/counter-tablet.ts';
import { orderOf } from '../../../../../testing/ordering.ts';
import { NOON, openRestaurant, type Restaurant } from '../../../../../testing/restaurant.ts';
import { findCounterOrder } from '../../../counter/board-reads.ts';
import { changeReadyTime } from '../../../counter/change-ready-time.ts';

let restaurant: Restaurant;
let tablet: CounterTablet;

beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.prepare(async () => {
    tablet = await openCounterTablet(restaurant);
  });
});
afterAll(() => restaurant.close());
beforeEach(() => restaurant.reset());

test('changeReadyTime moves the time once per key, and the customer sees it', async () => {
  const placed = await tablet.paidOrder();
  const headers = tablet.press();
  const change = () =>
    tablet.sdk.changeReadyTime({ path: { id: placed.id }, headers, body: { add_minutes: 10 } });
  expect((await change()).order.ready_by).toBe('2026-11-21T12:45:00+08:00');
  expect((await change()).order.ready_by).toBe('2026-11-21T12:45:00+08:00');
  expect((await orderOf(restaurant, placed)).estimated_time).toBe('2026-11-21T12:45:00+08:00');
});

test('changeReadyTime rejects an order that has moved since it was read', async () => {
  const { id } = await tablet.paidOrder();
  const read = await findCounterOrder(restaurant.db, 'demo', id);
  if (read === null) throw new Error('The order was not paid');
  await tablet.step(id, { step: 'ready', from: 'PREPARING' });
  const change = restaurant.db.transaction((tx) =>
    changeReadyTime(tx, 'Asia/Kuala_Lumpur', read, 10, NOON),
  );
  await expect(change).rejects.toMatchObject({ code: 'ORDER_MOVED', data: { status: 'READY' } });
});
