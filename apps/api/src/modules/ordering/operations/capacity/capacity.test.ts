import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../platform/db/sql.ts';
import { orderAs, setCap } from '../../../../testing/capacity.ts';
import { type CounterTablet, openCounterTablet } from '../../../../testing/counter-tablet.ts';
import { decide } from '../../../../testing/ordering.ts';
import { codeFrom } from '../../../../testing/refunds.ts';
import { NOON, openRestaurant, type Restaurant } from '../../../../testing/restaurant.ts';
import { SS2 } from '../../../../testing/seed/seed.ts';

let restaurant: Restaurant;
let tablet: CounterTablet;

beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.prepare(async () => {
    tablet = await openCounterTablet(restaurant);
    await tablet.signIn('mei');
    await setSimulator(false);
  });
});
afterAll(() => restaurant.close());
beforeEach(() => restaurant.reset());

const setSimulator = (simulator: boolean) =>
  restaurant.db.execute(sql`
    insert into branch_settings (company_id, branch_id, simulator)
    values ('demo', ${SS2}, ${simulator})
    on conflict (company_id, branch_id) do update set simulator = excluded.simulator`);

const capacity = () => tablet.sdk.capacity({ body: { branch_id: SS2 } });
const save = (usual_minutes: number, orders_per_quarter: number | null) =>
  tablet.sdk.updateCapacity({ body: { branch_id: SS2, usual_minutes, orders_per_quarter } });
const at = (minutes: number) => restaurant.clock.set(NOON.add({ minutes }));

/** Places and pays orders; the kitchen finishes them after `minutes`. */
async function cook(orders: number, minutes: number, first = 1): Promise<void> {
  const ids: string[] = [];
  for (let guest = first; guest < first + orders; guest += 1) {
    const placed = await orderAs(restaurant, guest);
    await decide(restaurant, placed, 'approved');
    ids.push(placed.id);
  }
  restaurant.clock.set(restaurant.clock.now().add({ minutes }));
  for (const id of ids) await tablet.step(id, { step: 'ready', from: 'PREPARING' });
}

describe('the waiting time', () => {
  test('is the usual one of the branch without recent orders', async () => {
    expect(await save(50, null)).toMatchObject({
      usual_minutes: 50,
      waiting: [
        { method: 'pickup', minutes: 50, time: '2026-11-21T12:50:00+08:00' },
        { method: 'delivery', minutes: 50 },
      ],
      reasons: { recent_orders: 0, recent_minutes: null, estimate_minutes: 50 },
    });
    const hours = await restaurant.sdk.branchAvailableHour({ path: { id: SS2 } });
    expect(hours).toMatchObject({ asap_minutes: 50, asap_time: '2026-11-21T12:50:00+08:00' });
    const { branches } = await restaurant.sdk.deliveryOptions({
      path: { companyId: 'demo' },
      body: {
        latitude: '3.135600',
        longitude: '101.644300',
        full_address: 'Jalan SS 21/39, Petaling Jaya',
        state_id: 'MY-10',
        limit: null,
      },
    });
    expect(branches.find(({ branch_id }) => branch_id === SS2)).toMatchObject({ asap_minutes: 50 });
    const list = await restaurant.sdk.branchList({
      path: { companyId: 'demo' },
      body: {},
    });
    expect(list.find(({ id }) => id === SS2)).toMatchObject({
      asap_minutes: 50,
      last_order_time: '2026-11-21T21:10:00+08:00',
    });
  });

  test('grows with recent orders that took long, for customers and staff alike', async () => {
    await cook(6, 55);
    expect(await capacity()).toMatchObject({
      waiting: [
        { method: 'pickup', minutes: 45, time: '2026-11-21T13:40:00+08:00' },
        { method: 'delivery', minutes: 45 },
      ],
      reasons: { recent_orders: 6, recent_minutes: 55, late_orders: 0, estimate_minutes: 45 },
    });
    const hours = await restaurant.sdk.branchAvailableHour({ path: { id: SS2 } });
    expect(hours.asap_minutes).toBe(45);
    const placed = await orderAs(restaurant, 20, { shownMinutes: 45 });
    await decide(restaurant, placed, 'approved');
    const [card] = (await tablet.board()).orders.filter(({ id }) => id === placed.id);
    expect(card?.ready_by).toBe('2026-11-21T13:40:00+08:00');
  });

  test('forgets orders that were ready more than an hour ago', async () => {
    await cook(6, 55);
    at(55 + 60);
    await tablet.signIn('mei');
    expect((await capacity()).reasons).toMatchObject({ recent_orders: 0, estimate_minutes: 35 });
  });

  test('grows with open orders that are behind their time, and names them', async () => {
    for (const guest of [1, 2, 3, 4, 5]) {
      await decide(restaurant, await orderAs(restaurant, guest), 'approved');
    }
    at(55);
    expect((await capacity()).reasons).toMatchObject({
      late_orders: 5,
      late_minutes: 20,
      estimate_minutes: 45,
    });
  });

  test('ignores orders for a requested time', async () => {
    const time = '2026-11-21T13:00:00+08:00';
    const placed = await orderAs(restaurant, 1, { time });
    await decide(restaurant, placed, 'approved');
    at(60);
    await tablet.signIn('mei');
    await tablet.step(placed.id, { step: 'ready', from: 'PREPARING' });
    expect((await capacity()).reasons).toMatchObject({ recent_orders: 0, estimate_minutes: 35 });
  });

  test('counts the drive of a delivery, which is ready earlier', async () => {
    const placed = await orderAs(restaurant, 1, { method: 'delivery' });
    await decide(restaurant, placed, 'approved');
    at(15);
    await tablet.step(placed.id, { step: 'ready', from: 'PREPARING' });
    expect((await capacity()).reasons).toMatchObject({ recent_orders: 1, recent_minutes: 35 });
  });

  test('counts the first time at which an order was ready, not a recall', async () => {
    await cook(1, 40);
    const [card] = (await tablet.board()).orders;
    await tablet.step(card?.id ?? '', { step: 'recall', from: 'READY' });
    at(90);
    await tablet.signIn('mei');
    await tablet.step(card?.id ?? '', { step: 'ready', from: 'PREPARING' });
    expect((await capacity()).reasons).toMatchObject({ recent_orders: 1, recent_minutes: 40 });
  });

  test('learns nothing from the order simulator', async () => {
    await cook(6, 55);
    await setSimulator(true);
    expect((await capacity()).reasons).toMatchObject({
      recent_orders: 0,
      estimate_minutes: 35,
      is_simulated: true,
    });
  });
});

