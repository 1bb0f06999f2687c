import type { Queryable, Transaction } from '../../../platform/db/db.ts';
import { join, sql } from '../../../platform/db/sql.ts';
import { type FreeSeats, quartersOf } from './free-times.ts';
import type { Stay } from './offered-times.ts';

const QUARTER = { minutes: 15 };

export interface BranchStay extends Stay {
  readonly companyId: string;
  readonly branchId: string;
}

/** Too few seats are left. Roll back the transaction. */
export class NoSeatsLeft extends Error {
  override readonly name = 'NoSeatsLeft';
}

/**
 * Takes seats in every quarter of a stay. Returns false if one of them has too few left; the caller
 * must then roll back the transaction, because other quarters may have been taken.
 *
 * @param seats usual number of seats of the branch.
 */
export async function takeSeats(
  tx: Transaction,
  stay: BranchStay,
  { party, seats }: { readonly party: number; readonly seats: number },
): Promise<boolean> {
  const quarters = quartersOf(stay);
  if (quarters.length === 0) return true;
  const { companyId, branchId } = stay;
  const rows = quarters.map((quarter) => sql`(${instantOf(quarter)}::timestamptz)`);
  const capacity = sql`quarter_capacity(${seats}, s.day_seats, s.blocked)`;
  // Locks rows in the listed order. A row with too few seats left is not updated, so it is missing
  // from the count. A party larger than the branch fits only into a quarter with changed seats,
  // which has a row; the table checks the inserted row before it looks for that one.
  const updatedCount = await tx.execute(sql`
    insert into reservation_seats as s (company_id, branch_id, quarter, capacity, taken)
    select ${companyId}::text, ${branchId}::text, q.quarter, greatest(${seats}::integer, ${party}),
      ${party}::integer
    from (values ${join(rows)}) as q (quarter)
    where ${party}::integer <= ${seats} or exists (
      select from reservation_seats r
      where r.company_id = ${companyId} and r.branch_id = ${branchId} and r.quarter = q.quarter)
    order by q.quarter
    on conflict (company_id, branch_id, quarter) do update
      set taken = s.taken + excluded.taken, capacity = ${capacity}
      where s.taken + excluded.taken <= ${capacity}`);
  return updatedCount === quarters.length;
}

/** Frees the seats of a stay. Call it once per reservation, in the transaction that ends it. */
export async function returnSeats(tx: Transaction, stay: BranchStay, party: number): Promise<void> {
  for (const quarter of quartersOf(stay)) {
    await tx.execute(sql`
      update reservation_seats set taken = taken - ${party}
      where company_id = ${stay.companyId} and branch_id = ${stay.branchId}
        and quarter = ${instantOf(quarter)}`);
  }
}

/**
 * Returns the free seats of a branch between two moments, for the quarters that differ from its
 * usual seats.
 */
export async function findFreeSeats(
  db: Queryable,
  { companyId, branchId, start, end }: BranchStay,
  seats: number,
): Promise<FreeSeats> {
  const rows = await db.query<{ quarter: Temporal.Instant; free: number }>(sql`
    select quarter, quarter_capacity(${seats}, day_seats, blocked) - taken as free
    from reservation_seats
    where company_id = ${companyId} and branch_id = ${branchId}
      and quarter >= ${instantOf(start)} and quarter < ${instantOf(end)}
      and (taken > 0 or blocked > 0 or day_seats is not null)`);
  return new Map(rows.map(({ quarter, free }) => [quarter.epochMilliseconds, Math.max(0, free)]));
}

/**
 * Deletes past quarters. If a past reservation ends later, `returnSeats` finds no rows, which is
 * harmless.
 */
export async function dropPastSeats(db: Queryable, now: Temporal.Instant): Promise<void> {
  await db.execute(sql`delete from reservation_seats where quarter < ${now.subtract(QUARTER)}`);
}

export function instantOf(quarter: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(quarter);
}
