import { type Cents, cents, type SalesOrder } from '@claypot/sdk';
import { errorDataOf } from '@claypot/sdk/counter';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../../platform/db/sql.ts';
import { PINS } from '../../../../../testing/counter.ts';
import { workAt } from '../../../../../testing/jobs.ts';
import {
  checkoutOf,
  crab,
  decide,
  order,
  orderOf,
  placeOrder,
} from '../../../../../testing/ordering.ts';
import {
  codeFrom,
  crabsLeft,
  openRefundCounter,
  placeMixedOrder,
  type RefundCounter,
} from '../../../../../testing/refunds.ts';
import { NOON, openRestaurant, type Restaurant } from '../../../../../testing/restaurant.ts';

let restaurant: Restaurant;
let counter: RefundCounter;
/** A paid order of RM 45.80 with one line. */
let id: string;

beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.prepare(async () => {
    counter = await openRefundCounter(restaurant);
    const placed = await placeOrder(restaurant);
    await decide(restaurant, placed, 'approved');
    id = placed.id;
  });
});
afterAll(() => restaurant.close());

beforeEach(async () => {
  await restaurant.reset();
  Object.assign(restaurant.sandbox, { losesReplies: false, refundsBegin: 'refunded' });
});

const customerOrder = (orderId = id): Promise<SalesOrder> => orderOf(restaurant, { id: orderId });

/** Refunds as the provider has recorded them. */
const provided = () =>
  restaurant.db.query<{ amount: number }>(sql`
    select amount from sandbox_refunds order by created_at, amount`);

