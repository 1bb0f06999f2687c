import type { Context } from '../../../contract/context/context.ts';
import type { Wire } from '../../../contract/wire.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { type Branch, findBranchEver } from '../../company/index.ts';
import type { Reservation } from '../reservations.ts';
import { nearestTo } from '../times/free-times.ts';
import type { OfferedTime } from '../times/offered-times.ts';

/** Maximum alternative times offered for a full one. */
const NEAREST = 3;

/** Returns `UNABLE_TO_RESERVE` for a branch that accepts no reservations. */
export function reservationsDisabled({ contact_no }: Branch): ApiError {
  const data: Wire['UnableToReserveData'] = { reason: 'not_taken', contact_no, nearest: [] };
  return new ApiError('UNABLE_TO_RESERVE', { data });
}

/** Returns `UNABLE_TO_RESERVE` with the available times nearest to the full one. */
export function full(
  { contact_no }: Branch,
  requested: OfferedTime,
  free: readonly OfferedTime[],
): ApiError {
  const nearest = nearestTo(requested.start, free, NEAREST).map(viewTime);
  const data: Wire['UnableToReserveData'] = { reason: 'full', contact_no, nearest };
  return new ApiError('UNABLE_TO_RESERVE', { data });
}

/** Returns `INVALID_RESERVATION_TIME` with the first available time; null if there is none. */
export function invalidTime(earliest: OfferedTime | undefined): ApiError {
  const data: Wire['InvalidReservationTimeData'] = {
    earliest: earliest === undefined ? null : viewTime(earliest),
  };
  return new ApiError('INVALID_RESERVATION_TIME', { data });
}

/** Returns `PARTY_TOO_LARGE` with the number of seats and the branch's phone number. */
export function partyTooLarge({ number_of_seats, contact_no }: Branch): ApiError {
  const data: Wire['PartyTooLargeData'] = { number_of_seats, contact_no };
  return new ApiError('PARTY_TOO_LARGE', { data });
}

/** Returns `RESERVATION_APPROVED` with the branch's phone number. */
export async function reservationApproved(
  db: Queryable,
  { company }: Pick<Context, 'company'>,
  { branch_id }: Reservation,
): Promise<ApiError> {
  const branch = await findBranchEver(db, company.id, branch_id);
  if (branch === null) throw new Error('The branch of the reservation does not exist');
  const data: Wire['ReservationApprovedData'] = { contact_no: branch.contact_no };
  return new ApiError('RESERVATION_APPROVED', { data });
}

function viewTime({ date, time }: OfferedTime): Wire['VisitTime'] {
  return { date, time };
}
