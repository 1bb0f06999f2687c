import { cents } from '@claypot/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { addStaff, counterClient, STAFF_PASSWORD } from '../../../testing/counter.ts';
import { type ClosingTablet, openClosingTablet } from '../../../testing/day-close.ts';
import { insertSales, type TestSale } from '../../../testing/insert-sales.ts';
import { workAt } from '../../../testing/jobs.ts';
import { decide, placeOrder } from '../../../testing/ordering.ts';
import { codeFrom, openRefundCounter } from '../../../testing/refunds.ts';
import { at, GUEST, openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { KLANG, SS2 } from '../../../testing/seed/seed.ts';

let restaurant: Restaurant;
let tablet: ClosingTablet;

beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.prepare(async () => {
    tablet = await openClosingTablet(restaurant);
  });
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

let sold = 0;
/** Stores a paid order of RM 10.00, or with changes, at a local time. */
async function sell(wall: string, changes: Partial<TestSale> = {}): Promise<string> {
  sold += 1;
  const id = `sale-${sold}`;
  const amounts = { subtotal: 1000, tierDiscount: 0, charge: 0, deliveryFee: 0, tax: 0 };
  const sale = { id, branchId: SS2, paidAt: at(wall), rounding: 0, ...amounts };
  await insertSales(restaurant.db, [{ ...sale, method: 'pickup', payment: 'card', ...changes }]);
  return id;
}

/** Sets the clock, and signs the manager in again. */
async function goTo(wall: string) {
  restaurant.clock.set(at(wall));
  await tablet.tapIn();
}

const rejected = (call: Promise<unknown>) => codeFrom(call);

describe('dayState', () => {
  test('shows sales at 23:30, 00:30 and 04:30 on the right business day', async () => {
    await sell('2026-11-27T23:30');
    await sell('2026-11-28T00:30');
    await sell('2026-11-28T04:30', { subtotal: 700 });
    await goTo('2026-11-28T05:00');
    const { business_day, next, open_days } = await tablet.state();
    expect(business_day).toBe('2026-11-28');
    expect(open_days).toEqual(['2026-11-27', '2026-11-28']);
    expect(next).toMatchObject({
      business_day: '2026-11-27',
      from: null,
      to: '2026-11-28T04:00:00+08:00',
      is_over: true,
      figures: { sales: { order_count: 2, total: cents(2000) }, net: cents(2000) },
    });
    const first = await tablet.close({ counted: null });
    expect(first.figures.sales.order_count).toBe(2);
    await goTo('2026-11-29T05:00');
    const second = await tablet.close();
    expect(second).toMatchObject({
      summary: { business_day: '2026-11-28', sales: cents(700), from: '2026-11-28T04:00:00+08:00' },
    });
  });

  test('follows the start of the business day that the company has set', async () => {
    await restaurant.db.execute(sql`update companies set business_day_starts_at = '00:00'`);
    await sell('2026-11-27T23:30');
    await sell('2026-11-28T00:30');
    await goTo('2026-11-28T02:00');
    const { open_days } = await tablet.state();
    expect(open_days).toEqual(['2026-11-27', '2026-11-28']);
  });

  test('shows today before the first sale', async () => {
    expect(await tablet.state()).toMatchObject({
      business_day: '2026-11-21',
      is_open: true,
      open_days: ['2026-11-21'],
      next: {
        is_over: false,
        must_count: true,
        figures: { sales: { order_count: 0 } },
        drawers: [{ id: 'main', name: null, opening: 0, cash: 0, expected: 0 }],
      },
      last: null,
    });
  });

  test('sums amounts, methods and payments', async () => {
    const delivery = { method: 'delivery', deliveryFee: 500, payment: 'fpx' } as const;
    await sell('2026-11-21T09:00', { tierDiscount: 100, charge: 90, tax: 54, rounding: 1 });
    await sell('2026-11-21T10:00', delivery);
    await sell('2026-11-21T11:00', { payment: null });
    await sell('2026-11-21T11:00', { subtotal: 0 });
    await sell('2026-11-21T11:00', { branchId: KLANG });
    const { next } = await tablet.state();
    expect(next?.figures.sales).toEqual({
      order_count: 4,
      subtotal: cents(3000),
      voucher_count: 0,
      voucher_discount: cents(0),
      tier_discount: cents(100),
      point_discount: cents(0),
      service_charge: cents(90),
      delivery_fee: cents(500),
      tax: cents(54),
      rounding: cents(1),
      total: cents(3491),
      by_method: [
        { method: 'delivery', order_count: 1, amount: cents(1500) },
        { method: 'pickup', order_count: 3, amount: cents(1991) },
      ],
      by_payment: [
        { payment: 'card', order_count: 1, amount: cents(991) },
        { payment: 'fpx', order_count: 1, amount: cents(1500) },
        { payment: 'other', order_count: 1, amount: cents(1000) },
        { payment: 'none', order_count: 1, amount: cents(0) },
      ],
    });
  });

  test('counts an order of a customer when it is paid', async () => {
    const placed = await placeOrder(restaurant, GUEST);
    expect((await tablet.state()).next?.figures.sales.order_count).toBe(0);
    await decide(restaurant, placed, 'approved');
    expect((await tablet.state()).next?.figures.sales.total).toBe(4580);
  });
});

describe('closeDay', () => {
  test('numbers the closes of each branch without gaps', async () => {
    const klang = await openClosingTablet(restaurant, KLANG);
    const numbers: number[] = [];
    for (const day of ['21', '22', '23']) {
      await goTo(`2026-11-${day}T23:00`);
      await rejected(tablet.close({ counted: cents(100) }));
      numbers.push((await tablet.close()).summary.number);
    }
    await klang.tapIn();
    numbers.push((await klang.close()).summary.number);
    expect(numbers).toEqual([1, 2, 3, 1]);
  });

  test('is once when the press is repeated, also at the same moment', async () => {
    await sell('2026-11-21T11:00');
    const headers = tablet.press();
    const closes = await Promise.all([
      tablet.close({}, '2026-11-21', headers),
      tablet.close({}, '2026-11-21', headers),
    ]);
    const again = await tablet.close({}, '2026-11-21', headers);
    for (const close of [...closes, again]) expect(close.summary.number).toBe(1);
  });

  test('by two managers at once happens once, and the second gets its number', async () => {
    const other = await openClosingTablet(restaurant, KLANG);
    await restaurant.db.execute(sql`
      insert into staff_branches values ('demo', 'manager-klang', ${SS2})`);
    const office = counterClient(restaurant);
    const login = { login: '0123456772', password: STAFF_PASSWORD, code: null };
    await office.sdk.signIn({ body: login });
    const drawer = { drawer_id: 'main', expected: cents(0), counted: cents(0), left: cents(0) };
    const body = {
      branch_id: SS2,
      business_day: '2026-11-21',
      drawers: [{ ...drawer, denominations: null, note: null }],
    };
    const results = await Promise.all([
      rejected(tablet.sdk.closeDay({ headers: tablet.press(), body })),
      rejected(office.sdk.closeDay({ headers: other.press(), body })),
    ]);
    expect(results.toSorted()).toEqual(['DAY_CLOSED', 'OK']);
    const again = tablet.sdk.closeDay({ headers: tablet.press(), body });
    await expect(again).rejects.toMatchObject({ data: { number: 1 } });
    expect(await tablet.state()).toMatchObject({ next: null, open_days: [], last: { number: 1 } });
  });

  test('closes the oldest day first', async () => {
    await sell('2026-11-20T12:00');
    await sell('2026-11-21T11:00');
    expect(await rejected(tablet.close({}, '2026-11-21'))).toBe('DAY_CHANGED');
    expect(await rejected(tablet.close({}, '2026-11-19'))).toBe('DAY_CHANGED');
    expect(await rejected(tablet.close({}, '2026-02-30'))).toBe('INVALID_REQUEST');
    expect((await tablet.close({ counted: null })).summary.business_day).toBe('2026-11-20');
    expect((await tablet.close()).summary.business_day).toBe('2026-11-21');
  });

  test('takes in days without sales, and days of more than a month ago', async () => {
    await sell('2026-09-01T12:00');
    await sell('2026-10-25T12:00');
    await sell('2026-11-18T12:00');
    const { open_days } = await tablet.state();
    expect(open_days).toEqual(['2026-10-21', '2026-10-25', '2026-11-18', '2026-11-21']);
    const { summary } = await tablet.close({ counted: null });
    expect(summary).toMatchObject({ business_day: '2026-10-21', from: null, order_count: 1 });
    await tablet.close({ counted: null });
    const third = await tablet.close();
    expect(third.summary).toMatchObject({ from: '2026-10-26T04:00:00+08:00', order_count: 1 });
  });

  test('leaves sales after an early close to the next day, and names them there', async () => {
    await sell('2026-11-21T11:00');
    await tablet.close();
    await sell('2026-11-21T12:30', { subtotal: 1500 });
    await sell('2026-11-22T11:00', { subtotal: 300 });
    await goTo('2026-11-22T12:00');
    const { figures, summary } = await tablet.close();
    expect(summary).toMatchObject({
      business_day: '2026-11-22',
      from: '2026-11-21T12:00:00+08:00',
      order_count: 2,
      sales: cents(1800),
    });
    expect(figures.late).toEqual({
      business_day: '2026-11-21',
      order_count: 1,
      amount: cents(1500),
    });
  });

  test('counts a sale that is stored after the close of its time in the next close', async () => {
    await tablet.close();
    await sell('2026-11-21T11:59');
    await goTo('2026-11-22T12:00');
    expect((await tablet.close()).summary.order_count).toBe(1);
  });

  test.each<[string, Parameters<ClosingTablet['close']>[0], string]>([
    ['a difference without a note', { counted: cents(200) }, 'body.drawers.0.note'],
    ['more left than counted', { left: cents(1) }, 'body.drawers.0.left'],
    ['no count of today', { counted: null }, 'body.drawers.0.counted'],
    [
      'notes that have another sum',
      { counted: cents(200), note: 'Found', denominations: [{ value: cents(100), count: 3 }] },
      'body.drawers.0.denominations',
    ],
  ])('rejects %s', async (_, changes, path) => {
    await expect(tablet.close(changes)).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      data: { path },
    });
  });

  test('rejects expected cash and drawers that have changed', async () => {
    expect(await rejected(tablet.close({ expected: cents(100) }))).toBe('DAY_CHANGED');
    expect(await rejected(tablet.close({ drawer_id: 'bar' }))).toBe('DAY_CHANGED');
  });

  test('stores the count, and the next close begins with what was left', async () => {
    const denominations = [
      { value: cents(5000), count: 4 },
      { value: cents(20), count: 5 },
    ];
    const counted = { counted: cents(20_100), denominations, left: cents(20_000), note: 'Float' };
    const { drawers, summary } = await tablet.close(counted);
    expect(summary.difference).toBe(20_100);
    expect(drawers).toEqual([
      {
        ...{ id: 'main', name: null, number: 1, opening: 0, cash: 0, expected: 0 },
        ...{ counted: 20_100, denominations, difference: 20_100, left: 20_000, note: 'Float' },
      },
    ]);
    await goTo('2026-11-22T12:00');
    const short = await tablet.close({ counted: cents(19_800), note: 'Parking' });
    expect(short.drawers[0]).toMatchObject({
      number: 2,
      opening: 20_000,
      expected: 20_000,
      difference: -200,
    });
    expect(short.summary.difference).toBe(-200);
  });
});