describe('refundOrder', () => {
  test('refunds an amount once and leaves the status', async () => {
    const ticket = await counter.refund(id, { amount: cents(1250), text: 'Cold rice' });
    expect(ticket.order).toMatchObject({ status: 'PREPARING', refund_status: 'UNDER_WAY' });
    expect(ticket.refunds).toMatchObject({
      refundable: cents(3330),
      list: [
        {
          amount: cents(1250),
          state: 'due',
          reason: 'QUALITY',
          text: 'Cold rice',
          staff_name: 'Staff manager',
          approver_name: null,
        },
      ],
    });
    expect(await customerOrder()).toMatchObject({
      status: 'PREPARING',
      refund_status: 'UNDER_WAY',
      refunded_amount: cents(1250),
    });
    await workAt(restaurant);
    await workAt(restaurant, NOON.add({ minutes: 5 }));
    expect(await customerOrder()).toMatchObject({ status: 'PREPARING', refund_status: 'DONE' });
    expect(await provided()).toEqual([{ amount: 1250 }]);
  });

  test('happens once when it is pressed twice with one key, also at the same moment', async () => {
    const press = counter.press();
    const results = await Promise.all(
      Array.from({ length: 6 }, () => codeFrom(counter.refund(id, { amount: cents(1000) }, press))),
    );
    expect(new Set(results)).toEqual(new Set(['OK']));
    expect((await counter.ticket(id)).refunds.list).toHaveLength(1);
    await workAt(restaurant);
    expect(await provided()).toEqual([{ amount: 1000 }]);
    expect(await codeFrom(counter.refund(id, { amount: cents(1100) }, press))).toBe(
      'IDEMPOTENCY_CONFLICT',
    );
  });

  test('of several people at the same moment never exceeds the payment', async () => {
    const results = await Promise.all(
      Array.from({ length: 8 }, () => codeFrom(counter.refund(id, { amount: cents(2000) }))),
    );
    expect(results.filter((code) => code === 'OK')).toHaveLength(2);
    expect(new Set(results)).toEqual(new Set(['OK', 'REFUND_EXCEEDS_PAYMENT']));
    await workAt(restaurant);
    expect(await provided()).toEqual([{ amount: 2000 }, { amount: 2000 }]);
  });

  test('returns what is left when the amount is too large', async () => {
    await counter.refund(id, { amount: cents(4000) });
    const error = await counter.refund(id, { amount: cents(581) }).catch((cause: unknown) => cause);
    expect(errorDataOf(error, 'REFUND_EXCEEDS_PAYMENT')).toEqual({ refundable: cents(580) });
    expect(await codeFrom(counter.refund(id, { amount: cents(580) }))).toBe('OK');
  });

  test('refunds all that is left, also after the order is completed', async () => {
    await counter.refund(id, { amount: cents(1) });
    await restaurant.db.execute(sql`update orders set status = 'COMPLETED'`);
    const ticket = await counter.refund(id, {});
    expect(ticket.order).toMatchObject({ status: 'COMPLETED' });
    expect(ticket.refunds).toMatchObject({ refundable: cents(0) });
    expect(ticket.refunds.list.map(({ amount }) => amount)).toEqual([cents(1), cents(4579)]);
    expect(await codeFrom(counter.refund(id, {}))).toBe('REFUND_EXCEEDS_PAYMENT');
    await workAt(restaurant);
    expect((await provided()).reduce((sum, { amount }) => sum + amount, 0)).toBe(4580);
  });

  test('refunds each line once', async () => {
    const mixed = await placeMixedOrder(restaurant, 'a-key-of-the-mixed-order');
    await decide(restaurant, mixed, 'approved');
    const before = await counter.ticket(mixed.id);
    const [claypot, crabs] = before.refunds.line_amounts;
    expect([claypot?.amount, crabs?.amount]).toEqual([cents(4580), cents(9000)]);
    const lines = { line_ids: [crabs?.line_id ?? ''] };
    const ticket = await counter.refund(mixed.id, lines);
    expect(ticket.refunds.refundable).toBe(cents(4580));
    expect(ticket.refunds.line_amounts).toMatchObject([
      { is_refunded: false },
      { is_refunded: true },
    ]);
    expect(await codeFrom(counter.refund(mixed.id, lines))).toBe('LINE_REFUNDED');
  });

  test.each([
    ['an amount of nothing', { amount: cents(0) }],
    ['an amount and lines', { amount: cents(100), line_ids: ['another_0'] }],
    ['a line of another order', { line_ids: ['another_0'] }],
    ['another reason without a text', { reason: 'OTHER' }],
  ] satisfies [string, Parameters<RefundCounter['refund']>[1]][])('rejects %s', async (_, body) => {
    expect(await codeFrom(counter.refund(id, body))).toBe('INVALID_REQUEST');
  });

  test('by a cashier needs an approval of the same amount, which works once', async () => {
    await counter.signIn('cashier');
    expect(await codeFrom(counter.refund(id, { amount: cents(1000) }))).toBe('APPROVAL_REQUIRED');
    const approve = (amount: Cents | null) =>
      counter.sdk.approve({
        body: {
          staff_id: 'manager',
          pin: PINS.manager,
          operation: 'refundOrder',
          target_id: id,
          amount,
        },
      });
    expect(await codeFrom(approve(null))).toBe('INVALID_REQUEST');
    const approval = { 'Counter-Approval': (await approve(cents(1000))).token };
    expect(await codeFrom(counter.refund(id, { amount: cents(1001) }, approval))).toBe(
      'APPROVAL_INVALID',
    );
    const ticket = await counter.refund(id, { amount: cents(1000) }, approval);
    expect(ticket.refunds.list).toMatchObject([
      { staff_name: 'Staff cashier', approver_name: 'Staff manager' },
    ]);
    expect(await codeFrom(counter.refund(id, { amount: cents(1000) }, approval))).toBe(
      'APPROVAL_INVALID',
    );
    const events = await restaurant.db.query(sql`
      select staff_id, approver_id from staff_events where operation = 'refundOrder'`);
    expect(events).toEqual([{ staff_id: 'cashier', approver_id: 'manager' }]);
  });
});

