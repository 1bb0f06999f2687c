import { type BusinessDayRule, businessDayBounds } from '@claypot/domain/time';
import { type Sql, sql } from '../../../platform/db/sql.ts';

/** A business day of a branch with its bounds. */
export interface BranchDay {
  readonly branchId: string;
  readonly day: Temporal.PlainDate;
  readonly from: Temporal.Instant;
  readonly to: Temporal.Instant;
}

/** Days including both. */
export interface DayRange {
  readonly first: Temporal.PlainDate;
  readonly last: Temporal.PlainDate;
}

/** Returns the number of days in a range. */
export function lengthOf({ first, last }: DayRange): number {
  return first.until(last).days + 1;
}

/** Returns the days of a range in their order; none if it ends before it begins. */
export function daysOfRange(range: DayRange): Temporal.PlainDate[] {
  const length = Math.max(0, lengthOf(range));
  return Array.from({ length }, (_, index) => range.first.add({ days: index }));
}

/** Returns the days of a range in a branch. */
export function daysOfBranch(
  rule: BusinessDayRule,
  branchId: string,
  range: DayRange,
): BranchDay[] {
  return daysOfRange(range).map((day) => ({ branchId, day, ...businessDayBounds(rule, day) }));
}

/** Returns SQL that lists days as the table `d`. */
export function daysTable(days: readonly BranchDay[]): Sql {
  const column = (read: (each: BranchDay) => { toString(): string }) =>
    days.map((each) => read(each).toString());
  return sql`
    unnest(${column(({ branchId }) => branchId)}::text[], ${column(({ day }) => day)}::date[],
      ${column(({ from }) => from)}::timestamptz[], ${column(({ to }) => to)}::timestamptz[])
      as d (branch_id, business_day, from_at, to_at)`;
}
