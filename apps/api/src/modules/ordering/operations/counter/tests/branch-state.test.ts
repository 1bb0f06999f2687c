import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../../platform/db/sql.ts';
import { PINS } from '../../../../../testing/counter.ts';
import { type CounterTablet, openCounterTablet } from '../../../../../testing/counter-tablet.ts';
import { orderOf } from '../../../../../testing/ordering.ts';
import { codeFrom } from '../../../../../testing/refunds.ts';
import { NOON, openRestaurant, type Restaurant } from '../../../../../testing/restaurant.ts';
import { SS2 } from '../../../../../testing/seed/seed.ts';

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

describe('the branch', () => {
  const until = '2026-11-21T13:00:00+08:00';

  test('is busy until a time with a manager’s approval', async () => {
    const busy = (approval: object = {}) =>
      tablet.sdk.setBusy({
        headers: approval,
        body: { branch_id: SS2, busy: { minutes: 20, until } },
      });
    expect(await codeFrom(busy())).toBe('APPROVAL_REQUIRED');
    const { token } = await tablet.sdk.approve({
      body: { staff_id: 'mei', pin: PINS.manager, operation: 'setBusy', target_id: SS2 },
    });
    expect((await busy({ 'Counter-Approval': token })).busy).toEqual({ minutes: 20, until });
    expect(await codeFrom(busy({ 'Counter-Approval': token }))).toBe('APPROVAL_INVALID');
    const placed = await tablet.paidOrder();
    expect((await orderOf(restaurant, placed)).estimated_time).toBe('2026-11-21T12:55:00+08:00');
    restaurant.clock.set(NOON.add({ hours: 1 }));
    expect((await tablet.board()).branch.busy).toBeNull();
  });

  test('rejects a busy time without an end ahead, or longer than twelve hours', async () => {
    await tablet.signIn('mei');
    const busyUntil = (end: string) =>
      codeFrom(
        tablet.sdk.setBusy({
          headers: {},
          body: { branch_id: SS2, busy: { minutes: 10, until: end } },
        }),
      );
    expect(await busyUntil('2026-11-21T11:00:00+08:00')).toBe('INVALID_REQUEST');
    expect(await busyUntil('2026-11-22T00:30:00+08:00')).toBe('INVALID_REQUEST');
    expect(await busyUntil(until)).toBe('OK');
    const shown = await restaurant.sdk.branchAvailableHour({ path: { id: SS2 } });
    expect(shown).toMatchObject({ asap_minutes: 45, asap_time: '2026-11-21T12:45:00+08:00' });
  });

  test('pauses a method until a time, keeps placed orders, and records it', async () => {
    await tablet.signIn('mei');
    const pause = (method: 'delivery' | 'pickup' | 'reservation', end: string | null) =>
      tablet.sdk.setPause({ headers: {}, body: { branch_id: SS2, method, until: end } });
    const placed = await tablet.paidOrder();
    expect((await pause('pickup', until)).pauses).toEqual([{ method: 'pickup', until }]);
    expect((await tablet.board()).orders.map(({ id }) => id)).toContain(placed.id);
    const shown = await restaurant.sdk.branchAvailableHour({ path: { id: SS2 } });
    expect(shown.pauses).toEqual([{ delivery_method: 'pickup', until }]);
    await expect(tablet.paidOrder('a-key-while-paused')).rejects.toMatchObject({
      code: 'INVALID_DELIVERY_TIME',
      data: { earliest_time: until },
    });
    expect((await pause('pickup', null)).pauses).toEqual([]);
    expect((await restaurant.sdk.branchAvailableHour({ path: { id: SS2 } })).pauses).toEqual([]);
    const events = await restaurant.db.query<{ changes: unknown }>(sql`
      select changes from staff_events where operation = 'setPause' order by position`);
    expect(events.map(({ changes }) => changes)).toEqual([
      [{ field: 'pickup', before: null, after: '2026-11-21T05:00:00Z' }],
      [{ field: 'pickup', before: '2026-11-21T05:00:00Z', after: null }],
    ]);
  });

  test('extends a pause, and keeps it when the pause of another method ends', async () => {
    await tablet.signIn('mei');
    const pause = async (method: 'delivery' | 'pickup', end: string | null) => {
      const body = { branch_id: SS2, method, until: end };
      return (await tablet.sdk.setPause({ headers: {}, body })).pauses;
    };
    const later = '2026-11-21T14:00:00+08:00';
    await pause('delivery', until);
    expect(await pause('delivery', later)).toEqual([{ method: 'delivery', until: later }]);
    expect(await pause('pickup', until)).toEqual([
      { method: 'delivery', until: later },
      { method: 'pickup', until },
    ]);
    expect(await pause('pickup', null)).toEqual([{ method: 'delivery', until: later }]);
  });

  test('pauses deliveries for a cashier with a manager’s approval', async () => {
    const pause = (approval: object = {}) =>
      tablet.sdk.setPause({
        headers: approval,
        body: { branch_id: SS2, method: 'delivery', until },
      });
    expect(await codeFrom(pause())).toBe('APPROVAL_REQUIRED');
    const { token } = await tablet.sdk.approve({
      body: { staff_id: 'mei', pin: PINS.manager, operation: 'setPause', target_id: SS2 },
    });
    const { pauses } = await pause({ 'Counter-Approval': token });
    expect(pauses).toEqual([{ method: 'delivery', until }]);
  });

  test('offers no table before the end of a pause of bookings', async () => {
    await tablet.signIn('mei');
    const end = '2026-11-21T18:00:00+08:00';
    await tablet.sdk.setPause({
      headers: {},
      body: { branch_id: SS2, method: 'reservation', until: end },
    });
    const detail = await restaurant.sdk.branchDetail({
      path: { id: SS2 },
      body: { latitude: null, longitude: null },
    });
    const today = detail.date_dropdown_list?.find(({ date }) => date === '2026-11-21');
    expect(today?.time_list[0]).toBe('18:00');
  });

  test.each([
    ['in the past', '2026-11-21T11:00:00+08:00'],
    ['more than a day ahead', '2026-11-22T12:30:00+08:00'],
  ])('rejects a pause that ends %s', async (_, end) => {
    await tablet.signIn('mei');
    const paused = tablet.sdk.setPause({
      headers: {},
      body: { branch_id: SS2, method: 'delivery', until: end },
    });
    expect(await codeFrom(paused)).toBe('INVALID_REQUEST');
  });

  test('changes how it accepts orders, and records what changed', async () => {
    await tablet.signIn('mei');
    const state = await tablet.sdk.updateBranchSettings({
      body: {
        branch_id: SS2,
        acceptance: 'manual',
        escalation_phone: '012-333 4444',
        escalate_after_minutes: 3,
        refuse_after_minutes: 8,
        lock_minutes: 2,
        simulator: true,
      },
    });
    expect(state).toMatchObject({
      acceptance: 'manual',
      escalation_phone: '+60123334444',
      simulator: true,
    });
    const event = await restaurant.db.one<{ changes: { field: string }[] }>(sql`
      select changes from staff_events where operation = 'updateBranchSettings'`);
    expect(event?.changes.map(({ field }) => field)).toContain('acceptance');
  });
});
