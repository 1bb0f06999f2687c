import type { Queryable } from '../../../../platform/db/db.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { findTopUp, type TopUp } from '../../wallet/top-ups.ts';

/** Returns a member's top-up. @throws ApiError `NOT_FOUND`. */
export async function requireTopUp(db: Queryable, memberId: string, id: string): Promise<TopUp> {
  const topUp = await findTopUp(db, memberId, id);
  if (topUp === null) throw new ApiError('NOT_FOUND');
  return topUp;
}
