import type { RequestOf } from '../../../contract/handlers.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import type { Company } from '../../../platform/http/origin/companies.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { type Branch, findBranch, takesReservations } from '../../company/index.ts';
import { findBranchTimes } from '../times/branch-times.ts';
import type { OfferedTime } from '../times/offered-times.ts';
import { invalidTime, notTaken, partyTooLarge } from './errors.ts';

/** A table that is asked for, and when. */
export interface Asked {
  readonly company: Company;
  readonly body: RequestOf<'reservationStore'>['body'];
  readonly now: Temporal.Instant;
}

/** What there is for who asks, as the database has it at this moment. */
export interface Found {
  readonly branch: Branch;
  /** The time asked for, which is offered, full or not. */
  readonly wanted: OfferedTime;
  /** All times with room for the party, earliest first. */
  readonly free: readonly OfferedTime[];
}

/**
 * Looks at everything anew, whatever the customer's page showed.
 *
 * @throws ApiError where the branch books no tables, has too few seats for the party, or does not
 * offer the time.
 */
export async function findTable(db: Queryable, { company, body, now }: Asked): Promise<Found> {
  const branch = await findBranch(db, company, body.branch_id);
  if (branch === null) throw new ApiError('NOT_FOUND');
  if (!takesReservations(branch)) throw notTaken(branch);
  if (body.number_of_seats > branch.number_of_seats) throw partyTooLarge(branch);
  const { offered, free } = await findBranchTimes(db, branch, body.number_of_seats, now);
  const wanted = offered.find(({ date, time }) => date === body.date && time === body.time);
  if (wanted === undefined) throw invalidTime(free[0]);
  return { branch, wanted, free };
}
