import { cents } from '@claypot/sdk';
import type { CounterSdk } from '@claypot/sdk/counter';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { PINS } from '../../../testing/counter.ts';
import { type CounterTablet, openCounterTablet } from '../../../testing/counter-tablet.ts';
import { afterLocked } from '../../../testing/db/locked-rows.ts';
import { codeFrom } from '../../../testing/refunds.ts';
import { at, openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { KLANG, SS2 } from '../../../testing/seed/seed.ts';
import { lockDays } from '../close/last-close.ts';

type Move = Parameters<CounterSdk['moveDrawerCash']>[0]['body'];

let restaurant: Restaurant;
let tablet: CounterTablet;

beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.prepare(async () => {
    tablet = await openCounterTablet(restaurant);
    await tablet.signIn('mei');
  });
});
afterAll(() => restaurant.close());
beforeEach(() => restaurant.reset());

const FLOAT: Move = {
  branch_id: SS2,
  drawer_id: null,
  kind: 'float',
  amount: cents(20_000),
  reason: null,
};

/** Moves cash as the person who is signed in. */
const move = (changes: Partial<Move> = {}, headers: object = {}) =>
  tablet.sdk.moveDrawerCash({
    headers: { ...tablet.press(), ...headers },
    body: { ...FLOAT, ...changes },
  });

const approval = async (amount: number, operation: 'moveDrawerCash' | 'refundOrder') => {
  const { token } = await tablet.sdk.approve({
    body: {
      staff_id: 'mei',
      pin: PINS.manager,
      operation,
      target_id: SS2,
      amount: cents(amount),
    },
  });
  return { 'Counter-Approval': token };
};

const entries = () =>
  restaurant.db.query<{ amount: number }>(sql`
    select drawer_id as drawer, kind, amount, reason, staff_id as by, approver_id as approver
    from drawer_entries order by position`);

const NOTHING = { count: 0, amount: 0 };

describe('moveDrawerCash', () => {
  test('counts float, paid in and paid out in the drawer and in the figures', async () => {
    await move();
    await move({ kind: 'paid_in', amount: cents(5005), reason: 'Change from the bank' });
    const { next } = await move({ kind: 'paid_out', amount: cents(1200), reason: 'Ice' });
    expect(next?.figures.drawer_moves).toEqual({
      float: { count: 1, amount: cents(20_000) },
      paid_in: { count: 1, amount: cents(5005) },
      paid_out: { count: 1, amount: cents(1200) },
    });
    expect(next?.figures.sales.total).toBe(0);
    expect(next?.drawers).toEqual([
      { id: 'main', name: null, opening: 0, cash: 23_805, expected: 23_805 },
    ]);
    expect(await entries()).toEqual([
      { drawer: 'main', kind: 'float', amount: 20_000, reason: null, by: 'mei', approver: null },
      {
        ...{ drawer: 'main', kind: 'paid_in', amount: 5005, reason: 'Change from the bank' },
        ...{ by: 'mei', approver: null },
      },
      {
        ...{ drawer: 'main', kind: 'paid_out', amount: -1200, reason: 'Ice' },
        ...{ by: 'mei', approver: null },
      },
    ]);
  });

  test('is once when the press is repeated, also at the same moment', async () => {
    const headers = tablet.press();
    await Promise.all([move({}, headers), move({}, headers)]);
    const { next } = await move({}, headers);
    expect(next?.drawers).toMatchObject([{ cash: 20_000 }]);
    expect(await codeFrom(move({ amount: cents(100) }, headers))).toBe('IDEMPOTENCY_CONFLICT');
  });

  test('counts moves at 23:30, 00:30 and 04:30 on the right business day', async () => {
    for (const [wall, amount] of [
      ['2026-11-27T23:30', 1000],
      ['2026-11-28T00:30', 200],
      ['2026-11-28T04:30', 30],
    ] as const) {
      restaurant.clock.set(at(wall));
      await tablet.signIn('mei');
      await move({ amount: cents(amount) });
    }
    const { open_days, next } = await tablet.sdk.dayState({ body: { branch_id: SS2 } });
    expect(open_days).toEqual(['2026-11-27', '2026-11-28']);
    expect(next).toMatchObject({
      figures: { drawer_moves: { float: { count: 2, amount: 1200 } } },
      drawers: [{ cash: 1200 }],
    });
  });

  test('waits for a close that is being made, and counts after it', async () => {
    await afterLocked(
      restaurant.db,
      (tx) => lockDays(tx, { companyId: 'demo', branchId: SS2 }),
      () => move(),
    );
    expect(await entries()).toHaveLength(1);
  });

  test.each<[string, Partial<Move>, string]>([
    ['nothing', { amount: cents(0) }, 'body.amount'],
    ['a sum that coins cannot make', { amount: cents(1001) }, 'body.amount'],
    ['more than RM 99,999.99', { amount: cents(10_000_000) }, 'body.amount'],
    ['cash that is paid in without a reason', { kind: 'paid_in' }, 'body.reason'],
    ['cash that is paid out without a reason', { kind: 'paid_out' }, 'body.reason'],
    ['a drawer that the branch does not have', { drawer_id: 'bar' }, 'body.drawer_id'],
  ])('rejects %s', async (_, changes, path) => {
    await expect(move(changes)).rejects.toMatchObject({ data: { path } });
    expect(await entries()).toEqual([]);
  });

  test('needs the name of the drawer in a branch with two', async () => {
    await restaurant.db.execute(sql`
      insert into drawers (company_id, branch_id, id, name, created_at)
      select 'demo', ${SS2}, id, id, ${at('2026-11-20T12:00')} from unnest('{bar,door}'::text[]) id`);
    await expect(move()).rejects.toMatchObject({ data: { path: 'body.drawer_id' } });
    const { next } = await move({ drawer_id: 'door' });
    expect(next?.drawers).toMatchObject([
      { id: 'bar', cash: 0 },
      { id: 'door', cash: 20_000 },
    ]);
  });

  test('returns 404 for a branch of other people', async () => {
    expect(await codeFrom(move({ branch_id: KLANG }))).toBe('NOT_FOUND');
  });
});