describe('the drawers of a close', () => {
  const addDrawer = (id: string, removedAt: Temporal.Instant | null) =>
    restaurant.db.execute(sql`
      insert into drawers (company_id, branch_id, id, created_at, removed_at)
      values ('demo', ${SS2}, ${id}, ${at('2026-11-20T12:00')}, ${removedAt})`);
  const closedDrawers = async () => (await tablet.close()).drawers.map(({ id }) => id);

  test('are those of the branch', async () => {
    await addDrawer('bar', null);
    await addDrawer('door', null);
    expect(await closedDrawers()).toEqual(['bar', 'door']);
  });

  test('are the main one if all are removed, also that one', async () => {
    await addDrawer('main', at('2026-11-21T11:00'));
    expect(await closedDrawers()).toEqual(['main']);
  });
});

describe('closeMissedDays', () => {
  test('closes past days without counting, and carries the cash over', async () => {
    await tablet.close({ counted: cents(5000), note: 'Float' });
    for (const day of ['22', '23', '24']) await sell(`2026-11-${day}T13:00`);
    await goTo('2026-11-25T09:00');
    const { open_days, next } = await tablet.closeMissed();
    expect(open_days).toEqual(['2026-11-24', '2026-11-25']);
    expect(next).toMatchObject({ must_count: true, drawers: [{ expected: 5000 }] });
    const { drawers, summary } = await tablet.detail(3);
    expect(summary).toMatchObject({ business_day: '2026-11-23', order_count: 1, difference: null });
    expect(drawers[0]).toMatchObject({ counted: null, difference: null, left: 5000 });
    await tablet.closeMissed();
    expect((await tablet.state()).last?.number).toBe(3);
  });
});

