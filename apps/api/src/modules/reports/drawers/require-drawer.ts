import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { invalidRequest } from '../../../shared/api-error.ts';
import { findDrawerIds, storeOnlyDrawer } from '../close/drawers.ts';
import type { BranchKey } from '../sales/period.ts';

/**
 * Returns the drawer that cash goes into or comes from. Waits for a close that is being made.
 * @param drawerId null for the only drawer of the branch.
 * @throws ApiError `INVALID_REQUEST` if the branch has no such drawer, or several for null.
 */
export async function requireDrawer(
  tx: Transaction,
  branch: BranchKey,
  drawerId: string | null,
  now: Temporal.Instant,
): Promise<string> {
  const { companyId, branchId } = branch;
  // Before the drawer is stored. A close takes this lock first, too.
  await tx.query(sql`
    select pg_advisory_xact_lock_shared(day_close_key(${companyId}, ${branchId}))::text as locked`);
  await storeOnlyDrawer(tx, branch, now);
  const ids = await findDrawerIds(tx, branch);
  const [only] = ids;
  if (drawerId === null && only !== undefined && ids.length === 1) return only;
  if (drawerId === null || !ids.includes(drawerId)) throw invalidRequest('body.drawer_id');
  return drawerId;
}
