import type { Context } from '../../../contract/context/context.ts';
import { flag, type Wire, wireInstant } from '../../../contract/wire.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import type { Place } from '../../../shared/distance.ts';
import { type Branch, findBranchEver, viewBranch } from '../../company/index.ts';
import type { Reservation } from '../reservations.ts';
import { wallTime } from '../times/wall-clock.ts';

/** Returns a reservation as the API shows it. Includes the branch's distance if `from` is given. */
export function viewReservation(
  reservation: Reservation,
  branch: Branch,
  context: Context,
  from: Place | null,
): Wire['Reservation'] {
  const zone = branch.time_zone;
  return {
    id: reservation.id,
    reservation_no: reservation.reservation_no,
    reservation_time: wireInstant(reservation.starts_at, zone),
    end_time: wireInstant(reservation.ends_at, zone),
    ...wallTime(reservation.starts_at, zone),
    number_of_seats: reservation.number_of_seats,
    reservation_status: reservation.status,
    branch_id: reservation.branch_id,
    branch: viewBranch(branch, context, from, null),
    customer_name: reservation.customer_name,
    phone_no: reservation.phone_no,
    reminder: flag(reservation.reminder),
    occasion: reservation.occasion,
    note: reservation.note,
    rejection:
      reservation.reject_reason === null
        ? null
        : { reason: reservation.reject_reason, text: reservation.reject_text },
    revision: reservation.revision,
    created_at: wireInstant(reservation.created_at, zone),
  };
}

/** Reads the branch and returns the reservation as {@link viewReservation} does. */
export async function viewReservationAlone(
  db: Queryable,
  reservation: Reservation,
  context: Context,
  from: Place | null = null,
): Promise<Wire['Reservation']> {
  const branch = await findBranchEver(db, context.company.id, reservation.branch_id);
  if (branch === null) throw new Error('The branch of the reservation does not exist');
  return viewReservation(reservation, branch, context, from);
}
