import type { Handler } from '../../../contract/handlers.ts';
import { findBranchesEver } from '../../company/index.ts';
import { ownerOf } from '../../identity/index.ts';
import { findReservations } from '../reservations.ts';
import { viewReservation } from './reservation-view.ts';

/** How many bookings the list answers at most. */
const MOST = 200;

/** The owner's bookings, the latest time first. */
export const reservationList: Handler<'reservationList'> = async (context, { body }) => {
  const { db, company } = context;
  const reservations = await findReservations(db, company.id, await ownerOf(context, body), MOST);
  const branchOf = await findBranchesEver(
    db,
    company.id,
    reservations.map(({ branch_id }) => branch_id),
  );
  return reservations.flatMap((reservation) => {
    const branch = branchOf(reservation.branch_id);
    return branch === undefined ? [] : viewReservation(reservation, branch, context, null);
  });
};
