import type { Handler } from '../../../contract/handlers.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { ownerOf } from '../../identity/index.ts';
import { moveReservation } from '../move-reservation.ts';
import { reservationApproved } from './errors.ts';
import { requireReservation } from './require-reservation.ts';
import { viewReservationAlone } from './reservation-view.ts';

/**
 * Cancels a pending reservation. A repeated request gets the same response. The database decides if
 * the customer or the branch was first.
 */
export const reservationCancel: Handler<'reservationCancel'> = async (context, { path, body }) => {
  const { db, company, now } = context;
  const owner = await ownerOf(context, body);
  return db.transaction(async (tx) => {
    const { id } = await requireReservation(tx, company, owner, path.id);
    await moveReservation(tx, id, { from: 'PENDING', to: 'CANCELLED' }, now);
    const reservation = await requireReservation(tx, company, owner, id);
    if (reservation.status === 'APPROVED')
      throw await reservationApproved(tx, context, reservation);
    if (reservation.status !== 'CANCELLED') throw new ApiError('RESERVATION_NOT_CANCELLABLE');
    return viewReservationAlone(tx, reservation, context);
  });
};
