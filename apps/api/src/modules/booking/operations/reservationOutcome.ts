import type { Handler } from '../../../contract/handlers.ts';
import { ownerOf } from '../../identity/index.ts';
import { findReservationOfKey } from '../reservations.ts';
import { viewReservationAlone } from './reservation-view.ts';

/**
 * Returns the reservation created with a key, or null. A client asks this after a lost response.
 */
export const reservationOutcome: Handler<'reservationOutcome'> = async (context, { body }) => {
  const { db, company } = context;
  const owner = await ownerOf(context, body);
  const existing = await findReservationOfKey(db, company.id, owner, body.idempotency_key);
  return {
    reservation:
      existing === null ? null : await viewReservationAlone(context.db, existing, context),
  };
};
