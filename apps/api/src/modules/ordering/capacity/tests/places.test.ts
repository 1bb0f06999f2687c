import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expireStale } from '../../../../jobs/expire-stale.ts';
import { USUAL_RETENTION } from '../../../../platform/config/retention.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { guestNo } from '../../../../testing/booking.ts';
import {
  countedQuarters,
  expectedQuarters,
  orderAs,
  setCap,
} from '../../../../testing/capacity.ts';
import { type CounterTablet, openCounterTablet } from '../../../../testing/counter-tablet.ts';
import { afterLocked, besideLocked } from '../../../../testing/db/locked-rows.ts';
import { isFailure, MANY, patiently } from '../../../../testing/http/rushes.ts';
import { decide, orderOf } from '../../../../testing/ordering.ts';
import { codeFrom } from '../../../../testing/refunds.ts';
import { as, NOON, openRestaurant, type Restaurant } from '../../../../testing/restaurant.ts';
import { SS2 } from '../../../../testing/seed/seed.ts';
import { takeQuarter } from '../../../kitchen/quarters/order-quarters.ts';
import { moveOrder } from '../../orders/transition.ts';

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

const wall = (time: string) => `2026-11-21T${time}:00+08:00`;
const quarter = (time: string) => Temporal.Instant.from(wall(time)).epochMilliseconds;
const capacity = (ordersPerQuarter: number | null) => ({
  companyId: 'demo',
  branchId: SS2,
  ordersPerQuarter,
});
const hours = () => restaurant.sdk.branchAvailableHour({ path: { id: SS2 } });
const timesOf = async (method: 'delivery' | 'pickup') =>
  (await hours()).waiting.find(({ delivery_method }) => delivery_method === method);
const quarters = () => countedQuarters(restaurant);

describe('an order', () => {
  test('takes the quarter of an hour in which its food is due', async () => {
    await orderAs(restaurant, 1);
    await orderAs(restaurant, 2, { time: wall('19:00') });
    await orderAs(restaurant, 3, { time: wall('19:00'), method: 'delivery' });
    await orderAs(restaurant, 4, { method: 'delivery' });
    expect(await quarters()).toEqual({
      '2026-11-21T12:15': 1,
      '2026-11-21T12:30': 1,
      '2026-11-21T18:30': 1,
      '2026-11-21T19:00': 1,
    });
  });

  test('moves to the next quarter with room, and its customer sees that time before', async () => {
    await setCap(restaurant, 1);
    await orderAs(restaurant, 1);
    expect(await timesOf('pickup')).toMatchObject({
      asap_minutes: 45,
      asap_time: wall('12:45'),
    });
    const second = await orderAs(restaurant, 2, { shownMinutes: 45 });
    await decide(restaurant, second, 'approved');
    expect((await orderOf(restaurant, second, guestNo(2))).estimated_time).toBe(wall('12:45'));
    expect(await quarters()).toEqual({ '2026-11-21T12:30': 1, '2026-11-21T12:45': 1 });
  });

  test('is rejected with the new time if it takes longer than its customer saw', async () => {
    await setCap(restaurant, 1);
    await orderAs(restaurant, 1, { shownMinutes: 35 });
    await expect(orderAs(restaurant, 2, { shownMinutes: 35 })).rejects.toMatchObject({
      code: 'WAIT_CHANGED',
      data: { asap_minutes: 45, asap_time: wall('12:45') },
    });
    expect(await quarters()).toEqual({ '2026-11-21T12:30': 1 });
    expect((await restaurant.sdk.cartLoad({ body: as(guestNo(2)) })).lines).toHaveLength(1);
    await orderAs(restaurant, 3, { shownMinutes: 40 });
    expect(await quarters()).toEqual({ '2026-11-21T12:30': 1, '2026-11-21T12:45': 1 });
  });

  test('cannot have a requested time in a full quarter, which is not offered either', async () => {
    await setCap(restaurant, 1);
    await orderAs(restaurant, 1, { time: wall('19:00') });
    expect((await timesOf('pickup'))?.full_time_list).toEqual([wall('19:00')]);
    // Its food leaves the kitchen at 19:10.
    expect((await timesOf('delivery'))?.full_time_list).toEqual([wall('19:30')]);
    await expect(orderAs(restaurant, 2, { time: wall('19:00') })).rejects.toMatchObject({
      code: 'INVALID_DELIVERY_TIME',
      data: {
        earliest_time: wall('12:45'),
        nearest_times: [wall('18:30'), wall('18:45'), wall('19:15')],
      },
    });
    expect((await restaurant.sdk.cartLoad({ body: as(guestNo(2)) })).lines).toHaveLength(1);
    await orderAs(restaurant, 3, { time: wall('19:00'), method: 'delivery' });
    expect(await quarters()).toEqual({ '2026-11-21T18:30': 1, '2026-11-21T19:00': 1 });
  });

  test('cannot be for as soon as possible if the next hours are full', async () => {
    await setCap(restaurant, 1);
    await restaurant.db.execute(sql`
      insert into order_quarters (company_id, branch_id, quarter, capacity, taken)
      select 'demo', ${SS2}, start, 1, 1
      from generate_series(${NOON}::timestamptz, ${NOON.add({ hours: 4 })}::timestamptz,
        interval '15 minutes') as start`);
    expect(await timesOf('pickup')).toMatchObject({ asap_minutes: null, asap_time: null });
    await expect(orderAs(restaurant, 1)).rejects.toMatchObject({
      code: 'INVALID_DELIVERY_TIME',
      data: { earliest_time: wall('16:15') },
    });
  });
});