describe('provider', () => {
  test('refunds once when its reply is lost', async () => {
    await counter.refund(id, { amount: cents(1000) });
    restaurant.sandbox.losesReplies = true;
    await workAt(restaurant);
    expect(restaurant.reported).toMatchObject([{ name: 'PaymentsUnavailable' }]);
    expect(await customerOrder()).toMatchObject({ refund_status: 'UNDER_WAY' });
    restaurant.sandbox.losesReplies = false;
    await workAt(restaurant, NOON.add({ minutes: 5 }));
    expect(await customerOrder()).toMatchObject({ refund_status: 'DONE' });
    expect(await provided()).toEqual([{ amount: 1000 }]);
  });

  test('that rejects a refund leaves it failed until a manager retries it', async () => {
    restaurant.sandbox.refundsBegin = 'rejected';
    await counter.refund(id, { amount: cents(1000) });
    await workAt(restaurant);
    expect(restaurant.reported).toMatchObject([{ name: 'RefundFailed' }]);
    expect(await customerOrder()).toMatchObject({ refund_status: 'FAILED' });
    const { refunds } = await counter.ticket(id);
    // It is still owed, so it cannot be refunded a second time.
    expect(refunds).toMatchObject({ refundable: cents(3580), list: [{ state: 'failed' }] });
    restaurant.sandbox.refundsBegin = 'refunded';
    await restaurant.db.execute(sql`delete from sandbox_refunds`);
    const path = { id: refunds.list[0]?.id ?? '' };
    const retry = { action: 'retry', note: null } as const;
    const settle = (body: Parameters<typeof counter.sdk.settleRefund>[0]['body']) =>
      counter.sdk.settleRefund({ path, headers: counter.press(), body });
    const results = await Promise.all([codeFrom(settle(retry)), codeFrom(settle(retry))]);
    expect(results.toSorted()).toEqual(['OK', 'REFUND_NOT_FAILED']);
    await workAt(restaurant, NOON.add({ minutes: 5 }));
    expect(await customerOrder()).toMatchObject({ refund_status: 'DONE' });
    expect(await provided()).toEqual([{ amount: 1000 }]);
    expect(await codeFrom(settle({ action: 'paid', note: 'Cash' }))).toBe('REFUND_NOT_FAILED');
  });

  test('that rejects a refund leaves a closed order on the board until it is settled', async () => {
    restaurant.sandbox.refundsBegin = 'rejected';
    await restaurant.db.execute(sql`update orders set status = 'COMPLETED'`);
    await counter.refund(id, { amount: cents(1000) });
    const board = async () =>
      (await counter.sdk.board({ body: { branch_id: 'ss2' } })).orders.map((card) => card.id);
    expect(await board()).toEqual([]);
    await workAt(restaurant);
    expect(await board()).toEqual([id]);
    const [refund] = (await counter.ticket(id)).refunds.list;
    const settled = await counter.sdk.settleRefund({
      path: { id: refund?.id ?? '' },
      headers: counter.press(),
      body: { action: 'paid', note: 'Cash, receipt 4711' },
    });
    expect(settled.refunds.list).toMatchObject([
      { state: 'settled', settled_note: 'Cash, receipt 4711' },
    ]);
    expect(await board()).toEqual([]);
    expect(await customerOrder()).toMatchObject({ refund_status: 'DONE' });
  });

  test('is asked again after an outage, and by one instance at a time', async () => {
    await counter.refund(id, { amount: cents(1000) });
    restaurant.sandbox.isDown = true;
    await workAt(restaurant);
    restaurant.sandbox.isDown = false;
    await Promise.all([1, 2, 3].map(() => workAt(restaurant, NOON.add({ minutes: 5 }))));
    expect(await provided()).toEqual([{ amount: 1000 }]);
  });
});

