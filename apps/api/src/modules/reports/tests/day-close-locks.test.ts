import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Transaction } from '../../../platform/db/db.ts';
import { json, sql } from '../../../platform/db/sql.ts';
import { type ClosingTablet, NO_FIGURES, openClosingTablet } from '../../../testing/day-close.ts';
import { afterLocked, besideLocked } from '../../../testing/db/locked-rows.ts';
import { insertSales, type TestSale } from '../../../testing/insert-sales.ts';
import { decide, placeOrder } from '../../../testing/ordering.ts';
import { GUEST, NOON, openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { SS2 } from '../../../testing/seed/seed.ts';
import { lockDays } from '../close/last-close.ts';

const BRANCH = { companyId: 'demo', branchId: SS2 };
const BEFORE_NOON = NOON.subtract({ minutes: 1 });

let restaurant: Restaurant;
let tablet: ClosingTablet;

beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(async () => {
  await restaurant.reset();
  tablet = await openClosingTablet(restaurant);
});
afterAll(() => restaurant.close());

const sale = (id: string): TestSale => ({
  id,
  branchId: SS2,
  paidAt: BEFORE_NOON,
  method: 'pickup',
  payment: 'card',
  ...{ subtotal: 1000, tierDiscount: 0, charge: 0, deliveryFee: 0, tax: 0, rounding: 0 },
});

const storeClose = async (tx: Transaction) => {
  await lockDays(tx, BRANCH);
  await tx.execute(sql`
    insert into day_closes (company_id, branch_id, business_day, period_to, closed_at, staff_id,
      order_count, sales_amount, charge_amount, tax_amount, refund_amount, figures)
    values ('demo', ${SS2}, '2026-11-21', ${NOON}, ${NOON}, 'manager-ss2', 0, 0, 0, 0, 0,
      ${json(NO_FIGURES)})`);
};

const timeOf = (id: string) =>
  restaurant.db.one<{ paid_at: Temporal.Instant | null }>(
    sql`select paid_at from orders where id = ${id}`,
  );

describe('a close', () => {
  test('waits for a payment that is being stored, and counts it', async () => {
    const { figures } = await afterLocked(
      restaurant.db,
      (tx) => insertSales(tx, [sale('being-paid')]),
      () => tablet.close(),
    );
    expect(figures.sales.order_count).toBe(1);
  });

  test('waits for a refund that is being stored, and counts it', async () => {
    await insertSales(restaurant.db, [sale('refunded')]);
    const { figures } = await afterLocked(
      restaurant.db,
      (tx) =>
        tx.execute(sql`
          insert into refund_entries (company_id, branch_id, order_id, source_id, kind, amount, at)
          values ('demo', ${SS2}, 'refunded', 'REF', 'refunded', 100, ${BEFORE_NOON})`),
      () => tablet.close(),
    );
    expect(figures.refunds.amount).toBe(100);
  });

  test('waits for another close, which then has the day', async () => {
    await expect(
      afterLocked(restaurant.db, storeClose, () => tablet.close({}, '2026-11-21')),
    ).rejects.toMatchObject({ data: { number: 1 } });
  });

  test('of another branch does not wait', async () => {
    await besideLocked(
      restaurant.db,
      (tx) => lockDays(tx, { ...BRANCH, branchId: 'klang' }),
      () => tablet.close(),
    );
  });
});

describe('a payment', () => {
  test('that was made before the end of a close waits for it, and counts after it', async () => {
    const placed = await placeOrder(restaurant, GUEST);
    restaurant.clock.set(BEFORE_NOON);
    await afterLocked(restaurant.db, storeClose, () => decide(restaurant, placed, 'approved'));
    expect(await timeOf(placed.id)).toEqual({ paid_at: NOON });
  });

  test('does not wait for another payment of the branch', async () => {
    await besideLocked(
      restaurant.db,
      (tx) => insertSales(tx, [sale('being-paid')]),
      () => insertSales(restaurant.db, [sale('paid-meanwhile')]),
    );
    expect(await timeOf('paid-meanwhile')).toEqual({ paid_at: BEFORE_NOON });
  });
});

describe('a refund', () => {
  test('that succeeded before the end of a close counts after it', async () => {
    await insertSales(restaurant.db, [sale('refunded')]);
    await restaurant.db.transaction(storeClose);
    await restaurant.db.execute(sql`
      insert into refunds (company_id, id, payment_id, order_id, amount, state, reason, created_at,
        updated_at)
      select company_id, 'REF-of-the-lock-tests', id, order_id, 100, 'refunded', 'LATE',
        ${BEFORE_NOON}, ${BEFORE_NOON}
      from payments`);
    const entry = await restaurant.db.one(sql`select kind, amount, at from refund_entries`);
    expect(entry).toEqual({ kind: 'refunded', amount: 100, at: NOON });
  });

  test('has one entry for each attempt', async () => {
    await insertSales(restaurant.db, [sale('refunded')]);
    const insert = sql`
      insert into refund_entries (company_id, branch_id, order_id, source_id, kind, amount, at)
      values ('demo', ${SS2}, 'refunded', 'REF', 'refunded', 100, ${NOON})`;
    await restaurant.db.execute(insert);
    await expect(restaurant.db.execute(insert)).rejects.toMatchObject({
      constraint: 'refund_entries_once',
    });
  });
});

describe('the database', () => {
  beforeEach(async () => {
    await tablet.close();
    await tablet.correct({});
    await insertSales(restaurant.db, [sale('refunded')]);
    await restaurant.db.execute(sql`
      insert into refund_entries (company_id, branch_id, order_id, source_id, kind, amount, at)
      values ('demo', ${SS2}, 'refunded', 'REF', 'refunded', 100, ${NOON})`);
  });

  test.each([
    sql`update day_closes set sales_amount = 5`,
    sql`delete from day_closes`,
    sql`truncate day_closes cascade`,
    sql`update drawer_closes set counted_amount = 5`,
    sql`delete from drawer_closes`,
    sql`truncate drawer_closes cascade`,
    sql`update close_corrections set counted_amount = 5`,
    sql`delete from close_corrections`,
    sql`truncate close_corrections`,
    sql`update refund_entries set amount = 5`,
    sql`delete from refund_entries`,
    sql`truncate refund_entries`,
    sql`update orders set paid_at = null`,
  ])('never changes what is closed (%#)', async (statement) => {
    await expect(restaurant.db.execute(statement)).rejects.toThrow('is append-only');
  });

  const copyClose = (day: string, from: Temporal.Instant | null) =>
    restaurant.db.execute(sql`
      insert into day_closes (company_id, branch_id, business_day, period_from, period_to, closed_at,
        staff_id, order_count, sales_amount, charge_amount, tax_amount, refund_amount, figures)
      select company_id, branch_id, ${day}::date, ${from}::timestamptz, ${NOON.add({ hours: 24 })},
        ${NOON.add({ hours: 24 })}, staff_id, 0, 0, 0, 0, 0, figures
      from day_closes`);

  test.each<[string, string, Temporal.Instant | null, string]>([
    ['with a gap', '2026-11-22', NOON.add({ hours: 1 }), 'day_closes_follow_each_other'],
    ['that overlaps', '2026-11-22', NOON.subtract({ hours: 1 }), 'day_closes_follow_each_other'],
    ['from the beginning again', '2026-11-22', null, 'day_closes_follow_each_other'],
    ['of the same day', '2026-11-21', NOON, 'day_closes_in_order'],
    ['of an earlier day', '2026-11-20', NOON, 'day_closes_in_order'],
  ])('rejects a close %s', async (_, day, from, constraint) => {
    await expect(copyClose(day, from)).rejects.toMatchObject({ constraint });
  });

  test('numbers a close itself', async () => {
    await copyClose('2026-11-22', NOON);
    const rows = await restaurant.db.query(sql`select number from day_closes order by number`);
    expect(rows).toEqual([{ number: 1 }, { number: 2 }]);
  });

  test('rejects a drawer that begins with another amount than was left', async () => {
    await copyClose('2026-11-22', NOON);
    const drawer = (opening: number) =>
      restaurant.db.execute(sql`
        insert into drawer_closes (company_id, branch_id, drawer_id, close_number, opening_amount,
          cash_amount, expected_amount, counted_amount, left_amount)
        values ('demo', ${SS2}, 'main', 2, ${opening}::integer, 0, ${opening}::integer,
          ${opening}::integer, 0)`);
    await expect(drawer(0)).rejects.toMatchObject({
      constraint: 'drawer_closes_follow_each_other',
    });
    await drawer(200);
  });

  test.each<[string, number | null, number, string | null, string]>([
    ['a difference without a note', 5, 5, null, 'drawer_closes_difference_has_note'],
    ['more left than counted', 200, 201, null, 'drawer_closes_uncounted'],
    ['another amount left than expected without a count', null, 5, null, 'drawer_closes_uncounted'],
  ])('rejects a drawer with %s', async (_, counted, left, note, constraint) => {
    await copyClose('2026-11-22', NOON);
    await expect(
      restaurant.db.execute(sql`
        insert into drawer_closes (company_id, branch_id, drawer_id, close_number, opening_amount,
          cash_amount, expected_amount, counted_amount, left_amount, note)
        values ('demo', ${SS2}, 'main', 2, 200, 0, 200, ${counted}, ${left}, ${note})`),
    ).rejects.toMatchObject({ constraint });
  });

  test('rejects a second count of a drawer in a close', async () => {
    await expect(
      restaurant.db.execute(sql`
        insert into drawer_closes (company_id, branch_id, drawer_id, close_number, opening_amount,
          cash_amount, expected_amount, counted_amount, left_amount)
        values ('demo', ${SS2}, 'main', 1, 200, 0, 200, 200, 0)`),
    ).rejects.toMatchObject({ constraint: 'drawer_closes_once_a_close' });
  });
});