describe('a place in the kitchen', () => {
  const onlyPlace = { '2026-11-21T12:30': 1 };

  test('returns once when the order is cancelled, however often', async () => {
    const placed = await orderAs(restaurant, 1);
    await orderAs(restaurant, 2);
    const cancel = () =>
      restaurant.sdk.orderCancel({ path: { id: placed.id }, body: as(guestNo(1)) });
    await cancel();
    await cancel();
    await decide(restaurant, placed, 'declined');
    expect(await quarters()).toEqual(onlyPlace);
  });

  test('returns when the payment is declined', async () => {
    const placed = await orderAs(restaurant, 1);
    await decide(restaurant, placed, 'declined');
    expect(await quarters()).toEqual({});
  });

  test('returns when staff reject the order', async () => {
    const placed = await tablet.paidOrder();
    expect(await quarters()).toEqual(onlyPlace);
    await tablet.signIn('mei');
    await tablet.reject(placed.id, { from: 'PREPARING' });
    expect(await quarters()).toEqual({});
  });

  test('stays with an order that is ready and picked up', async () => {
    const placed = await tablet.paidOrder();
    await tablet.step(placed.id, { step: 'ready', from: 'PREPARING' });
    await tablet.step(placed.id, { step: 'hand_over', from: 'READY' });
    expect(await quarters()).toEqual(onlyPlace);
  });

  test('stays within five minutes of the placing, and moves with a later payment', async () => {
    await setCap(restaurant, 1);
    const [first, second] = [await orderAs(restaurant, 1), await orderAs(restaurant, 2)];
    restaurant.clock.set(NOON.add({ minutes: 5 }));
    await decide(restaurant, first, 'approved');
    expect((await orderOf(restaurant, first, guestNo(1))).estimated_time).toBe(wall('12:35'));
    await orderAs(restaurant, 3);
    // 12:45 is this order's own time, and the following quarter belongs to the third one.
    restaurant.clock.set(NOON.add({ minutes: 26 }));
    await decide(restaurant, second, 'approved');
    expect((await orderOf(restaurant, second, guestNo(2))).estimated_time).toBe(wall('13:15'));
    expect(await quarters()).toEqual({
      '2026-11-21T12:30': 1,
      '2026-11-21T13:00': 1,
      '2026-11-21T13:15': 1,
    });
    expect(await quarters()).toEqual(await expectedQuarters(restaurant));
  });

  test('is never earlier than promised when the waiting time has become shorter', async () => {
    await tablet.signIn('mei');
    const busy = { minutes: 30, until: wall('12:06') } as const;
    await tablet.sdk.setBusy({ headers: {}, body: { branch_id: SS2, busy } });
    const placed = await orderAs(restaurant, 1);
    restaurant.clock.set(NOON.add({ minutes: 8 }));
    await decide(restaurant, placed, 'approved');
    expect((await orderOf(restaurant, placed, guestNo(1))).estimated_time).toBe(wall('13:05'));
  });

  test('remains with a paid order when all following quarters are full', async () => {
    const placed = await orderAs(restaurant, 1);
    await setCap(restaurant, 1);
    await restaurant.db.execute(sql`
      insert into order_quarters (company_id, branch_id, quarter, capacity, taken)
      select 'demo', ${SS2}, start, 1, 1
      from generate_series(${NOON.add({ minutes: 45 })}::timestamptz,
        ${NOON.add({ hours: 5 })}::timestamptz, interval '15 minutes') as start`);
    restaurant.clock.set(NOON.add({ minutes: 15 }));
    await decide(restaurant, placed, 'approved');
    expect((await orderOf(restaurant, placed, guestNo(1))).estimated_time).toBe(wall('12:50'));
    expect(await quarters()).toMatchObject({ '2026-11-21T12:30': 1, '2026-11-21T12:45': 1 });
  });

  test('moves with a time that staff change, who may exceed the maximum', async () => {
    await setCap(restaurant, 1);
    await orderAs(restaurant, 1, { time: wall('12:45') });
    const placed = await tablet.paidOrder();
    const change = () =>
      tablet.sdk.changeReadyTime({
        path: { id: placed.id },
        headers: tablet.press(),
        body: { add_minutes: 10 },
      });
    await change();
    expect(await quarters()).toEqual({ '2026-11-21T12:45': 2 });
    expect((await timesOf('pickup'))?.full_time_list).toEqual([wall('12:45')]);
    await expect(orderAs(restaurant, 2, { time: wall('12:45') })).rejects.toMatchObject({
      code: 'INVALID_DELIVERY_TIME',
    });
    await change();
    await change();
    expect(await quarters()).toEqual({ '2026-11-21T12:45': 1, '2026-11-21T13:00': 1 });
    // The place that staff added is not one for customers.
    await expect(orderAs(restaurant, 3, { time: wall('12:45') })).rejects.toMatchObject({
      code: 'INVALID_DELIVERY_TIME',
    });
  });

  test('follows the minutes with which a person accepts the order', async () => {
    await tablet.acceptByHand();
    const placed = await tablet.paidOrder();
    expect(await quarters()).toEqual(onlyPlace);
    await tablet.step(placed.id, { step: 'accept', from: 'PENDING', ready_in_minutes: 60 });
    expect(await quarters()).toEqual({ '2026-11-21T13:00': 1 });
    const other = await orderAs(restaurant, 5);
    await decide(restaurant, other, 'approved');
    await tablet.step(other.id, { step: 'accept', from: 'PENDING', ready_in_minutes: 10 });
    expect(await quarters()).toEqual({ '2026-11-21T12:00': 1, '2026-11-21T13:00': 1 });
  });

  test('is deleted with its quarter, and the order can still be cancelled', async () => {
    const placed = await tablet.paidOrder();
    await orderAs(restaurant, 2, { time: wall('19:00') });
    await expireStale(restaurant.db, Temporal.Instant.from(wall('13:00')), USUAL_RETENTION);
    expect(await quarters()).toEqual({ '2026-11-21T19:00': 1 });
    await tablet.signIn('mei');
    await tablet.reject(placed.id, { from: 'PREPARING' });
    expect(await quarters()).toEqual({ '2026-11-21T19:00': 1 });
  });
});

