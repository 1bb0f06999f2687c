import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { BranchKey } from '../sales/period.ts';

/**
 * Waits for a close that is being made, and makes later ones wait until the transaction ends. Call
 * it before locking a member, as the payment of an order does, to prevent deadlocks.
 */
export async function shareDays(
  tx: Transaction,
  { companyId, branchId }: BranchKey,
): Promise<void> {
  await tx.query(sql`
    select pg_advisory_xact_lock_shared(day_close_key(${companyId}, ${branchId}))::text as locked`);
}
