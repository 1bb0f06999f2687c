import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Queryable, Transaction } from '../../../platform/db/db.ts';
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
  await restaurant.prepare(async () => {
    tablet = await openClosingTablet(restaurant);
  });
});
beforeEach(() => restaurant.reset());
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

const insertEntry = (
  kind: string,
  source: string | null,
  reason: string | null,
  amount = 500,
) => sql`
  insert into drawer_entries (company_id, branch_id, drawer_id, kind, amount, source_id, reason,
    staff_id, at)
  values ('demo', ${SS2}, 'main', ${kind}, ${amount}, ${source}, ${reason}, 'manager-ss2',
    ${BEFORE_NOON})`;

describe('cash of a drawer', () => {
  beforeEach(async () => {
    await restaurant.db.transaction(storeClose);
    await restaurant.db.execute(sql`
      insert into drawers (company_id, branch_id, id, created_at)
      values ('demo', ${SS2}, 'main', ${NOON})`);
  });

  test('that was moved before the end of a close counts after it', async () => {
    await restaurant.db.execute(insertEntry('float', null, null));
    expect(await restaurant.db.query(sql`select at from drawer_entries`)).toEqual([{ at: NOON }]);
  });

  test('of a payment is stored once', async () => {
    await restaurant.db.execute(insertEntry('bill', 'payment', null));
    await restaurant.db.execute(insertEntry('bill_removed', 'payment', null, -500));
    await expect(restaurant.db.execute(insertEntry('bill', 'payment', null))).rejects.toMatchObject(
      { constraint: 'drawer_entries_once' },
    );
  });

  test.each<[string, Parameters<typeof insertEntry>, string]>([
    ['paid in without a reason', ['paid_in', null, null], 'drawer_entries_reason'],
    ['that a float takes out', ['float', null, null, -500], 'drawer_entries_sign'],
    ['of a bill without its payment', ['bill', null, null], 'drawer_entries_source'],
  ])('%s is rejected', async (_, entry, constraint) => {
    const insert = restaurant.db.execute(insertEntry(...entry));
    await expect(insert).rejects.toMatchObject({ constraint });
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
    await restaurant.db.execute(insertEntry('float', null, 'REASON'));
  });

  test.each([
    ['day_closes', sql`update day_closes set sales_amount = 5`],
    ['day_closes', sql`delete from day_closes`],
    ['day_closes', sql`truncate day_closes cascade`],
    ['drawer_closes', sql`update drawer_closes set counted_amount = 5`],
    ['drawer_closes', sql`delete from drawer_closes`],
    ['drawer_closes', sql`truncate drawer_closes cascade`],
    ['close_corrections', sql`update close_corrections set counted_amount = 5`],
    ['close_corrections', sql`delete from close_corrections`],
    ['close_corrections', sql`truncate close_corrections`],
    ['refund_entries', sql`update refund_entries set amount = 5`],
    ['refund_entries', sql`delete from refund_entries`],
    ['refund_entries', sql`truncate refund_entries`],
    ['drawer_entries', sql`update drawer_entries set amount = 5`],
    ['drawer_entries', sql`delete from drawer_entries`],
    ['drawer_entries', sql`truncate drawer_entries`],
    ['orders', sql`update orders set paid_at = null`],
  ])('never changes a row of %s that is closed (%#)', async (table, statement) => {
    await expect(restaurant.db.execute(statement)).rejects.toThrow(`${table} is append-only`);
  });

  const copyClose = (day: string, from: Temporal.Instant | null, db: Queryable = restaurant.db) => {
    const to = (from ?? NOON).add({ hours: 24 });
    return db.execute(sql`
      insert into day_closes (company_id, branch_id, business_day, period_from, period_to, closed_at,
        staff_id, order_count, sales_amount, charge_amount, tax_amount, refund_amount, figures)
      select company_id, branch_id, ${day}::date, ${from}::timestamptz, ${to}, ${to}, staff_id, 0, 0,
        0, 0, 0, figures
      from day_closes where number = 1`);
  };
  /** Counts the drawer in a close and leaves half of the cash in it. */
  const countDrawer = (close: number, opening: number, db: Queryable = restaurant.db) =>
    db.execute(sql`
      insert into drawer_closes (company_id, branch_id, drawer_id, close_number, opening_amount,
        cash_amount, expected_amount, counted_amount, left_amount)
      values ('demo', ${SS2}, 'main', ${close}, ${opening}::integer, 0, ${opening}::integer,
        ${opening}::integer, ${opening}::integer / 2)`);
  const correct = (db: Queryable = restaurant.db) =>
    db.execute(sql`
      insert into close_corrections (company_id, branch_id, close_number, drawer_id, counted_amount,
        left_before, left_amount, reason, staff_id, at)
      select company_id, branch_id, close_number, drawer_id, 300, 200, 300, reason, staff_id, at
      from close_corrections where number = 1`);
  const NEXT_NOON = NOON.add({ hours: 24 });

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
    await expect(countDrawer(2, 0)).rejects.toMatchObject({
      constraint: 'drawer_closes_follow_each_other',
    });
    await countDrawer(2, 200);
  });

  test('lets a close wait for one that is being stored', async () => {
    await afterLocked(
      restaurant.db,
      (tx) => copyClose('2026-11-22', NOON, tx),
      () => copyClose('2026-11-23', NEXT_NOON),
    );
    const rows = await restaurant.db.query(sql`select number from day_closes order by number`);
    expect(rows).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }]);
  });

  test('lets the count of a drawer wait for one that is being stored', async () => {
    await copyClose('2026-11-22', NOON);
    await copyClose('2026-11-23', NEXT_NOON);
    await afterLocked(
      restaurant.db,
      (tx) => countDrawer(2, 200, tx),
      () => countDrawer(3, 100),
    );
    const rows = await restaurant.db.query(sql`
      select number, left_amount as left from drawer_closes order by number`);
    expect(rows.slice(1)).toEqual([
      { number: 2, left: 100 },
      { number: 3, left: 50 },
    ]);
  });

  test('lets a correction wait for one that is being stored', async () => {
    await afterLocked(
      restaurant.db,
      (tx) => correct(tx),
      () => correct(),
    );
    const rows = await restaurant.db.query(
      sql`select number from close_corrections order by number`,
    );
    expect(rows).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }]);
  });

  test.each([
    ['day_closes', 'number', 'day_closes_once_a_day', { number: 2 }],
    ['drawer_closes', 'number', 'drawer_closes_pkey', {}],
    ['close_corrections', 'number', 'close_corrections_pkey', {}],
  ])('rejects a second row of %s also without the trigger of its %s', async (...row) => {
    const [table, , constraint, changes] = row;
    const copied = restaurant.db.transaction((tx) =>
      tx.script(`alter table ${table} disable trigger ${table}_number;
        insert into ${table} select (jsonb_populate_record(t, '${JSON.stringify(changes)}')).*
        from ${table} t`),
    );
    await expect(copied).rejects.toMatchObject({ constraint });
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
