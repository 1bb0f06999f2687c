import type { Transaction } from '../../../platform/db/db.ts';
import { invalidRequest } from '../../../shared/api-error.ts';
import { findDrawerIds, storeOnlyDrawer } from '../close/drawers.ts';
import type { BranchKey } from '../sales/period.ts';

/**
 * Returns the drawer that cash goes into. The caller has called `shareDays`, because a close stores
 * the drawer, too.
 * @param drawerId null for the only drawer of the branch.
 * @throws ApiError `INVALID_REQUEST` if the branch has no such drawer, or several for null.
 */
export async function requireDrawer(
  tx: Transaction,
  branch: BranchKey,
  drawerId: string | null,
  now: Temporal.Instant,
): Promise<string> {
  await storeOnlyDrawer(tx, branch, now);
  const ids = await findDrawerIds(tx, branch);
  const [only] = ids;
  if (drawerId === null && only !== undefined && ids.length === 1) return only;
  if (drawerId === null || !ids.includes(drawerId)) throw invalidRequest('body.drawer_id');
  return drawerId;
}
