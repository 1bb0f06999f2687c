import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { BranchKey } from '../sales/period.ts';
import type { LastClose } from './open-days.ts';

interface Row {
  readonly number: number;
  readonly business_day: Temporal.PlainDate;
  readonly period_to: Temporal.Instant;
}

/** Returns the newest close of a branch; null if there is none. */
export async function findLastClose(
  db: Queryable,
  { companyId, branchId }: BranchKey,
): Promise<LastClose | null> {
  const row = await db.one<Row>(sql`
    select number, business_day, period_to from day_closes
    where company_id = ${companyId} and branch_id = ${branchId}
    order by number desc limit 1`);
  if (row === null) return null;
  return { number: row.number, businessDay: row.business_day, to: row.period_to };
}

/** Returns the number of the close that has a day; null if none has it. */
export async function findCloseOfDay(
  db: Queryable,
  { companyId, branchId }: BranchKey,
  day: Temporal.PlainDate,
): Promise<number | null> {
  const row = await db.one<{ number: number }>(sql`
    select number from day_closes
    where company_id = ${companyId} and branch_id = ${branchId} and business_day >= ${day}
    order by business_day limit 1`);
  return row?.number ?? null;
}

/**
 * Locks the days of a branch until the transaction ends: waits for sales and refunds that are being
 * stored, and makes later ones wait. Read figures in a later statement only, so that it sees them.
 */
export async function lockDays(tx: Queryable, { companyId, branchId }: BranchKey): Promise<void> {
  await tx.query(sql`
    select pg_advisory_xact_lock(day_close_key(${companyId}, ${branchId}))::text as locked`);
}