describe('rejection after a refund of a part', () => {
  test('refunds what is left', async () => {
    await counter.refund(id, { amount: cents(1000) });
    const ticket = await counter.sdk.rejectOrder({
      path: { id },
      headers: counter.press(),
      body: { from: 'PREPARING', reason: 'TOO_BUSY', text: null, sold_out_line_ids: [] },
    });
    expect(ticket.refunds.list.map(({ amount, reason }) => [amount, reason])).toEqual([
      [cents(1000), 'QUALITY'],
      [cents(3580), 'REJECTED'],
    ]);
    await workAt(restaurant);
    expect((await provided()).map(({ amount }) => amount).toSorted()).toEqual([1000, 3580]);
    expect(await customerOrder()).toMatchObject({
      status: 'CANCELLED',
      refund_status: 'DONE',
      refunded_amount: cents(4580),
    });
  });

  test('at the same moment as a refund of all refunds the payment once', async () => {
    const reject = () =>
      counter.sdk.rejectOrder({
        path: { id },
        headers: counter.press(),
        body: { from: 'PREPARING', reason: 'TOO_BUSY', text: null, sold_out_line_ids: [] },
      });
    const results = await Promise.all([reject(), counter.refund(id, {})].map(codeFrom));
    expect(results[0]).toBe('OK');
    await workAt(restaurant);
    expect((await provided()).reduce((sum, { amount }) => sum + amount, 0)).toBe(4580);
  });
});

describe('markLinesUnavailable', () => {
  /** A paid order of two claypots for RM 45.80 and two of five crabs for RM 90.00. */
  async function mixed() {
    const placed = await placeMixedOrder(restaurant, 'a-key-of-the-mixed-order');
    await decide(restaurant, placed, 'approved');
    const { refunds } = await counter.ticket(placed.id);
    const [claypot = '', crabs = ''] = refunds.line_amounts.map(({ line_id }) => line_id);
    return { ...placed, claypot, crabs };
  }
  const other = { reason: 'OTHER', text: 'The pot broke.' } as const;

  test('refunds the line, returns its portions and shows it to both sides', async () => {
    const placed = await mixed();
    await counter.signIn('cashier');
    const ticket = await counter.markUnavailable(placed.id, { line_ids: [placed.crabs], ...other });
    expect(ticket.order).toMatchObject({
      status: 'PREPARING',
      qty: 2,
      lines: [{ is_unavailable: false }, { is_unavailable: true }],
    });
    expect(ticket.refunds).toMatchObject({
      refundable: cents(4580),
      list: [{ amount: cents(9000), reason: 'UNAVAILABLE', staff_name: 'Staff cashier' }],
    });
    expect(await crabsLeft(restaurant)).toBe(5);
    expect(await customerOrder(placed.id)).toMatchObject({
      order_dish: [{ is_unavailable: false }, { is_unavailable: true }],
      refunded_amount: cents(9000),
    });
    const events = await restaurant.db.query(sql`
      select staff_id from staff_events where operation = 'markLinesUnavailable'`);
    expect(events).toEqual([{ staff_id: 'cashier' }]);
  });

  test('of a sold-out dish marks it as sold out and does not return portions', async () => {
    const placed = await mixed();
    await counter.markUnavailable(placed.id, { line_ids: [placed.crabs] });
    expect(await crabsLeft(restaurant)).toBe(3);
    const dishes = await restaurant.db.query(sql`
      select dish_id from branch_dishes where branch_id = 'ss2' and sold_out order by dish_id`);
    expect(dishes).toEqual([{ dish_id: 'crab' }, { dish_id: 'soup' }]);
  });

  test('returns portions once when the order is cancelled afterwards', async () => {
    const placed = await mixed();
    await counter.markUnavailable(placed.id, { line_ids: [placed.crabs], ...other });
    await counter.sdk.rejectOrder({
      path: { id: placed.id },
      headers: counter.press(),
      body: { from: 'PREPARING', reason: 'CLOSED', text: null, sold_out_line_ids: [] },
    });
    expect(await crabsLeft(restaurant)).toBe(5);
    await workAt(restaurant);
    expect((await provided()).map(({ amount }) => amount).toSorted()).toEqual([4580, 9000]);
  });

  test('does not return the portions of a sold-out line when the order is cancelled', async () => {
    const placed = await mixed();
    await counter.markUnavailable(placed.id, { line_ids: [placed.crabs] });
    await counter.sdk.rejectOrder({
      path: { id: placed.id },
      headers: counter.press(),
      body: { from: 'PREPARING', reason: 'CLOSED', text: null, sold_out_line_ids: [] },
    });
    expect(await crabsLeft(restaurant)).toBe(3);
  });

  test('by several people at the same moment has one effect', async () => {
    const placed = await mixed();
    const results = await Promise.all(
      Array.from({ length: 6 }, () =>
        codeFrom(counter.markUnavailable(placed.id, { line_ids: [placed.crabs], ...other })),
      ),
    );
    expect(new Set(results)).toEqual(new Set(['OK']));
    expect(await crabsLeft(restaurant)).toBe(5);
    await workAt(restaurant);
    expect(await provided()).toEqual([{ amount: 9000 }]);
  });

  test('rejects the order and refunds it in full when nothing is left', async () => {
    const placed = await mixed();
    await counter.markUnavailable(placed.id, { line_ids: [placed.claypot], ...other });
    const ticket = await counter.markUnavailable(placed.id, { line_ids: [placed.crabs] });
    expect(ticket.order.status).toBe('CANCELLED');
    expect(ticket.refunds.refundable).toBe(cents(0));
    expect(await customerOrder(placed.id)).toMatchObject({ cancel_reason: 'SOLD_OUT' });
    await workAt(restaurant);
    expect((await provided()).reduce((sum, { amount }) => sum + amount, 0)).toBe(13_580);
    expect(await crabsLeft(restaurant)).toBe(3);
  });

  test('does not refund a line a second time', async () => {
    const placed = await mixed();
    await counter.refund(placed.id, { line_ids: [placed.crabs] });
    const ticket = await counter.markUnavailable(placed.id, { line_ids: [placed.crabs], ...other });
    expect(ticket.refunds.list).toHaveLength(1);
    expect(await crabsLeft(restaurant)).toBe(5);
  });

  test('refunds no more than what is left', async () => {
    const placed = await mixed();
    await counter.refund(placed.id, { amount: cents(10_000) });
    const ticket = await counter.markUnavailable(placed.id, { line_ids: [placed.crabs] });
    expect(ticket.refunds.list.map(({ amount }) => amount)).toEqual([cents(10_000), cents(3580)]);
  });

  test('is rejected once the food is ready', async () => {
    const placed = await mixed();
    await restaurant.db.execute(sql`update orders set status = 'READY' where id = ${placed.id}`);
    expect(await codeFrom(counter.markUnavailable(placed.id, { line_ids: [placed.crabs] }))).toBe(
      'ORDER_MOVED',
    );
  });
});