describe('updateCapacity', () => {
  test('shows the orders of the next hours and which quarters are full', async () => {
    await orderAs(restaurant, 1);
    await orderAs(restaurant, 2);
    const { quarters } = await save(35, 2);
    expect(quarters).toHaveLength(16);
    expect(quarters.slice(0, 4)).toEqual([
      { time: '2026-11-21T12:00:00+08:00', taken: 0, is_full: false },
      { time: '2026-11-21T12:15:00+08:00', taken: 0, is_full: false },
      { time: '2026-11-21T12:30:00+08:00', taken: 2, is_full: true },
      { time: '2026-11-21T12:45:00+08:00', taken: 0, is_full: false },
    ]);
    expect((await capacity()).waiting[0]).toMatchObject({ minutes: 45 });
  });

  test.each([[12], [33]])('rejects %i minutes, which are no multiple of 5', async (minutes) => {
    expect(await codeFrom(save(minutes, null))).toBe('INVALID_REQUEST');
  });

  test('records what has changed', async () => {
    await save(40, 8);
    await save(40, null);
    const events = await restaurant.db.query<{ changes: unknown }>(sql`
      select changes from staff_events where operation = 'updateCapacity' order by position`);
    expect(events.map(({ changes }) => changes)).toEqual([
      [
        { field: 'usual_minutes', before: '35', after: '40' },
        { field: 'orders_per_quarter', before: null, after: '8' },
      ],
      [{ field: 'orders_per_quarter', before: '8', after: null }],
    ]);
  });

  test('is for managers; others may read the capacity', async () => {
    await tablet.signIn('aina');
    expect(await codeFrom(save(40, 8))).toBe('FORBIDDEN');
    expect(await codeFrom(capacity())).toBe('OK');
  });

  test('keeps the other settings of the branch', async () => {
    await tablet.acceptByHand();
    await save(40, 8);
    await setCap(restaurant, 9);
    expect((await tablet.board()).branch.acceptance).toBe('manual');
    expect(await capacity()).toMatchObject({ usual_minutes: 40, orders_per_quarter: 9 });
  });
});
