import { type Sql, sql } from '../../../platform/db/sql.ts';

/** A branch of a company. */
export interface BranchKey {
  readonly companyId: string;
  readonly branchId: string;
}

/** A time in a branch, including `from` and excluding `to`. */
export interface Period extends BranchKey {
  /** Null for everything before `to`. */
  readonly from: Temporal.Instant | null;
  readonly to: Temporal.Instant;
}

/** Returns the SQL condition that a time of a fact is in the period. */
export function isWithin(column: Sql, { from, to }: Pick<Period, 'from' | 'to'>): Sql {
  const isBefore = sql`${column} < ${to}::timestamptz`;
  return from === null ? isBefore : sql`${isBefore} and ${column} >= ${from}::timestamptz`;
}