describe('refunds', () => {
  /** Refunds RM 1.00 of a paid order, with this answer of the provider. */
  async function refund(answer: 'refunded' | 'rejected') {
    const counter = await openRefundCounter(restaurant);
    const placed = await placeOrder(restaurant, GUEST);
    await decide(restaurant, placed, 'approved');
    restaurant.sandbox.refundsBegin = answer;
    await counter.refund(placed.id, { amount: cents(100) });
    await workAt(restaurant);
    restaurant.sandbox.refundsBegin = 'refunded';
    restaurant.clock.set(restaurant.clock.now().add({ minutes: 1 }));
    return { counter, id: placed.id };
  }
  const refundsNow = async () => {
    const { count, amount, by_kind } = (await tablet.state()).next?.figures.refunds ?? {};
    return [count, amount, by_kind?.map(({ kind }) => kind).join()];
  };

  test('count when they have succeeded, with the person who made them', async () => {
    await refund('refunded');
    expect(await refundsNow()).toEqual([1, 100, 'refunded']);
    const { figures } = await tablet.close();
    expect(figures.net).toBe(4480);
    expect(figures.people).toContainEqual(
      expect.objectContaining({ name: 'Staff manager', refund_count: 1, refund_amount: 100 }),
    );
  });

  test('that failed count when staff settle them', async () => {
    const { counter } = await refund('rejected');
    expect(await refundsNow()).toEqual([0, 0, '']);
    const failed = await restaurant.db.one<{ id: string }>(sql`select id from refunds`);
    await counter.sdk.settleRefund({
      path: { id: failed?.id ?? '' },
      headers: counter.press(),
      body: { action: 'paid', note: 'Cash' },
    });
    expect(await refundsNow()).toEqual([1, 100, 'settled']);
    expect((await tablet.state()).next?.figures.refunds.by_payment).toEqual([
      { payment: 'other', count: 1, amount: 100 },
    ]);
  });

  test('that a bank sends back after a close are taken back in the next one', async () => {
    await refund('refunded');
    expect((await tablet.close()).figures.refunds.amount).toBe(100);
    restaurant.clock.set(at('2026-11-22T12:00'));
    await restaurant.db.execute(sql`
      update refunds set state = 'failed', updated_at = ${at('2026-11-22T11:00')}`);
    await goTo('2026-11-22T12:00');
    const { figures } = await tablet.close();
    expect(figures.refunds).toEqual({
      count: 0,
      amount: -100,
      by_kind: [{ kind: 'returned', count: 1, amount: -100 }],
      by_payment: [{ payment: 'online', count: 0, amount: -100 }],
    });
  });

  test('by the provider itself and lost disputes count for orders', async () => {
    await refund('refunded');
    await restaurant.db.execute(sql`
      insert into provider_incidents (company_id, provider, incident_id, kind, payment_id, amount,
        is_open, recorded_at)
      select company_id, provider, each.id, each.kind, p.id, 30, false, p.updated_at
      from payments p, (values ('re_1', 'refunded'), ('dp_1', 'dispute_lost'), ('re_1', 'refund_failed'))
        as each (id, kind)`);
    expect(await refundsNow()).toEqual([3, 130, 'dispute,provider,refunded,returned']);
  });

  test('of whole payments count and are taken back once, however often they are tried', async () => {
    const placed = await placeOrder(restaurant, GUEST);
    await decide(restaurant, placed, 'approved');
    const move = (state: string) =>
      restaurant.db.execute(sql`update payments set state = ${state}`);
    for (const state of ['refunded', 'refunding', 'refunded']) await move(state);
    expect(await refundsNow()).toEqual([1, 4580, 'refunded']);
    for (const state of ['refund_failed', 'refunding', 'refund_failed']) await move(state);
    expect(await refundsNow()).toEqual([1, 0, 'refunded,returned']);
  });

  test('of orders that never were a sale do not count', async () => {
    const placed = await placeOrder(restaurant, GUEST);
    await restaurant.db.execute(sql`
      update orders set status = 'CANCELLED' where id = ${placed.id}`);
    await restaurant.db.execute(sql`update payments set state = 'refunded'`);
    expect(await refundsNow()).toEqual([0, 0, '']);
  });
});

