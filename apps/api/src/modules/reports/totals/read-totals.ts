import type { Db, Queryable } from '../../../platform/db/db.ts';
import { join, type Sql, sql } from '../../../platform/db/sql.ts';
import type { BranchDay, DayBounds } from './branch-days.ts';
import { selectDayItems, selectDayParts, selectDaySums, type TotalsScope } from './day-totals.ts';
import { type FirstSales, findMissingDays } from './missing-days.ts';

/** Sums of a branch's business day, amounts in cents. */
export interface DaySums {
  readonly branch_id: string;
  /** `2026-11-28` */
  readonly business_day: string;
  readonly order_count: number;
  readonly subtotal: number;
  readonly voucher_discount: number;
  readonly tier_discount: number;
  readonly point_discount: number;
  readonly service_charge: number;
  readonly delivery_fee: number;
  readonly tax: number;
  readonly rounding: number;
  /** Amount that customers paid. */
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

interface RangeDays {
  readonly days: readonly DayBounds[];
  readonly before: readonly DayBounds[];
}

/**
 * Returns the totals of days: the stored ones, and computed now for the days that are not stored,
 * such as today. All of one moment, so that the parts add up to the sums.
 */
export function readTotals(
  db: Db,
  scope: TotalsScope,
  firstSales: FirstSales,
  { days, before }: RangeDays,
): Promise<Totals> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    const split = async (all: readonly DayBounds[]): Promise<Split> => ({
      branches: [...firstSales.keys()],
      first: all[0]?.day ?? null,
      last: all.at(-1)?.day ?? null,
      live: await findMissingDays(tx, scope.companyId, firstSales, all),
    });
    const range = await split(days);
    return {
      days: await readDays(tx, scope, range),
      parts: await readParts(tx, scope, range),
      items: await readItems(tx, scope, range),
      before: await readDays(tx, scope, await split(before)),
    };
  });
}

/** Days of branches: all from the first to the last are stored, except for the live ones. */
interface Split {
  readonly branches: readonly string[];
  readonly first: Temporal.PlainDate | null;
  readonly last: Temporal.PlainDate | null;
  readonly live: readonly BranchDay[];
}

function readDays(db: Queryable, scope: TotalsScope, split: Split): Promise<DaySums[]> {
  // The name of the day as text: dates of many rows take long to create.
  const columns = sql`branch_id, business_day::text as business_day, order_count, subtotal,
    voucher_discount, tier_discount, point_discount, service_charge, delivery_fee, tax, rounding,
    total, refund_count, refund_amount`;
  return db.query<DaySums>(
    both(
      sql`select ${columns} from sales_days t where ${isStored(scope, split)}`,
      split.live,
      (live) => sql`select ${columns} from (${selectDaySums(scope, live)}) live`,
    ),
  );
}

function readParts(db: Queryable, scope: TotalsScope, split: Split): Promise<PartSums[]> {
  const rows = both(
    sql`select kind, part, order_count, amount from sales_day_parts t
      where ${isStored(scope, split)}`,
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
    sql`select kind, item_id, qty, amount from sales_day_items t where ${isStored(scope, split)}`,
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

/** Condition on a table `t` of stored days. Rows of live days have other bounds, so they are out. */
function isStored({ companyId }: TotalsScope, { branches, first, last, live }: Split): Sql {
  const liveBranches = live.map(({ branchId }) => branchId);
  const liveDays = live.map(({ day }) => day.toString());
  return sql`t.company_id = ${companyId} and t.branch_id = any(${branches}::text[])
    and t.business_day between ${first}::date and ${last}::date
    and (t.branch_id, t.business_day) not in (
      select * from unnest(${liveBranches}::text[], ${liveDays}::date[]))`;
}
