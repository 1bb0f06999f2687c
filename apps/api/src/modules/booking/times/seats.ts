import type { Queryable, Transaction } from '../../../platform/db/db.ts';
import { join, sql } from '../../../platform/db/sql.ts';
import { quartersOf, type TakenSeats } from './free-times.ts';
import type { Stay } from './offered-times.ts';

const QUARTER = { minutes: 15 };

export interface BranchStay extends Stay {
  readonly companyId: string;
  readonly branchId: string;
}

/**
 * Takes seats in every quarter of a stay. Returns false if one of them has too few left; the caller
 * must then roll back the transaction, because other quarters may have been taken.
 *
 * @param seats current number of seats of the branch, at least `party`.
 */
export async function takeSeats(
  tx: Transaction,
  stay: BranchStay,
  { party, seats }: { readonly party: number; readonly seats: number },
): Promise<boolean> {
  const quarters = quartersOf(stay);
  const rows = quarters.map(
    (quarter) =>
      sql`(${stay.companyId}, ${stay.branchId}, ${instantOf(quarter)}, ${seats}, ${party})`,
  );
  // Locks rows in the listed order. A row with too few seats left is not updated, so it is missing
  // from the count.
  const updatedCount = await tx.execute(sql`
    insert into reservation_seats as s (company_id, branch_id, quarter, capacity, taken)
    values ${join(rows)}
    on conflict (company_id, branch_id, quarter) do update
      set taken = s.taken + excluded.taken, capacity = excluded.capacity
      where s.taken + excluded.taken <= excluded.capacity`);
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

/** Returns the seats taken at a branch between two moments. */
export async function findTakenSeats(
  db: Queryable,
  { companyId, branchId, start, end }: BranchStay,
): Promise<TakenSeats> {
  const rows = await db.query<{ quarter: Temporal.Instant; taken: number }>(sql`
    select quarter, taken from reservation_seats
    where company_id = ${companyId} and branch_id = ${branchId}
      and quarter >= ${instantOf(start)} and quarter < ${instantOf(end)} and taken > 0`);
  return new Map(rows.map(({ quarter, taken }) => [quarter.epochMilliseconds, taken]));
}

/**
 * Deletes past quarters. If a past reservation ends later, `returnSeats` finds no rows, which is
 * harmless.
 */
export async function dropPastSeats(db: Queryable, now: Temporal.Instant): Promise<void> {
  await db.execute(sql`delete from reservation_seats where quarter < ${now.subtract(QUARTER)}`);
}

function instantOf(quarter: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(quarter);
}
