import { cents } from '@claypot/sdk';
import { type CounterSdk, codeOf, errorDataOf, type Ticket } from '@claypot/sdk/counter';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../../platform/db/sql.ts';
import {
  addStaff,
  type CounterClient,
  counterClient,
  PINS,
  STAFF_PASSWORD,
} from '../../../../../testing/counter.ts';
import { workAt } from '../../../../../testing/jobs.ts';
import {
  addition,
  checkout,
  decide,
  HOME,
  order,
  orderOf,
  placeOrder,
} from '../../../../../testing/ordering.ts';
import { GUEST, NOON, openRestaurant, type Restaurant } from '../../../../../testing/restaurant.ts';
import { KLANG, SS2 } from '../../../../../testing/seed/seed.ts';
import { findCounterOrder } from '../../../counter/board-reads.ts';
import { changeReadyTime } from '../../../counter/change-ready-time.ts';
import { moveDelivery } from '../../../delivery/deliveries.ts';
import { driveDelivery } from '../../../delivery/drive-delivery.ts';
import { watchAcceptance } from '../../../progress/watch-acceptance.ts';

let restaurant: Restaurant;
let device: CounterClient;
let counter: CounterSdk;

beforeAll(async () => {
  restaurant = await openRestaurant();
});
afterAll(() => restaurant.close());

beforeEach(async () => {
  await restaurant.reset();
  await addStaff(restaurant, {
    id: 'mei',
    role: 'manager',
    branches: [SS2],
    phone: '+60123456789',
  });
  await addStaff(restaurant, { id: 'ravi', role: 'cashier', branches: [SS2] });
  await addStaff(restaurant, { id: 'aina', role: 'kitchen', branches: [SS2] });
  device = counterClient(restaurant);
  counter = device.sdk;
  await counter.signIn({ body: { login: '0123456789', password: STAFF_PASSWORD, code: null } });
  await counter.pairDevice({ body: { branch_id: SS2, name: 'Pass 1' } });
  await signIn('ravi', PINS.cashier);
});

const signIn = (staff_id: string, pin: string) =>
  counter.signInWithPin({ body: { staff_id, pin } });

let keys = 0;
const key = () => {
  keys += 1;
  return { 'Idempotency-Key': `a-press-at-the-counter-${keys}` };
};

type Step = Parameters<CounterSdk['takeStep']>[0]['body'];

const step = (id: string, body: Pick<Step, 'step' | 'from'> & Partial<Step>, headers = key()) =>
  counter.takeStep({
    path: { id },
    headers,
    body: { ready_in_minutes: null, rider: null, ...body },
  });

type Reject = Parameters<CounterSdk['rejectOrder']>[0]['body'];

const reject = (
  id: string,
  body: Partial<Reject> & Pick<Reject, 'from'>,
  headers: object = key(),
) =>
  counter.rejectOrder({
    path: { id },
    headers: { ...key(), ...headers },
    body: { reason: 'TOO_BUSY', text: null, sold_out_line_ids: [], ...body },
  });

const codeFrom = (call: Promise<unknown>) =>
  call.then(
    () => 'OK',
    (error: unknown) => codeOf(error),
  );

const manual = () =>
  restaurant.db.execute(sql`
    insert into branch_settings (company_id, branch_id, acceptance, escalation_phone)
    values ('demo', ${SS2}, 'manual', '+60123334444')
    on conflict (company_id, branch_id) do update set
      acceptance = excluded.acceptance, escalation_phone = excluded.escalation_phone`);

/** Places an order for pickup as a guest, and pays for it. */
async function paidOrder(orderKey = 'a-key-of-a-paid-order') {
  const placed = await placeOrder(restaurant, GUEST, orderKey);
  await decide(restaurant, placed, 'approved');
  return placed;
}

const board = () => counter.board({ body: { branch_id: SS2 } });

