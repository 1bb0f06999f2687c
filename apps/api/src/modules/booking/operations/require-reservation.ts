import type { Queryable } from '../../../platform/db/db.ts';
import type { Company } from '../../../platform/http/origin/companies.ts';
import { ApiError } from '../../../shared/api-error.ts';
import type { Owner } from '../../identity/index.ts';
import { findReservation, type Reservation } from '../reservations.ts';

/** Returns a reservation of its owner. @throws ApiError `NOT_FOUND` for any other. */
export async function requireReservation(
  db: Queryable,
  company: Pick<Company, 'id'>,
  owner: Owner,
  id: string,
): Promise<Reservation> {
  const reservation = await findReservation(db, company.id, owner, id);
  if (reservation === null) throw new ApiError('NOT_FOUND');
  return reservation;
}
