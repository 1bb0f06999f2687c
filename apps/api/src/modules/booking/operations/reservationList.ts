import type { Handler } from '../../../contract/handlers.ts';
import { findBranchesEver } from '../../company/index.ts';
import { ownerOf } from '../../identity/index.ts';
import { findReservations } from '../reservations.ts';
import { viewReservation } from './reservation-view.ts';

/** Maximum number of reservations returned. */
const MOST = 200;

/** Lists the owner's reservations, latest time first. */
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
