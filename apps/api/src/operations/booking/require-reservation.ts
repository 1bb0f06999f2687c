import { findReservation, type Reservation } from '../../booking/reservations.ts';
import type { Queryable } from '../../db/db.ts';
import type { Company } from '../../http/companies.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Owner } from '../../ordering/owner.ts';

/** One booking of its owner. @throws Refusal `NOT_FOUND` for anything else. */
export async function requireReservation(
  db: Queryable,
  company: Pick<Company, 'id'>,
  owner: Owner,
  id: string,
): Promise<Reservation> {
  const reservation = await findReservation(db, company.id, owner, id);
  if (reservation === null) throw new Refusal('NOT_FOUND');
  return reservation;
}