describe('correctClose', () => {
  test('adds numbered entries and leaves the close unchanged', async () => {
    await tablet.close();
    const { corrections, drawers, summary } = await tablet.correct({});
    expect(drawers[0]).toMatchObject({ counted: 0, difference: 0 });
    expect(summary).toMatchObject({ difference: 200, is_corrected: true });
    const second = { counted_before: cents(200), counted: cents(300), left: cents(300) };
    const again = await tablet.correct({ ...second, reason: 'Another coin' });
    expect(again.corrections.map(({ number, reason }) => [number, reason])).toEqual([
      [1, 'A coin was overlooked'],
      [2, 'Another coin'],
    ]);
    expect(corrections).toHaveLength(1);
    await goTo('2026-11-22T12:00');
    expect((await tablet.state()).next?.drawers[0]).toMatchObject({ opening: 300 });
  });

  test('rejects a correction of what another person has corrected', async () => {
    await tablet.close();
    await tablet.correct({});
    expect(await rejected(tablet.correct({}))).toBe('CLOSE_CORRECTED');
  });

  test('changes what was left of the last close only', async () => {
    await tablet.close();
    await goTo('2026-11-22T12:00');
    await tablet.close();
    await expect(tablet.correct({})).rejects.toMatchObject({ data: { path: 'body.left' } });
    const { summary, is_last } = await tablet.correct({ left: cents(0) });
    expect([summary.difference, is_last]).toEqual([200, false]);
  });

  test.each([
    ['a close that does not exist', { number: 9 }],
    ['a drawer that does not exist', { drawer_id: 'bar' }],
  ])('returns 404 for %s', async (_, changes) => {
    await tablet.close();
    expect(await rejected(tablet.correct(changes))).toBe('NOT_FOUND');
  });
});