describe('board', () => {
  test('shows no unpaid order', async () => {
    const placed = await placeOrder(restaurant);
    expect((await board()).orders).toEqual([]);
    expect(await codeFrom(counter.ticket({ path: { id: placed.id } }))).toBe('NOT_FOUND');
    await decide(restaurant, placed, 'approved');
    expect((await board()).orders.map(({ id }) => id)).toEqual([placed.id]);
  });

  test('has the customer’s data for a person only', async () => {
    await paidOrder();
    const [card] = (await board()).orders;
    expect(card).toMatchObject({
      status: 'PREPARING',
      method: 'pickup',
      qty: 2,
      refund_status: null,
    });
    expect(card?.customer_name).not.toBeNull();
    expect(card?.ready_by).toBe('2026-11-21T12:35:00+08:00');
    await counter.signOut({});
    const [locked] = (await board()).orders;
    expect(locked).toMatchObject({
      number: card?.number,
      customer_name: null,
      customer_phone: null,
    });
  });

  test('shows an automatically accepted order as new until a person opens or moves it', async () => {
    const placed = await paidOrder();
    const isAcknowledged = async () => (await board()).orders[0]?.is_acknowledged;
    expect(await isAcknowledged()).toBe(false);
    await step(placed.id, { step: 'ready', from: 'PREPARING' });
    await step(placed.id, { step: 'recall', from: 'READY' });
    expect(await isAcknowledged()).toBe(true);
  });

  test('is not found for another branch', async () => {
    expect(await codeFrom(counter.board({ body: { branch_id: KLANG } }))).toBe('NOT_FOUND');
  });
});

