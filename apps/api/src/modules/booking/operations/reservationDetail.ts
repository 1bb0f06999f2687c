import type { Handler } from '../../../contract/handlers.ts';
import { readPlace } from '../../company/index.ts';
import { ownerOf } from '../../identity/index.ts';
import { requireReservation } from './require-reservation.ts';
import { viewReservationAlone } from './reservation-view.ts';

/** Returns one reservation of its owner. */
export const reservationDetail: Handler<'reservationDetail'> = async (context, { path, body }) => {
  const reservation = await requireReservation(
    context.db,
    context.company,
    await ownerOf(context, body),
    path.id,
  );
  return viewReservationAlone(context.db, reservation, context, readPlace(body));
};
