import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../platform/db/sql.ts';
import { enqueue } from '../../../../platform/jobs/enqueue.ts';
import { afterLocked } from '../../../../testing/db/locked-rows.ts';
import { workAt } from '../../../../testing/jobs.ts';
import { at, NOON, openRestaurant, type Restaurant } from '../../../../testing/restaurant.ts';
import { KLANG, SS2 } from '../../../../testing/seed/seed.ts';
import { boundsOfDays, type DayRange } from '../branch-days.ts';
import { storeMissingTotals } from '../store-missing-totals.ts';
import { storeTotals } from '../store-totals.ts';
import { insertOrder, insertRefund, type StoredOrder } from './stored-orders.ts';

const RULE = { zone: 'Asia/Kuala_Lumpur', startsAt: Temporal.PlainTime.from('04:00') };
const SCOPE = { companyId: 'demo', zone: RULE.zone };
const DAY = Temporal.PlainDate.from('2026-11-19');

let restaurant: Restaurant;
let dish: StoredOrder['item'];

beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.prepare(async () => {
    const row = await restaurant.db.one<{ id: string }>(
      sql`select id from dishes where company_id = 'demo' order by id limit 1`,
    );
    dish = { kind: 'dish', id: row?.id ?? '' };
  });
});
afterAll(() => restaurant.close());
beforeEach(() => restaurant.reset());

const daysOfBranch = (rule: typeof RULE, branchId: string, range: DayRange) =>
  boundsOfDays(rule, range).map((day) => ({ ...day, branchId }));

const anOrder = (id: string, fields: Partial<StoredOrder> = {}): StoredOrder => ({
  id,
  branchId: SS2,
  paidAt: at('2026-11-19T12:00'),
  method: 'pickup',
  payment: 'card',
  item: dish,
  qty: 1,
  price: 1000,
  voucher: 0,
  discount: 0,
  deliveryFee: 0,
  ...fields,
});

const insert = (id: string, fields: Partial<StoredOrder> = {}) =>
  insertOrder(restaurant.db, anOrder(id, fields));

const store = (first = DAY, last = first, branchId = SS2) =>
  storeTotals(restaurant.db, SCOPE, daysOfBranch(RULE, branchId, { first, last }), NOON);

const stored = () =>
  restaurant.db.query<{ branch_id: string; day: string; total: number; refund_amount: number }>(sql`
    select branch_id, business_day::text as day, total, refund_amount from sales_days
    order by branch_id, business_day`);

describe('storeTotals', () => {
  test('stores each day once, also without sales', async () => {
    await insert('a');
    expect(await store(DAY, DAY.add({ days: 1 }))).toBe(2);
    expect(await store(DAY, DAY.add({ days: 1 }))).toBe(0);
    expect(await stored()).toMatchObject([
      { day: '2026-11-19', total: 1000 },
      { day: '2026-11-20', total: 0 },
    ]);
  });

  test('stores no day that goes on', async () => {
    expect(await store(Temporal.PlainDate.from('2026-11-21'))).toBe(0);
    expect(await stored()).toEqual([]);
  });

  test('computes a day again if the business day begins at another time', async () => {
    await insert('early', { paidAt: at('2026-11-19T05:00') });
    await store();
    const rule = { ...RULE, startsAt: Temporal.PlainTime.from('06:00') };
    await storeTotals(
      restaurant.db,
      SCOPE,
      daysOfBranch(rule, SS2, { first: DAY, last: DAY }),
      NOON,
    );
    expect(await stored()).toMatchObject([{ total: 0 }]);
  });

  test('waits for a payment that is not committed yet, and contains it', async () => {
    await afterLocked(
      restaurant.db,
      (tx) => insertOrder(tx, anOrder('slow')),
      () => store(),
    );
    expect(await stored()).toMatchObject([{ total: 1000 }]);
  });

  test('two at the same moment store a day once', async () => {
    await insert('a');
    expect((await Promise.all([store(), store()])).toSorted()).toEqual([0, 1]);
    expect(await stored()).toHaveLength(1);
  });
});

describe('a fact that is stored after the totals of its day', () => {
  beforeEach(async () => {
    await insert('a', { payment: null });
    await store(DAY.subtract({ days: 1 }), DAY.add({ days: 1 }));
  });

  test.each<[string, () => Promise<unknown>]>([
    ['an order', () => insert('late', { paidAt: at('2026-11-20T03:59') })],
    [
      'an order of an earlier version',
      async () => {
        await restaurant.db.execute(sql`alter table orders disable trigger user`);
        await insert('old');
        await restaurant.db.execute(sql`update orders set paid_at = null where id = 'old'`);
        await restaurant.db.execute(sql`alter table orders enable trigger user`);
        await restaurant.db.execute(
          sql`update orders set paid_at = status_changed_at where id = 'old'`,
        );
      },
    ],
    ['a refund', () => insertRefund(restaurant.db, anOrder('a'), 300, at('2026-11-19T23:00'))],
    [
      'the method of a payment',
      () => restaurant.db.execute(sql`update payments set method = 'fpx' where order_id = 'a'`),
    ],
  ])('%s deletes them', async (_, change) => {
    await change();
    expect((await stored()).map(({ day }) => day)).toEqual(['2026-11-18', '2026-11-20']);
    expect(await store()).toBe(1);
  });

  test('waits for totals that are being computed', async () => {
    await restaurant.db.execute(sql`delete from sales_days`);
    await afterLocked(
      restaurant.db,
      async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(day_close_key('demo', ${SS2}))`);
        await tx.execute(sql`
          insert into sales_days select 'demo', ${SS2}, ${DAY}, ${at('2026-11-19T04:00')},
            ${at('2026-11-20T04:00')}, ${NOON}, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0`);
      },
      () => restaurant.db.execute(sql`update payments set method = 'fpx' where order_id = 'a'`),
    );
    expect(await stored()).toEqual([]);
  });

  test('of another branch leaves them', async () => {
    await insert('far', { branchId: KLANG });
    expect(await stored()).toHaveLength(3);
  });
});

describe('the job', () => {
  test('stores the days since the first sale of each branch, and runs again', async () => {
    await insert('a', { paidAt: at('2026-11-18T12:00') });
    await insert('b', { branchId: KLANG, paidAt: at('2026-11-20T12:00') });
    await enqueue(restaurant.db, { queue: 'sales_totals', key: 'all', at: NOON });
    await workAt(restaurant, NOON);
    expect((await stored()).map(({ branch_id, day }) => `${branch_id} ${day}`)).toEqual([
      'klang 2026-11-20',
      'ss2 2026-11-18',
      'ss2 2026-11-19',
      'ss2 2026-11-20',
    ]);
    expect(restaurant.reported).toEqual([]);
    await insert('c', { paidAt: at('2026-11-21T12:00') });
    await workAt(restaurant, at('2026-11-22T04:00'));
    expect((await stored()).at(-1)?.day).toBe('2026-11-21');
  });

  test('goes on soon if many days are left', async () => {
    await insert('a', { paidAt: at('2025-06-01T12:00') });
    expect(await storeMissingTotals(restaurant.db, NOON)).toBe(true);
    expect((await stored()).at(-1)?.day).toBe('2026-11-20');
    while (await storeMissingTotals(restaurant.db, NOON));
    expect((await stored()).map(({ day }) => day).at(0)).toBe('2025-06-01');
  });
});