describe('steps', () => {
  test('lead a pickup from acceptance to the customer, who sees each one', async () => {
    await manual();
    const placed = await paidOrder();
    expect((await orderOf(restaurant, placed)).status).toBe('PENDING');
    const accepted = await step(placed.id, {
      step: 'accept',
      from: 'PENDING',
      ready_in_minutes: 25,
    });
    expect(accepted.order).toMatchObject({ status: 'PREPARING', is_acknowledged: true });
    expect(await orderOf(restaurant, placed)).toMatchObject({
      status: 'PREPARING',
      estimated_time: '2026-11-21T12:25:00+08:00',
    });
    await step(placed.id, { step: 'ready', from: 'PREPARING' });
    expect((await orderOf(restaurant, placed)).status).toBe('READY');
    await step(placed.id, { step: 'recall', from: 'READY' });
    expect((await orderOf(restaurant, placed)).status).toBe('PREPARING');
    await step(placed.id, { step: 'ready', from: 'PREPARING' });
    const done = await step(placed.id, { step: 'hand_over', from: 'READY' });
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
    expect((await board()).orders).toEqual([]);
  });

  test('happen once per key, and a key of another press is rejected', async () => {
    const { id } = await paidOrder();
    const headers = key();
    const ready = { step: 'ready', from: 'PREPARING' } as const;
    await step(id, ready, headers);
    await step(id, { step: 'recall', from: 'READY' });
    // The lost reply of the first press is asked for again.
    expect((await step(id, ready, headers)).order.status).toBe('PREPARING');
    expect(await codeFrom(step(id, { step: 'recall', from: 'READY' }, headers))).toBe(
      'IDEMPOTENCY_CONFLICT',
    );
  });

  test('of two devices at once happen once, and the second gets the present status', async () => {
    const { id } = await paidOrder();
    const presses = Array.from({ length: 20 }, () =>
      step(id, { step: 'ready', from: 'PREPARING' }).catch((error: unknown) => error),
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
    const { id } = await paidOrder();
    await signIn('aina', PINS.kitchen);
    expect(await codeFrom(step(id, { step: 'ready', from: 'PREPARING' }))).toBe('OK');
    expect(await codeFrom(step(id, { step: 'hand_over', from: 'READY' }))).toBe('FORBIDDEN');
    expect(await codeFrom(step(id, { step: 'recall', from: 'READY' }))).toBe('OK');
  });

  test('do not exist for another method', async () => {
    const { id } = await paidOrder();
    const rider = { name: 'Faiz', phone: '012-345 6787' };
    expect(await codeFrom(step(id, { step: 'send_out', from: 'PREPARING', rider }))).toBe(
      'INVALID_REQUEST',
    );
  });

  test('close an order that was not collected, without points and refund', async () => {
    const placed = await paidOrder();
    await step(placed.id, { step: 'ready', from: 'PREPARING' });
    await step(placed.id, { step: 'not_collected', from: 'READY' });
    expect(await orderOf(restaurant, placed)).toMatchObject({
      status: 'NOT_COLLECTED',
      refund_status: null,
    });
  });
});

describe('rejectOrder', () => {
  test('cancels a waiting order, refunds it and shows the reason', async () => {
    await manual();
    const placed = await paidOrder();
    const ticket = await reject(placed.id, { from: 'PENDING', reason: 'OTHER', text: 'No gas.' });
    expect(ticket.order).toMatchObject({ status: 'CANCELLED', refund_status: 'UNDER_WAY' });
    expect(await orderOf(restaurant, placed)).toMatchObject({
      cancel_reason: 'OTHER',
      cancel_text: 'No gas.',
      refund_status: 'UNDER_WAY',
    });
    await workAt(restaurant);
    expect((await orderOf(restaurant, placed)).refund_status).toBe('DONE');
  });

  test('makes the dishes of chosen lines sold out', async () => {
    await manual();
    const placed = await paidOrder();
    await restaurant.db.execute(sql`
      insert into branch_dishes (company_id, branch_id, dish_id)
      values ('demo', ${KLANG}, 'claypot')`);
    const [card] = (await board()).orders;
    const ids = card?.lines.map(({ id }) => id) ?? [];
    await reject(placed.id, { from: 'PENDING', reason: 'SOLD_OUT', sold_out_line_ids: ids });
    const dishes = await restaurant.db.query(sql`
      select dish_id from branch_dishes where branch_id = ${SS2} and sold_out`);
    expect(dishes).toContainEqual({ dish_id: 'claypot' });
    const elsewhere = await restaurant.db.query(sql`
      select dish_id from branch_dishes
      where branch_id = ${KLANG} and dish_id = 'claypot' and not sold_out`);
    expect(elsewhere).toHaveLength(1);
  });

  test('of an order in the kitchen needs a manager’s approval, which works once', async () => {
    const first = await paidOrder('a-key-of-the-first-order');
    const second = await paidOrder('a-key-of-the-second-order');
    expect(await codeFrom(reject(first.id, { from: 'PREPARING' }))).toBe('APPROVAL_REQUIRED');
    const approve = (target_id: string) =>
      counter.approve({
        body: { staff_id: 'mei', pin: PINS.manager, operation: 'rejectOrder', target_id },
      });
    const { token } = await approve(first.id);
    const approved = { 'Counter-Approval': token };
    expect(await codeFrom(reject(second.id, { from: 'PREPARING' }, approved))).toBe(
      'APPROVAL_INVALID',
    );
    expect(await codeFrom(reject(first.id, { from: 'PREPARING' }, approved))).toBe('OK');
    const late = await approve(second.id);
    restaurant.clock.set(NOON.add({ seconds: 60 }));
    const expired = { 'Counter-Approval': late.token };
    expect(await codeFrom(reject(second.id, { from: 'PREPARING' }, expired))).toBe(
      'APPROVAL_INVALID',
    );
    const event = await restaurant.db.one(sql`
      select staff_id, approver_id from staff_events where operation = 'rejectOrder'`);
    expect(event).toEqual({ staff_id: 'ravi', approver_id: 'mei' });
  });

  test('does not accept an approval of another operation', async () => {
    const { id } = await paidOrder();
    const { token } = await counter.approve({
      body: { staff_id: 'mei', pin: PINS.manager, operation: 'setBusy', target_id: id },
    });
    const approved = { 'Counter-Approval': token };
    expect(await codeFrom(reject(id, { from: 'PREPARING' }, approved))).toBe('APPROVAL_INVALID');
  });

  test('does not accept an approval on another device, or of another person', async () => {
    const { id } = await paidOrder();
    const { token } = await counter.approve({
      body: { staff_id: 'mei', pin: PINS.manager, operation: 'rejectOrder', target_id: id },
    });
    const approved = { 'Counter-Approval': token };
    await addStaff(restaurant, { id: 'lee', role: 'cashier', branches: [SS2] });
    await signIn('lee', PINS.cashier);
    expect(await codeFrom(reject(id, { from: 'PREPARING' }, approved))).toBe('APPROVAL_INVALID');
    await signIn('ravi', PINS.cashier);
    await restaurant.db.execute(sql`
      insert into staff_devices
        (company_id, id, branch_id, name, token_hash, paired_by, paired_at, used_at)
      select company_id, 'another', branch_id, name, repeat('0', 64), paired_by, paired_at, used_at
      from staff_devices`);
    await restaurant.db.execute(sql`update staff_approvals set device_id = 'another'`);
    expect(await codeFrom(reject(id, { from: 'PREPARING' }, approved))).toBe('APPROVAL_INVALID');
  });

  test.each([
    ['that is refunded already', sql`update payments set state = 'refunded'`, 'refunded'],
    ['of nothing', sql`update payments set amount = 0`, 'approved'],
  ])('leaves a payment %s as it is', async (_, change, state) => {
    await manual();
    const { id } = await paidOrder();
    await restaurant.db.execute(change);
    await reject(id, { from: 'PENDING' });
    expect(await restaurant.db.query(sql`select state from payments`)).toEqual([{ state }]);
  });

  test('meets an acceptance: exactly one of them happens', async () => {
    await manual();
    const { id } = await paidOrder();
    const results = await Promise.all([
      codeFrom(step(id, { step: 'accept', from: 'PENDING' })),
      codeFrom(reject(id, { from: 'PENDING' })),
    ]);
    expect(results.toSorted()).toEqual(['OK', 'ORDER_MOVED']);
  });

  test.each([
    [{ from: 'PREPARING', reason: 'OTHER', text: null }],
    [{ from: 'PREPARING', reason: 'CLOSED', text: 'Why' }],
    [{ from: 'PREPARING', reason: 'CLOSED', sold_out_line_ids: ['another_1'] }],
    [{ from: 'PREPARING', reason: 'SOLD_OUT', sold_out_line_ids: ['another_1'] }],
  ] as const)('rejects the request %j', async (body) => {
    const { id } = await paidOrder();
    await signIn('mei', PINS.manager);
    const { sold_out_line_ids: ids = [] } = body as { sold_out_line_ids?: readonly string[] };
    expect(await codeFrom(reject(id, { ...body, sold_out_line_ids: [...ids] }))).toBe(
      'INVALID_REQUEST',
    );
  });
});

describe('an order that waits for acceptance', () => {
  const watch = (id: string) => watchAcceptance(restaurant.db, id, restaurant.clock.now());

  test('sends a message after four minutes and is rejected after ten', async () => {
    await manual();
    const placed = await paidOrder();
    expect(await watch(placed.id)).toEqual(NOON.add({ minutes: 4 }));
    restaurant.clock.set(NOON.add({ minutes: 4 }));
    expect(await watch(placed.id)).toEqual(NOON.add({ minutes: 10 }));
    await watch(placed.id);
    const messages = await restaurant.db.query(sql`select reference from queued_messages`);
    expect(messages).toEqual([{ reference: `escalation-${placed.id}` }]);
    restaurant.clock.set(NOON.add({ minutes: 10 }));
    expect(await watch(placed.id)).toBeNull();
    expect(await orderOf(restaurant, placed)).toMatchObject({
      status: 'CANCELLED',
      cancel_reason: 'NOT_ACCEPTED',
      refund_status: 'UNDER_WAY',
    });
    const event = await restaurant.db.one(sql`
      select staff_id, target_id from staff_events where operation = 'rejectOrder'`);
    expect(event).toEqual({ staff_id: null, target_id: placed.id });
  });

  test('is left alone once it is accepted', async () => {
    await manual();
    const { id } = await paidOrder();
    await step(id, { step: 'accept', from: 'PENDING' });
    expect(await watch(id)).toBeNull();
  });
});

test('changeReadyTime moves the time once per key, and the customer sees it', async () => {
  const placed = await paidOrder();
  const headers = key();
  const change = () =>
    counter.changeReadyTime({ path: { id: placed.id }, headers, body: { add_minutes: 10 } });
  expect((await change()).order.ready_by).toBe('2026-11-21T12:45:00+08:00');
  expect((await change()).order.ready_by).toBe('2026-11-21T12:45:00+08:00');
  expect((await orderOf(restaurant, placed)).estimated_time).toBe('2026-11-21T12:45:00+08:00');
});

test('changeReadyTime rejects an order that has moved since it was read', async () => {
  const { id } = await paidOrder();
  const read = await findCounterOrder(restaurant.db, 'demo', id);
  if (read === null) throw new Error('The order was not paid');
  await step(id, { step: 'ready', from: 'PREPARING' });
  const change = restaurant.db.transaction((tx) =>
    changeReadyTime(tx, 'Asia/Kuala_Lumpur', read, 10, NOON),
  );
  await expect(change).rejects.toMatchObject({ code: 'ORDER_MOVED', data: { status: 'READY' } });
});

test('acknowledgeOrder is recorded once', async () => {
  await manual();
  const { id } = await paidOrder();
  expect((await board()).orders[0]?.is_acknowledged).toBe(false);
  await counter.acknowledgeOrder({ path: { id } });
  const { order: card } = await counter.acknowledgeOrder({ path: { id } });
  expect(card.is_acknowledged).toBe(true);
  const events = await restaurant.db.query(sql`
    select target_id from staff_events where operation = 'acknowledgeOrder'`);
  expect(events).toEqual([{ target_id: id }]);
});

test('searchOrders finds by number, name and the end of the phone number', async () => {
  const placed = await paidOrder();
  const { order: card } = await counter.ticket({ path: { id: placed.id } });
  const find = async (query: string) => {
    const found = await counter.searchOrders({ body: { branch_id: SS2, query } });
    return found.orders.map(({ id }) => id);
  };
  expect(await find(card.number.slice(-6).toLowerCase())).toEqual([placed.id]);
  expect(await find((card.customer_name ?? '').slice(0, 3))).toEqual([placed.id]);
  expect(await find((card.customer_phone ?? '').slice(-4))).toEqual([placed.id]);
  expect(await find('no_such%')).toEqual([]);
});

describe('the branch', () => {
  const until = '2026-11-21T13:00:00+08:00';

  test('is busy until a time with a manager’s approval', async () => {
    const busy = (approval: object = {}) =>
      counter.setBusy({
        headers: approval,
        body: { branch_id: SS2, busy: { minutes: 20, until } },
      });
    expect(await codeFrom(busy())).toBe('APPROVAL_REQUIRED');
    const { token } = await counter.approve({
      body: { staff_id: 'mei', pin: PINS.manager, operation: 'setBusy', target_id: SS2 },
    });
    expect((await busy({ 'Counter-Approval': token })).busy).toEqual({ minutes: 20, until });
    expect(await codeFrom(busy({ 'Counter-Approval': token }))).toBe('APPROVAL_INVALID');
    const placed = await paidOrder();
    expect((await orderOf(restaurant, placed)).estimated_time).toBe('2026-11-21T12:55:00+08:00');
    restaurant.clock.set(NOON.add({ hours: 1 }));
    expect((await board()).branch.busy).toBeNull();
  });

  test('rejects a busy time without an end ahead, or longer than twelve hours', async () => {
    await signIn('mei', PINS.manager);
    const busyUntil = (end: string) =>
      codeFrom(
        counter.setBusy({
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
    await signIn('mei', PINS.manager);
    const pause = (method: 'delivery' | 'pickup' | 'reservation', end: string | null) =>
      counter.setPause({ headers: {}, body: { branch_id: SS2, method, until: end } });
    const placed = await paidOrder();
    expect((await pause('pickup', until)).pauses).toEqual([{ method: 'pickup', until }]);
    expect((await board()).orders.map(({ id }) => id)).toContain(placed.id);
    const shown = await restaurant.sdk.branchAvailableHour({ path: { id: SS2 } });
    expect(shown.pauses).toEqual([{ delivery_method: 'pickup', until }]);
    await expect(paidOrder('a-key-while-paused')).rejects.toMatchObject({
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
    await signIn('mei', PINS.manager);
    const pause = async (method: 'delivery' | 'pickup', end: string | null) => {
      const body = { branch_id: SS2, method, until: end };
      return (await counter.setPause({ headers: {}, body })).pauses;
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
      counter.setPause({
        headers: approval,
        body: { branch_id: SS2, method: 'delivery', until },
      });
    expect(await codeFrom(pause())).toBe('APPROVAL_REQUIRED');
    const { token } = await counter.approve({
      body: { staff_id: 'mei', pin: PINS.manager, operation: 'setPause', target_id: SS2 },
    });
    const { pauses } = await pause({ 'Counter-Approval': token });
    expect(pauses).toEqual([{ method: 'delivery', until }]);
  });

  test('offers no table before the end of a pause of bookings', async () => {
    await signIn('mei', PINS.manager);
    const end = '2026-11-21T18:00:00+08:00';
    await counter.setPause({
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
    await signIn('mei', PINS.manager);
    const paused = counter.setPause({
      headers: {},
      body: { branch_id: SS2, method: 'delivery', until: end },
    });
    expect(await codeFrom(paused)).toBe('INVALID_REQUEST');
  });

  test('changes how it accepts orders, and records what changed', async () => {
    await signIn('mei', PINS.manager);
    const state = await counter.updateBranchSettings({
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

test('an own rider takes a delivery out, and the courier is not asked any more', async () => {
  const fee = cents(920);
  await restaurant.sdk.cartCreate({ body: addition({ delivery_method: 'delivery' }) });
  const placed = await order(
    restaurant,
    checkout({
      delivery_method: 'delivery',
      address: HOME,
      delivery_fee: fee,
      lalamove_delivery_fee: fee,
      final_total_amount: cents(4580 + fee),
    }),
  );
  await decide(restaurant, placed, 'approved');
  const { id } = placed;
  await step(id, { step: 'ready', from: 'PREPARING' });
  expect(await codeFrom(step(id, { step: 'send_out', from: 'READY' }))).toBe('INVALID_REQUEST');
  const rider = { name: 'Faiz', phone: '012-345 6787' };
  const out = await step(id, { step: 'send_out', from: 'READY', rider });
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
  expect((await counter.ticket({ path: { id } })).order).toMatchObject({
    status: 'DELIVERING',
    delivery: { state: 'collected', failure: null },
  });
  await step(id, { step: 'delivered', from: 'DELIVERING' });
  expect((await orderOf(restaurant, placed)).status).toBe('COMPLETED');
});
