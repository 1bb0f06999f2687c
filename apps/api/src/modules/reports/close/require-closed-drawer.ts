import type { Queryable } from '../../../platform/db/db.ts';
import { ApiError } from '../../../shared/api-error.ts';
import type { BranchKey } from '../sales/period.ts';
import { findClose, findClosedDrawers } from './closes.ts';
import { findCorrections } from './corrections.ts';

/** The cash of a drawer at a close, after corrections, in cents. */
interface CorrectedDrawer {
  readonly counted: number | null;
  readonly left: number;
  /** False if the branch has a later close, which began with what was left. */
  readonly isLast: boolean;
}

/**
 * Returns a drawer of a close as it is after corrections.
 * @throws ApiError `NOT_FOUND` if there is no such close, or it has no such drawer.
 */
export async function requireClosedDrawer(
  db: Queryable,
  branch: BranchKey,
  closeNumber: number,
  drawerId: string,
): Promise<CorrectedDrawer> {
  const close = await findClose(db, branch, closeNumber);
  const drawers = close === null ? [] : await findClosedDrawers(db, branch, closeNumber);
  const drawer = drawers.find(({ id }) => id === drawerId);
  if (close === null || drawer === undefined) throw new ApiError('NOT_FOUND');
  const corrections = await findCorrections(db, branch, closeNumber);
  const newest = corrections.findLast(({ drawer_id }) => drawer_id === drawerId);
  return {
    counted: newest?.counted_amount ?? drawer.counted,
    left: newest?.left_amount ?? drawer.left,
    isLast: close.is_last,
  };
}
