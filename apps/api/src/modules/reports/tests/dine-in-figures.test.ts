import { cents } from '@claypot/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordStaffEvent } from '../../../modules/staff/index.ts';
import { sql } from '../../../platform/db/sql.ts';
import { type ClosingTablet, openClosingTablet } from '../../../testing/day-close.ts';
import { afterLocked } from '../../../testing/db/locked-rows.ts';
import { closeBill, insertBills, type TestBill } from '../../../testing/insert-bills.ts';
import { joinMember } from '../../../testing/join-member.ts';
import { codeFrom } from '../../../testing/refunds.ts';
import { at, openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { SS2 } from '../../../testing/seed/seed.ts';

let restaurant: Restaurant;
let tablet: ClosingTablet;
let memberId: string;

beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.prepare(async () => {
    tablet = await openClosingTablet(restaurant);
    await restaurant.db.execute(sql`
      insert into drawers (company_id, branch_id, id, created_at)
      values ('demo', ${SS2}, 'main', ${at('2026-11-01T12:00')})`);
  });
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const MANAGER = { staffId: `manager-${SS2}` };
const COMPANY = 'demo';

type Payments = readonly (readonly ['wallet' | 'card' | 'cash', number, number?])[];

/** Returns an open bill with these payments at a local time. */
function aBill(id: string, wall: string, payments: Payments): TestBill {
  const total = payments.reduce((sum, [, amount, rounding = 0]) => sum + amount - rounding, 0);
  return {
    ...MANAGER,
    id,
    branchId: SS2,
    memberId: payments.some(([method]) => method === 'wallet') ? memberId : null,
    openedAt: at(wall),
    subtotal: total,
    payments: payments.map(([method, amount, rounding = 0], index) => ({
      id: `${id}-${index}`,
      method,
      amount,
      rounding,
      at: at(wall),
    })),
  };
}

const open = (bill: TestBill) => insertBills(restaurant.db, [bill]);
const close = (bill: TestBill, wall: string) => closeBill(restaurant.db, bill, at(wall));

/** Inserts a bill that was paid at a local time. */
async function sell(id: string, wall: string, payments: Payments): Promise<void> {
  const bill = aBill(id, wall, payments);
  await open(bill);
  await close(bill, wall);
}

/** Sets the clock, and signs the manager in again. */
async function goTo(wall: string) {
  restaurant.clock.set(at(wall));
  await tablet.tapIn();
}

const next = async () => (await tablet.state()).next;

describe('sales by payment', () => {
  beforeEach(async () => {
    memberId = (await joinMember(restaurant)).id;
  });

  test('count each bill once in every method that paid it', async () => {
    await sell('terminal', '2026-11-21T09:00', [['card', 2000]]);
    await sell('mixed', '2026-11-21T10:00', [
      ['wallet', 1000],
      ['card', 503],
      ['cash', 500, 2],
    ]);
    await sell('shares', '2026-11-21T11:00', [
      ['cash', 335, 2],
      ['cash', 335, 2],
      ['cash', 335, 1],
    ]);
    const figures = (await next())?.figures;
    expect(figures?.sales).toMatchObject({
      order_count: 3,
      total: cents(5008),
      rounding: cents(7),
      by_method: [{ method: 'dine-in', order_count: 3, amount: cents(5008) }],
      by_payment: [
        { payment: 'terminal', order_count: 2, amount: cents(2503) },
        { payment: 'cash', order_count: 2, amount: cents(1505) },
        { payment: 'wallet', order_count: 1, amount: cents(1000) },
      ],
    });
  });

  test('leave out removed payments, open bills and void bills', async () => {
    const bill = aBill('bill', '2026-11-21T09:00', [
      ['cash', 1000],
      ['card', 1000],
    ]);
    const [cash, card] = bill.payments;
    if (cash === undefined || card === undefined) throw new Error('The bill has two payments');
    await open({ ...bill, subtotal: 1000, payments: [{ ...cash, isRemoved: true }, card] });
    await close(bill, '2026-11-21T09:30');
    await open(aBill('open', '2026-11-21T10:00', [['card', 700]]));
    const unpaid = aBill('void', '2026-11-21T10:00', []);
    await open({ ...unpaid, subtotal: 900 });
    await restaurant.db.execute(sql`
      update orders set status = 'CANCELLED', status_changed_at = ${at('2026-11-21T11:00')}
      where id = 'void'`);
    const day = await next();
    expect(day?.figures.sales).toMatchObject({
      order_count: 1,
      total: cents(1000),
      by_payment: [{ payment: 'terminal', order_count: 1, amount: cents(1000) }],
    });
    expect(day?.drawers).toMatchObject([{ cash: cents(0) }]);
  });

  test('show a bill on which nothing was due', async () => {
    await sell('free', '2026-11-21T09:00', []);
    expect((await next())?.figures.sales.by_payment).toEqual([
      { payment: 'none', order_count: 1, amount: cents(0) },
    ]);
  });

  test('are the same in the report', async () => {
    await sell('mixed', '2026-11-20T10:00', [
      ['wallet', 1000],
      ['cash', 500, 2],
    ]);
    await sell('terminal', '2026-11-21T09:00', [['card', 2000]]);
    const report = await tablet.sdk.salesReport({
      body: {
        branch_ids: [SS2],
        range: null,
        first_day: '2026-11-20',
        last_day: '2026-11-21',
      },
    });
    expect(report.figures.sales).toBe(3500);
    expect(report.by_hour.reduce((sum, { amount }) => sum + amount, 0)).toBe(3500);
    expect(report.by_payment).toEqual([
      { payment: 'terminal', order_count: 1, amount: cents(2000) },
      { payment: 'cash', order_count: 1, amount: cents(500) },
      { payment: 'wallet', order_count: 1, amount: cents(1000) },
    ]);
  });
});

describe('the business day', () => {
  test('of a bill is that of its payment: 23:30, 00:30 and 04:30', async () => {
    await sell('first', '2026-11-27T23:30', [['cash', 1000]]);
    await sell('second', '2026-11-28T00:30', [['card', 2000]]);
    await sell('third', '2026-11-28T04:30', [['cash', 700]]);
    await goTo('2026-11-28T05:00');
    const { next: day, open_days } = await tablet.state();
    expect(open_days).toEqual(['2026-11-27', '2026-11-28']);
    expect(day).toMatchObject({
      business_day: '2026-11-27',
      figures: { sales: { order_count: 2, total: cents(3000) } },
      drawers: [{ cash: cents(1000) }],
    });
    await tablet.close({ counted: null });
    expect(await next()).toMatchObject({
      business_day: '2026-11-28',
      figures: { sales: { total: cents(700) } },
      drawers: [{ opening: cents(1000), cash: cents(700), expected: cents(1700) }],
    });
  });

  test('of a bill across 04:00 has the cash on the first and the sale on the second', async () => {
    const bill = aBill('bill', '2026-11-28T03:50', [
      ['cash', 1000],
      ['card', 500],
    ]);
    await open(bill);
    await close(bill, '2026-11-28T04:10');
    await goTo('2026-11-28T05:00');
    expect(await next()).toMatchObject({
      business_day: '2026-11-27',
      figures: { sales: { order_count: 0 } },
      drawers: [{ cash: cents(1000) }],
    });
    await tablet.close({ counted: null });
    expect((await next())?.figures.sales).toMatchObject({ order_count: 1, total: cents(1500) });
  });
});

describe('a close', () => {
  test('waits for a cash payment that is being made, and contains it', async () => {
    const bill = aBill('bill', '2026-11-21T11:59', [['cash', 1000]]);
    const seen = await next();
    const counted = { counted: cents(0), expected: seen?.drawers[0]?.expected ?? cents(0) };
    const closing = afterLocked(
      restaurant.db,
      async (tx) => {
        await insertBills(tx, [bill]);
        await closeBill(tx, bill, at('2026-11-21T11:59'));
      },
      () => tablet.close(counted),
    );
    expect(await codeFrom(closing)).toBe('DAY_CHANGED');
    const closed = await tablet.close();
    expect(closed).toMatchObject({
      summary: { order_count: 1, sales: cents(1000) },
      drawers: [{ cash: cents(1000), expected: cents(1000) }],
    });
  });

  test('does not contain cash that is paid after it, and the next one does', async () => {
    await tablet.close();
    await sell('late', '2026-11-21T11:00', [['cash', 800]]);
    await goTo('2026-11-22T12:00');
    const { drawers, figures } = await tablet.close();
    expect(figures.sales.by_payment).toEqual([
      { payment: 'cash', order_count: 1, amount: cents(800) },
    ]);
    expect(drawers).toMatchObject([{ opening: cents(0), cash: cents(800) }]);
  });
});

test('shows per person payments taken, payments removed and void bills', async () => {
  await sell('one', '2026-11-21T09:00', [
    ['card', 1000],
    ['cash', 500],
  ]);
  const staff = { person: { id: MANAGER.staffId }, device: null };
  for (const operation of ['removeBillPayment', 'removeBillPayment', 'voidBill']) {
    await restaurant.db.transaction((tx) =>
      recordStaffEvent(
        tx,
        COMPANY,
        staff as never,
        { operation, targetId: 'one', branchId: SS2 },
        at('2026-11-21T10:00'),
      ),
    );
  }
  const people = (await next())?.figures.people;
  expect(people).toEqual([
    {
      name: `Staff ${MANAGER.staffId}`,
      steps: 0,
      rejections: 0,
      refund_count: 0,
      refund_amount: 0,
      payment_count: 2,
      payment_amount: 1500,
      removed_payment_count: 2,
      void_count: 1,
      top_up_count: 0,
      top_up_amount: 0,
      approvals: 0,
    },
  ]);
});
