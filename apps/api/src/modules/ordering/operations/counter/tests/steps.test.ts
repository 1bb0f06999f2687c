import { errorDataOf, type Ticket } from '@claypot/sdk/counter';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../../platform/db/sql.ts';
import { type CounterTablet, openCounterTablet } from '../../../../../testing/counter-tablet.ts';
import { orderOf, paidDelivery } from '../../../../../testing/ordering.ts';
import { codeFrom } from '../../../../../testing/refunds.ts';
import { NOON, openRestaurant, type Restaurant } from '../../../../../testing/restaurant.ts';
import { moveDelivery } from '../../../delivery/deliveries.ts';
import { driveDelivery } from '../../../delivery/drive-delivery.ts';

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

describe('steps', () => {
  test('lead a pickup from acceptance to the customer, who sees each one', async () => {
    await tablet.acceptByHand();
    const placed = await tablet.paidOrder();
    expect((await orderOf(restaurant, placed)).status).toBe('PENDING');
    const accepted = await tablet.step(placed.id, {
      step: 'accept',
      from: 'PENDING',
      ready_in_minutes: 25,
    });
    expect(accepted.order).toMatchObject({ status: 'PREPARING', is_acknowledged: true });
    expect(await orderOf(restaurant, placed)).toMatchObject({
      status: 'PREPARING',
      estimated_time: '2026-11-21T12:25:00+08:00',
    });
    await tablet.step(placed.id, { step: 'ready', from: 'PREPARING' });
    expect((await orderOf(restaurant, placed)).status).toBe('READY');
    await tablet.step(placed.id, { step: 'recall', from: 'READY' });
    expect((await orderOf(restaurant, placed)).status).toBe('PREPARING');
    await tablet.step(placed.id, { step: 'ready', from: 'PREPARING' });
    const done = await tablet.step(placed.id, { step: 'hand_over', from: 'READY' });
    expect(done.order.status).toBe('COMPLETED');
    expect(done.history.map(({ status }) => status)).toEqual([
      'MAKING PAYMENT',
      'PENDING',
      'PREPARING',
      'READY',
      'PREPARING',
      'READY',
      'COMPLETED',
    ]);
    expect((await tablet.board()).orders).toEqual([]);
  });

  test('happen once per key, and a key of another press is rejected', async () => {
    const { id } = await tablet.paidOrder();
    const headers = tablet.press();
    const ready = { step: 'ready', from: 'PREPARING' } as const;
    await tablet.step(id, ready, headers);
    await tablet.step(id, { step: 'recall', from: 'READY' });
    // The lost reply of the first press is asked for again.
    expect((await tablet.step(id, ready, headers)).order.status).toBe('PREPARING');
    expect(await codeFrom(tablet.step(id, { step: 'recall', from: 'READY' }, headers))).toBe(
      'IDEMPOTENCY_CONFLICT',
    );
  });

  test('of two devices at once happen once, and the second gets the present status', async () => {
    const { id } = await tablet.paidOrder();
    const presses = Array.from({ length: 20 }, () =>
      tablet.step(id, { step: 'ready', from: 'PREPARING' }).catch((error: unknown) => error),
    );
    const results = await Promise.all(presses);
    const moved = results.filter((result): result is Ticket => !(result instanceof Error));
    expect(moved).toHaveLength(1);
    for (const error of results.filter((result) => result instanceof Error)) {
      expect(errorDataOf(error, 'ORDER_MOVED')).toEqual({ status: 'READY' });
    }
    const events = await restaurant.db.query(sql`
      select 1 as one from staff_events where operation = 'takeStep.ready'`);
    expect(events).toHaveLength(1);
  });

  test('need the role of the step', async () => {
    const { id } = await tablet.paidOrder();
    await tablet.signIn('aina');
    expect(await codeFrom(tablet.step(id, { step: 'ready', from: 'PREPARING' }))).toBe('OK');
    expect(await codeFrom(tablet.step(id, { step: 'hand_over', from: 'READY' }))).toBe('FORBIDDEN');
    expect(await codeFrom(tablet.step(id, { step: 'recall', from: 'READY' }))).toBe('OK');
  });

  test('do not exist for another method', async () => {
    const { id } = await tablet.paidOrder();
    const rider = { name: 'Faiz', phone: '012-345 6787' };
    expect(await codeFrom(tablet.step(id, { step: 'send_out', from: 'PREPARING', rider }))).toBe(
      'INVALID_REQUEST',
    );
  });

  test('close an order that was not collected, without points and refund', async () => {
    const placed = await tablet.paidOrder();
    await tablet.step(placed.id, { step: 'ready', from: 'PREPARING' });
    await tablet.step(placed.id, { step: 'not_collected', from: 'READY' });
    expect(await orderOf(restaurant, placed)).toMatchObject({
      status: 'NOT_COLLECTED',
      refund_status: null,
    });
  });
});

test('an own rider takes a delivery out, and the courier is not asked any more', async () => {
  const placed = await paidDelivery(restaurant);
  const { id } = placed;
  await tablet.step(id, { step: 'ready', from: 'PREPARING' });
  expect(await codeFrom(tablet.step(id, { step: 'send_out', from: 'READY' }))).toBe(
    'INVALID_REQUEST',
  );
  const rider = { name: 'Faiz', phone: '012-345 6787' };
  const out = await tablet.step(id, { step: 'send_out', from: 'READY', rider });
  expect(out.order.delivery).toMatchObject({
    carrier: 'own',
    rider_name: 'Faiz',
    rider_phone: '+60123456787',
  });
  expect(
    await driveDelivery({ db: restaurant.db, courier: restaurant.courier }, id, NOON),
  ).toBeNull();
  const courier = { ...restaurant.courier, progress: () => Promise.reject(new Error('Asked')) };
  await moveDelivery({ db: restaurant.db, courier }, id, NOON);
  expect((await tablet.sdk.ticket({ path: { id } })).order).toMatchObject({
    status: 'DELIVERING',
    delivery: { state: 'collected', failure: null },
  });
  await tablet.step(id, { step: 'delivered', from: 'DELIVERING' });
  expect((await orderOf(restaurant, placed)).status).toBe('COMPLETED');
});