describe('closeList', () => {
  const list = (sdk: ClosingTablet['sdk'], branch_id: string | null = null) =>
    sdk.closeList({ body: { branch_id, from: '2026-11-01', until: '2026-11-30' } });

  test('shows owners the closes of all branches, and managers their own', async () => {
    const klang = await openClosingTablet(restaurant, KLANG);
    await tablet.close();
    await klang.close();
    await goTo('2026-11-22T12:00');
    await tablet.close();
    await addStaff(restaurant, { id: 'owner', role: 'owner', phone: '+60123456700' });
    const office = counterClient(restaurant);
    const login = { login: '0123456700', password: STAFF_PASSWORD, code: null };
    await office.sdk.signIn({ body: login });
    const shown = async (sdk: ClosingTablet['sdk']) =>
      (await list(sdk)).closes.map(({ branch_id, number }) => `${branch_id} ${number}`);
    expect(await shown(office.sdk)).toEqual(['ss2 2', 'klang 1', 'ss2 1']);
    expect(await shown(tablet.sdk)).toEqual(['ss2 2', 'ss2 1']);
    expect(await rejected(list(tablet.sdk, KLANG))).toBe('NOT_FOUND');
  });

  test.each([
    ['2026-11-02', '2026-11-01'],
    ['2026-01-01', '2026-11-01'],
    ['2026-11-31', '2026-12-01'],
  ])('rejects the days %s to %s', async (from, until) => {
    const body = { branch_id: null, from, until };
    expect(await rejected(tablet.sdk.closeList({ body }))).toBe('INVALID_REQUEST');
  });
});
