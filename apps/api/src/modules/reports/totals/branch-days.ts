import { type BusinessDayRule, businessDayBounds } from '@claypot/domain/time';
import { type Sql, sql } from '../../../platform/db/sql.ts';

/** A business day with its bounds. */
export interface DayBounds {
  readonly day: Temporal.PlainDate;
  readonly from: Temporal.Instant;
  readonly to: Temporal.Instant;
}

/** A business day of a branch. */
export interface BranchDay extends DayBounds {
  readonly branchId: string;
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

/** Returns the days of a range with their bounds. The bounds of all branches are the same. */
export function boundsOfDays(rule: BusinessDayRule, range: DayRange): DayBounds[] {
  return daysOfRange(range).map((day) => ({ day, ...businessDayBounds(rule, day) }));
}

/** Returns SQL that lists days of branches as the table `d`. */
export function daysTable(days: readonly BranchDay[]): Sql {
  const branches = days.map(({ branchId }) => branchId);
  const [names, froms, tos] = columnsOf(days);
  return sql`
    unnest(${branches}::text[], ${names}::date[], ${froms}::timestamptz[], ${tos}::timestamptz[])
      as d (branch_id, business_day, from_at, to_at)`;
}

/** Returns the names and bounds of days as columns of SQL. */
export function columnsOf(days: readonly DayBounds[]) {
  return [
    days.map(({ day }) => day.toString()),
    days.map(({ from }) => from.toString()),
    days.map(({ to }) => to.toString()),
  ] as const;
}
