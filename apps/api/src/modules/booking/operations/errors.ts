import type { Context } from '../../../contract/context/context.ts';
import type { Wire } from '../../../contract/wire.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { type Branch, findBranchEver } from '../../company/index.ts';
import type { Reservation } from '../reservations.ts';
import { nearestTo } from '../times/free-times.ts';
import type { OfferedTime } from '../times/offered-times.ts';

/** How many other times are offered instead of one that is taken. */
const NEAREST = 3;

/** `UNABLE_TO_RESERVE` at a branch that books no tables. */
export function notTaken({ contact_no }: Branch): ApiError {
  const data: Wire['UnableToReserveData'] = { reason: 'not_taken', contact_no, nearest: [] };
  return new ApiError('UNABLE_TO_RESERVE', { data });
}

/** `UNABLE_TO_RESERVE` with the times nearest to the one that is taken. */
export function full(
  { contact_no }: Branch,
  wanted: OfferedTime,
  free: readonly OfferedTime[],
): ApiError {
  const nearest = nearestTo(wanted.start, free, NEAREST).map(viewTime);
  const data: Wire['UnableToReserveData'] = { reason: 'full', contact_no, nearest };
  return new ApiError('UNABLE_TO_RESERVE', { data });
}

/** `INVALID_RESERVATION_TIME` with the first time that could be had. */
export function invalidTime(earliest: OfferedTime | undefined): ApiError {
  const data: Wire['InvalidReservationTimeData'] = {
    earliest: earliest === undefined ? null : viewTime(earliest),
  };
  return new ApiError('INVALID_RESERVATION_TIME', { data });
}

/** `PARTY_TOO_LARGE` with whom to call. */
export function partyTooLarge({ number_of_seats, contact_no }: Branch): ApiError {
  const data: Wire['PartyTooLargeData'] = { number_of_seats, contact_no };
  return new ApiError('PARTY_TOO_LARGE', { data });
}

/** `RESERVATION_APPROVED` with whom to call. */
export async function reservationApproved(
  db: Queryable,
  { company }: Pick<Context, 'company'>,
  { branch_id }: Reservation,
): Promise<ApiError> {
  const branch = await findBranchEver(db, company.id, branch_id);
  if (branch === null) throw new Error('A booking is of a branch that is gone');
  const data: Wire['ReservationApprovedData'] = { contact_no: branch.contact_no };
  return new ApiError('RESERVATION_APPROVED', { data });
}

function viewTime({ date, time }: OfferedTime): Wire['VisitTime'] {
  return { date, time };
}
