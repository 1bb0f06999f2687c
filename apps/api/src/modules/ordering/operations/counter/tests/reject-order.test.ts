import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../../platform/db/sql.ts';
import { addStaff, PINS } from '../../../../../testing/counter.ts';
import { type CounterTablet, openCounterTablet } from '../../../../../testing/counter-tablet.ts';
import { workAt } from '../../../../../testing/jobs.ts';
import { orderOf } from '../../../../../testing/ordering.ts';
import { codeFrom } from '../../../../../testing/refunds.ts';
import { NOON, openRestaurant, type Restaurant } from '../../../../../testing/restaurant.ts';
import { KLANG, SS2 } from '../../../../../testing/seed/seed.ts';

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

describe('rejectOrder', () => {
  test('cancels a waiting order, refunds it and shows the reason', async () => {
    await tablet.acceptByHand();
    const placed = await tablet.paidOrder();
    const ticket = await tablet.reject(placed.id, {
      from: 'PENDING',
      reason: 'OTHER',
      text: 'No gas.',
    });
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
    await tablet.acceptByHand();
    const placed = await tablet.paidOrder();
    await restaurant.db.execute(sql`
      insert into branch_dishes (company_id, branch_id, dish_id)
      values ('demo', ${KLANG}, 'claypot')`);
    const [card] = (await tablet.board()).orders;
    const ids = card?.lines.map(({ id }) => id) ?? [];
    await tablet.reject(placed.id, { from: 'PENDING', reason: 'SOLD_OUT', sold_out_line_ids: ids });
    const dishes = await restaurant.db.query(sql`
      select dish_id from branch_dishes where branch_id = ${SS2} and sold_out`);
    expect(dishes).toContainEqual({ dish_id: 'claypot' });
    const elsewhere = await restaurant.db.query(sql`
      select dish_id from branch_dishes
      where branch_id = ${KLANG} and dish_id = 'claypot' and not sold_out`);
    expect(elsewhere).toHaveLength(1);
  });

  test('of an order in the kitchen needs a manager’s approval, which works once', async () => {
    const first = await tablet.paidOrder('a-key-of-the-first-order');
    const second = await tablet.paidOrder('a-key-of-the-second-order');
    expect(await codeFrom(tablet.reject(first.id, { from: 'PREPARING' }))).toBe(
      'APPROVAL_REQUIRED',
    );
    const approve = (target_id: string) =>
      tablet.sdk.approve({
        body: { staff_id: 'mei', pin: PINS.manager, operation: 'rejectOrder', target_id },
      });
    const { token } = await approve(first.id);
    const approved = { 'Counter-Approval': token };
    expect(await codeFrom(tablet.reject(second.id, { from: 'PREPARING' }, approved))).toBe(
      'APPROVAL_INVALID',
    );
    expect(await codeFrom(tablet.reject(first.id, { from: 'PREPARING' }, approved))).toBe('OK');
    const late = await approve(second.id);
    restaurant.clock.set(NOON.add({ seconds: 60 }));
    const expired = { 'Counter-Approval': late.token };
    expect(await codeFrom(tablet.reject(second.id, { from: 'PREPARING' }, expired))).toBe(
      'APPROVAL_INVALID',
    );
    const event = await restaurant.db.one(sql`
      select staff_id, approver_id from staff_events where operation = 'rejectOrder'`);
    expect(event).toEqual({ staff_id: 'ravi', approver_id: 'mei' });
  });

  test('does not accept an approval of another operation', async () => {
    const { id } = await tablet.paidOrder();
    const { token } = await tablet.sdk.approve({
      body: { staff_id: 'mei', pin: PINS.manager, operation: 'setBusy', target_id: id },
    });
    const approved = { 'Counter-Approval': token };
    expect(await codeFrom(tablet.reject(id, { from: 'PREPARING' }, approved))).toBe(
      'APPROVAL_INVALID',
    );
  });

  test('does not accept an approval on another device, or of another person', async () => {
    const { id } = await tablet.paidOrder();
    const { token } = await tablet.sdk.approve({
      body: { staff_id: 'mei', pin: PINS.manager, operation: 'rejectOrder', target_id: id },
    });
    const approved = { 'Counter-Approval': token };
    await addStaff(restaurant, { id: 'lee', role: 'cashier', branches: [SS2] });
    await tablet.sdk.signInWithPin({ body: { staff_id: 'lee', pin: PINS.cashier } });
    expect(await codeFrom(tablet.reject(id, { from: 'PREPARING' }, approved))).toBe(
      'APPROVAL_INVALID',
    );
    await tablet.signIn('ravi');
    await restaurant.db.execute(sql`
      insert into staff_devices
        (company_id, id, branch_id, name, token_hash, paired_by, paired_at, used_at)
      select company_id, 'another', branch_id, name, repeat('0', 64), paired_by, paired_at, used_at
      from staff_devices`);
    await restaurant.db.execute(sql`update staff_approvals set device_id = 'another'`);
    expect(await codeFrom(tablet.reject(id, { from: 'PREPARING' }, approved))).toBe(
      'APPROVAL_INVALID',
    );
  });

  test.each([
    ['that is refunded already', sql`update payments set state = 'refunded'`, 'refunded'],
    ['of nothing', sql`update payments set amount = 0`, 'approved'],
  ])('leaves a payment %s as it is', async (_, change, state) => {
    await tablet.acceptByHand();
    const { id } = await tablet.paidOrder();
    await restaurant.db.execute(change);
    await tablet.reject(id, { from: 'PENDING' });
    expect(await restaurant.db.query(sql`select state from payments`)).toEqual([{ state }]);
  });

  test('meets an acceptance: exactly one of them happens', async () => {
    await tablet.acceptByHand();
    const { id } = await tablet.paidOrder();
    const results = await Promise.all([
      codeFrom(tablet.step(id, { step: 'accept', from: 'PENDING' })),
      codeFrom(tablet.reject(id, { from: 'PENDING' })),
    ]);
    expect(results.toSorted()).toEqual(['OK', 'ORDER_MOVED']);
  });

  test.each([
    [{ from: 'PREPARING', reason: 'OTHER', text: null }],
    [{ from: 'PREPARING', reason: 'CLOSED', text: 'Why' }],
    [{ from: 'PREPARING', reason: 'CLOSED', sold_out_line_ids: ['another_1'] }],
    [{ from: 'PREPARING', reason: 'SOLD_OUT', sold_out_line_ids: ['another_1'] }],
  ] as const)('rejects the request %j', async (body) => {
    const { id } = await tablet.paidOrder();
    await tablet.signIn('mei');
    const { sold_out_line_ids: ids = [] } = body as { sold_out_line_ids?: readonly string[] };
    expect(await codeFrom(tablet.reject(id, { ...body, sold_out_line_ids: [...ids] }))).toBe(
      'INVALID_REQUEST',
    );
  });
});