describe('the maximum', () => {
  test('cancels nothing when it is lowered; the quarter is full then', async () => {
    await setCap(restaurant, 3);
    for (const guest of [1, 2, 3]) await orderAs(restaurant, guest);
    await setCap(restaurant, 1);
    expect(await timesOf('pickup')).toMatchObject({ asap_time: wall('12:45') });
    await orderAs(restaurant, 4);
    expect(await quarters()).toEqual({ '2026-11-21T12:30': 3, '2026-11-21T12:45': 1 });
    await restaurant.sdk.orderCancel({
      path: { id: (await orderAs(restaurant, 5)).id },
      body: as(guestNo(5)),
    });
    await setCap(restaurant, 4);
    await orderAs(restaurant, 6);
    expect(await quarters()).toEqual({ '2026-11-21T12:30': 4, '2026-11-21T12:45': 1 });
  });

  test('counts orders that were placed before there was one', async () => {
    await orderAs(restaurant, 1);
    await orderAs(restaurant, 2);
    await setCap(restaurant, 2);
    expect(await timesOf('pickup')).toMatchObject({ asap_time: wall('12:45') });
  });

  test(`accepts exactly 3 of ${MANY} concurrent orders for one quarter`, async () => {
    await setCap(restaurant, 3);
    const outcomes = await Promise.allSettled(
      Array.from({ length: MANY }, (_, guest) =>
        patiently(() => orderAs(restaurant, guest, { time: wall('19:00') })),
      ),
    );
    expect(restaurant.reported.filter(isFailure)).toEqual([]);
    const rejected = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? outcome.reason.code : [],
    );
    expect(rejected).toEqual(Array(MANY - 3).fill('INVALID_DELIVERY_TIME'));
    expect(await quarters()).toEqual({ '2026-11-21T19:00': 3 });
    expect(await expectedQuarters(restaurant)).toEqual(await quarters());
  });
});