test('a line that shares a dish with another returns its own portions only', async () => {
  const { sdk, db } = restaurant;
  await db.execute(sql`
    insert into dish_options (company_id, id, dish_id, option_type, option_name)
    values ('demo', 'claws', 'crab', 'checkbox', '{"en": "Claws"}')`);
  await db.execute(sql`
    insert into dish_option_variations (company_id, id, dish_option_id, variation_name)
    values ('demo', 'cracked', 'claws', '{"en": "Cracked"}')`);
  const cracked = { dish_option_id: 'claws', dish_option_variation_id: 'cracked' };
  await sdk.cartCreate({ body: crab({ qty: 3 }) });
  await sdk.cartCreate({ body: crab({ qty: 1, variation: [cracked] }) });
  const placed = await order(restaurant, checkoutOf(18_000), 'a-key-of-the-crab-order');
  await decide(restaurant, placed, 'approved');
  const { refunds } = await counter.ticket(placed.id);
  const [, second] = refunds.line_amounts;
  const body = { line_ids: [second?.line_id ?? ''], reason: 'OTHER', text: 'Broken' } as const;
  await counter.markUnavailable(placed.id, { ...body, line_ids: [...body.line_ids] });
  expect(await crabsLeft(restaurant)).toBe(2);
  await counter.sdk.rejectOrder({
    path: { id: placed.id },
    headers: counter.press(),
    body: { from: 'PREPARING', reason: 'CLOSED', text: null, sold_out_line_ids: [] },
  });
  expect(await crabsLeft(restaurant)).toBe(5);
});
