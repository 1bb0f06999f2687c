import type { RequestOf } from '../../../contract/handlers.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import type { Company } from '../../../platform/http/origin/companies.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { type Branch, findBranch, takesReservations } from '../../company/index.ts';
import { findBranchTimes } from '../times/branch-times.ts';
import type { OfferedTime } from '../times/offered-times.ts';
import { invalidTime, partyTooLarge, reservationsDisabled } from './errors.ts';

/** A request for a table. */
export interface TableRequest {
  readonly company: Company;
  readonly body: RequestOf<'reservationStore'>['body'];
  readonly now: Temporal.Instant;
}

/** Current availability for a request. */
export interface FoundTable {
  readonly branch: Branch;
  /** Requested time, whether free or full. */
  readonly requestedTime: OfferedTime;
  /** Times with enough seats for the party, earliest first. */
  readonly free: readonly OfferedTime[];
}

/**
 * Reads the current availability, regardless of what the client displayed.
 *
 * @throws ApiError if the branch does not exist, accepts no reservations, has too few seats or does
 * not offer the time.
 */
export async function findTable(
  db: Queryable,
  { company, body, now }: TableRequest,
): Promise<FoundTable> {
  const branch = await findBranch(db, company, body.branch_id);
  if (branch === null) throw new ApiError('NOT_FOUND');
  if (!takesReservations(branch)) throw reservationsDisabled(branch);
  if (body.number_of_seats > branch.number_of_seats) throw partyTooLarge(branch);
  const { offered, free } = await findBranchTimes(db, branch, body.number_of_seats, now);
  const requestedTime = offered.find(({ date, time }) => date === body.date && time === body.time);
  if (requestedTime === undefined) throw invalidTime(free[0]);
  return { branch, requestedTime, free };
}
