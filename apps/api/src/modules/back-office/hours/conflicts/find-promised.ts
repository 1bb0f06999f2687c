import type { Queryable } from '../../../../platform/db/db.ts';
import { findComingReservations } from '../../../booking/index.ts';
import type { Branch } from '../../../company/index.ts';
import { findDueOrders } from '../../../ordering/index.ts';
import type { Promised } from './conflicts-of.ts';

/** Reads what a branch still has to serve. */
export async function findPromised(
  db: Queryable,
  branch: Pick<Branch, 'company_id' | 'id'>,
  now: Temporal.Instant,
): Promise<Promised> {
  const { company_id: companyId, id: branchId } = branch;
  return {
    orders: await findDueOrders(db, companyId, branchId),
    reservations: await findComingReservations(db, companyId, branchId, now),
  };
}