describe('quarters locked by another session', () => {
  const take = (time: string, cap: number | null = 1) =>
    restaurant.db.transaction((tx) => takeQuarter(tx, capacity(cap), quarter(time)));

  test('are full if the other session commits their last place', async () => {
    const taken = await afterLocked(
      restaurant.db,
      (tx) => takeQuarter(tx, capacity(1), quarter('19:00')),
      () => take('19:00'),
    );
    expect(taken).toBe(false);
    expect(await quarters()).toEqual({ '2026-11-21T19:00': 1 });
  });

  test('count both orders if there is room', async () => {
    const taken = await afterLocked(
      restaurant.db,
      (tx) => takeQuarter(tx, capacity(2), quarter('19:00')),
      () => take('19:00', 2),
    );
    expect(taken).toBe(true);
    expect(await quarters()).toEqual({ '2026-11-21T19:00': 2 });
  });

  test('do not delay an order for another quarter', async () => {
    const taken = await besideLocked(
      restaurant.db,
      (tx) => takeQuarter(tx, capacity(1), quarter('19:00')),
      () => take('19:15'),
    );
    expect(taken).toBe(true);
  });

  test('staff lock their order before its quarter, as a cancellation does', async () => {
    await tablet.acceptByHand();
    const placed = await tablet.paidOrder();
    await afterLocked(
      restaurant.db,
      (tx) => tx.execute(sql`select from orders where id = ${placed.id} for update`),
      () => tablet.step(placed.id, { step: 'accept', from: 'PENDING', ready_in_minutes: 60 }),
      (tx) => tx.execute(sql`select from order_quarters for update nowait`),
    );
    expect(await quarters()).toEqual({ '2026-11-21T13:00': 1 });
  });

  test('an order that is cancelled while staff accept it returns its place once', async () => {
    await tablet.acceptByHand();
    const placed = await tablet.paidOrder();
    const accepted = afterLocked(
      restaurant.db,
      (tx) => tx.execute(sql`select from orders where id = ${placed.id} for update`),
      () => tablet.step(placed.id, { step: 'accept', from: 'PENDING', ready_in_minutes: 60 }),
      (tx) =>
        moveOrder(tx, placed.id, { from: 'PENDING', to: 'CANCELLED', reason: 'CLOSED' }, NOON),
    );
    expect(await codeFrom(accepted)).toBe('ORDER_MOVED');
    expect(await quarters()).toEqual({});
  });
});
