import type { Db, Queryable } from '../../../platform/db/db.ts';
import { join, type Sql, sql } from '../../../platform/db/sql.ts';
import type { BranchDay } from './branch-days.ts';
import { selectDayItems, selectDayParts, selectDaySums, type TotalsScope } from './day-totals.ts';
import { findStoredDays, isStored } from './stored-days.ts';

/** Sums of a branch's business day, amounts in cents. */
export interface DaySums {
  readonly branch_id: string;
  readonly business_day: Temporal.PlainDate;
  readonly order_count: number;
  readonly subtotal: number;
  readonly voucher_discount: number;
  readonly tier_discount: number;
  readonly point_discount: number;
  readonly service_charge: number;
  readonly delivery_fee: number;
  readonly tax: number;
  readonly rounding: number;
  /** What customers paid. */
  readonly total: number;
  readonly refund_count: number;
  readonly refund_amount: number;
}

/** What was paid in one hour, by one method or by one payment. */
export interface PartSums {
  readonly kind: 'hour' | 'method' | 'payment';
  /** Hour of the clock from 0 to 23, method or payment. */
  readonly part: string;
  readonly order_count: number;
  readonly amount: number;
}

export interface ItemSums {
  readonly kind: 'dish' | 'package';
  readonly item_id: string;
  readonly qty: number;
  readonly amount: number;
}

/** Totals of the days of a range; sums of the days of the range before, too. */
export interface Totals {
  readonly days: readonly DaySums[];
  readonly parts: readonly PartSums[];
  readonly items: readonly ItemSums[];
  readonly before: readonly DaySums[];
}

/**
 * Returns the totals of days: the stored ones, and computed now for the days that are not stored,
 * such as today. All of one moment, so that the parts add up to the sums.
 */
export function readTotals(
  db: Db,
  scope: TotalsScope,
  days: readonly BranchDay[],
  before: readonly BranchDay[],
): Promise<Totals> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    const stored = await findStoredDays(tx, scope.companyId, [...days, ...before]);
    const split = (all: readonly BranchDay[]): Split => ({
      stored: all.filter((day) => isStored(stored, day)),
      live: all.filter((day) => !isStored(stored, day)),
    });
    const range = split(days);
    return {
      days: await readDays(tx, scope, range),
      parts: await readParts(tx, scope, range),
      items: await readItems(tx, scope, range),
      before: await readDays(tx, scope, split(before)),
    };
  });
}

interface Split {
  readonly stored: readonly BranchDay[];
  readonly live: readonly BranchDay[];
}

function readDays(db: Queryable, scope: TotalsScope, split: Split): Promise<DaySums[]> {
  const columns = sql`branch_id, business_day, order_count, subtotal, voucher_discount,
    tier_discount, point_discount, service_charge, delivery_fee, tax, rounding, total, refund_count,
    refund_amount`;
  return db.query<DaySums>(
    both(
      sql`select ${columns} from sales_days t where ${isIn(scope, split.stored)}`,
      split.live,
      (live) => sql`select ${columns} from (${selectDaySums(scope, live)}) live`,
    ),
  );
}

function readParts(db: Queryable, scope: TotalsScope, split: Split): Promise<PartSums[]> {
  const rows = both(
    sql`select kind, part, order_count, amount from sales_day_parts t
      where ${isIn(scope, split.stored)}`,
    split.live,
    (live) =>
      sql`select kind, part, order_count, amount from (${selectDayParts(scope, live)}) live`,
  );
  return db.query<PartSums>(sql`
    select kind, part, sum(order_count)::integer as order_count, sum(amount)::bigint as amount
    from (${rows}) all_days group by 1, 2`);
}

function readItems(db: Queryable, scope: TotalsScope, split: Split): Promise<ItemSums[]> {
  const rows = both(
    sql`select kind, item_id, qty, amount from sales_day_items t where ${isIn(scope, split.stored)}`,
    split.live,
    (live) => sql`select kind, item_id, qty, amount from (${selectDayItems(scope, live)}) live`,
  );
  return db.query<ItemSums>(sql`
    select kind, item_id, sum(qty)::integer as qty, sum(amount)::bigint as amount
    from (${rows}) all_days group by 1, 2`);
}

/** Adds the days that are computed now, if there are any. */
function both(
  stored: Sql,
  live: readonly BranchDay[],
  compute: (live: readonly BranchDay[]) => Sql,
): Sql {
  return live.length === 0 ? stored : join([stored, compute(live)], sql` union all `);
}

/** Condition on a table `t` of stored days. */
function isIn({ companyId }: TotalsScope, days: readonly BranchDay[]): Sql {
  const branches = days.map(({ branchId }) => branchId);
  const names = days.map(({ day }) => day.toString());
  return sql`t.company_id = ${companyId} and (t.branch_id, t.business_day) in (
    select * from unnest(${branches}::text[], ${names}::date[]))`;
}
