import type { Transaction } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { freesSeats, mayFollow, type ReservationStatus } from './reservation-status.ts';
import { returnSeats, type Stay } from './seats.ts';

/** A step of a booking. */
export interface ReservationStep {
  readonly from: ReservationStatus;
  readonly to: ReservationStatus;
}

/**
 * Moves a booking on, if it still stands at `from`; answers whether it did. Whoever comes second,
 * be it the customer, the host or another instance, changes nothing. Cancelling and rejecting give
 * the seats back.
 *
 * @throws Error for a step that no booking may take.
 */
export async function moveReservation(
  tx: Transaction,
  id: string,
  { from, to }: ReservationStep,
  now: Temporal.Instant,
): Promise<boolean> {
  if (!mayFollow(from, to)) throw new Error(`No booking goes ${from} → ${to}`);
  const moved = await tx.one<Stay & { readonly party: number }>(sql`
    update reservations
    set status = ${to}, status_changed_at = ${now}, revision = revision + 1
    where id = ${id} and status = ${from}
    returning company_id as "companyId", branch_id as "branchId", starts_at as starts,
      ends_at as ends, number_of_seats as party`);
  if (moved === null) return false;
  if (freesSeats(to)) await returnSeats(tx, moved, moved.party);
  return true;
}
