import type { Queryable } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { TranslatedText } from '../../../shared/text/translated-text.ts';
import type { BranchKey } from '../sales/period.ts';
import type { StoredFigures } from './figures-view.ts';
import type { CountedDrawer, Denomination } from './store-close.ts';

/** A close as a list shows it. Amounts are in cents. */
export interface CloseRow {
  readonly branch_id: string;
  readonly branch_name: TranslatedText;
  readonly number: number;
  readonly business_day: Temporal.PlainDate;
  /** Null for the first close of the branch. */
  readonly period_from: Temporal.Instant | null;
  readonly period_to: Temporal.Instant;
  readonly closed_at: Temporal.Instant;
  readonly closed_by: string;
  readonly order_count: number;
  readonly sales_amount: number;
  readonly refund_amount: number;
  /** After corrections; null if no drawer was counted. */
  readonly difference: number | null;
  readonly is_corrected: boolean;
}

/** Maximum closes of a list. */
export const MOST_CLOSES = 2000;

const columns = sql`
  c.branch_id, b.branch_name, c.number, c.business_day, c.period_from, c.period_to, c.closed_at,
  s.name as closed_by, c.order_count, c.sales_amount, c.refund_amount, cash.difference,
  cash.is_corrected`;

const tables = sql`
  day_closes c
  join branches b on b.company_id = c.company_id and b.id = c.branch_id
  join staff s on s.company_id = c.company_id and s.id = c.staff_id
  cross join lateral (
    select sum(coalesce(r.counted_amount, d.counted_amount) - d.expected_amount)::bigint
        as difference,
      coalesce(bool_or(r.counted_amount is not null), false) as is_corrected
    from drawer_closes d
    left join lateral (
      select counted_amount from close_corrections r
      where r.company_id = d.company_id and r.branch_id = d.branch_id
        and r.close_number = d.close_number and r.drawer_id = d.drawer_id
      order by r.number desc limit 1
    ) r on true
    where d.company_id = c.company_id and d.branch_id = c.branch_id and d.close_number = c.number
  ) cash`;

/** Branches and days of a list. */
export interface CloseFilter {
  readonly companyId: string;
  /** Null for all branches. */
  readonly branchIds: readonly string[] | null;
  readonly from: Temporal.PlainDate;
  /** Included. */
  readonly until: Temporal.PlainDate;
}

/** Returns the closes of the days, newest day first; up to one more than {@link MOST_CLOSES}. */
export function findCloses(
  db: Queryable,
  { companyId, branchIds, from, until }: CloseFilter,
): Promise<CloseRow[]> {
  const ofBranches: Sql =
    branchIds === null ? sql`` : sql`and c.branch_id = any(${branchIds}::text[])`;
  return db.query<CloseRow>(sql`
    select ${columns} from ${tables}
    where c.company_id = ${companyId} and c.business_day between ${from} and ${until} ${ofBranches}
    order by c.business_day desc, b.position, c.branch_id limit ${MOST_CLOSES + 1}`);
}

/** Returns a close with its stored figures; null if the branch has none of that number. */
export function findClose(
  db: Queryable,
  { companyId, branchId }: BranchKey,
  number: number,
): Promise<(CloseRow & { readonly figures: StoredFigures; readonly is_last: boolean }) | null> {
  return db.one(sql`
    select ${columns}, c.figures, not exists (
      select from day_closes later
      where later.company_id = c.company_id and later.branch_id = c.branch_id
        and later.number > c.number) as is_last
    from ${tables}
    where c.company_id = ${companyId} and c.branch_id = ${branchId} and c.number = ${number}`);
}

/** The cash of a drawer as it was stored with a close. */
export interface ClosedDrawerRow extends Omit<CountedDrawer, 'denominations'> {
  readonly name: string | null;
  readonly number: number;
  readonly denominations: readonly Denomination[] | null;
}

/** Returns the drawers of a close. */
export function findClosedDrawers(
  db: Queryable,
  { companyId, branchId }: BranchKey,
  number: number,
): Promise<ClosedDrawerRow[]> {
  return db.query<ClosedDrawerRow>(sql`
    select d.drawer_id as id, w.name, d.number, d.opening_amount as opening, d.cash_amount as cash,
      d.expected_amount as expected, d.counted_amount as counted, d.denominations,
      d.left_amount as left, d.note
    from drawer_closes d
    join drawers w on w.company_id = d.company_id and w.branch_id = d.branch_id
      and w.id = d.drawer_id
    where d.company_id = ${companyId} and d.branch_id = ${branchId} and d.close_number = ${number}
    order by w.created_at, w.id`);
}