describe('an approval', () => {
  beforeEach(() => tablet.signIn('ravi'));

  test('lets a cashier move the approved amount once, and both people are recorded', async () => {
    expect(await codeFrom(move())).toBe('APPROVAL_REQUIRED');
    const headers = await approval(20_000, 'moveDrawerCash');
    const { next } = await move({}, headers);
    expect(next?.figures.people).toMatchObject([{ name: 'Staff mei', approvals: 2 }]);
    expect(await entries()).toMatchObject([{ by: 'ravi', approver: 'mei' }]);
    expect(await codeFrom(move({}, headers))).toBe('APPROVAL_INVALID');
    const events = await restaurant.db.query(sql`
      select staff_id as by, approver_id as approver, changes from staff_events
      where operation = 'moveDrawerCash'`);
    expect(events).toEqual([
      {
        by: 'ravi',
        approver: 'mei',
        changes: [
          { field: 'drawer_cash', before: null, after: 'main: 200.00' },
          { field: 'kind', before: null, after: 'float' },
        ],
      },
    ]);
  });

  test('of another amount or operation permits nothing', async () => {
    for (const headers of [
      await approval(20_005, 'moveDrawerCash'),
      await approval(20_000, 'refundOrder'),
    ]) {
      expect(await codeFrom(move({}, headers))).toBe('APPROVAL_INVALID');
    }
    expect(await entries()).toEqual([]);
  });
});

test('a close of an earlier version shows no moves', async () => {
  await restaurant.db.execute(sql`
    insert into day_closes (company_id, branch_id, business_day, period_to, closed_at, staff_id,
      order_count, sales_amount, charge_amount, tax_amount, refund_amount, figures)
    select 'demo', ${SS2}, '2026-11-20', now, now, 'mei', 0, 0, 0, 0, 0, jsonb_build_object(
      'sales', jsonb_build_object('order_count', 0, 'subtotal', 0, 'voucher_count', 0,
        'voucher_discount', 0, 'tier_discount', 0, 'point_discount', 0, 'service_charge', 0,
        'delivery_fee', 0, 'tax', 0, 'rounding', 0, 'total', 0, 'by_method', '[]'::jsonb,
        'by_payment', '[]'::jsonb),
      'refunds', jsonb_build_object('count', 0, 'amount', 0, 'by_kind', '[]'::jsonb),
      'net', 0, 'late', null, 'people', jsonb_build_array(jsonb_build_object('name', 'Aina',
        'steps', 2, 'rejections', 0, 'refund_count', 0, 'refund_amount', 0, 'approvals', 0)))
    from (select ${at('2026-11-21T04:00')}::timestamptz as now) as t`);
  const { figures } = await tablet.sdk.closeDetail({ body: { branch_id: SS2, number: 1 } });
  expect(figures).toMatchObject({
    top_ups: { count: 0 },
    drawer_moves: { float: NOTHING, paid_in: NOTHING, paid_out: NOTHING },
    people: [{ name: 'Aina', steps: 2, payment_count: 0, payment_amount: 0, void_count: 0 }],
  });
});
