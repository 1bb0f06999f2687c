import type { Transaction } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import type { ReservationNews } from './reservation-messages.ts';
import { notifyReservation } from './reservation-news.ts';
import { freesSeats, mayFollow, type ReservationStatus } from './reservation-status.ts';
import { type BranchStay, returnSeats } from './times/seats.ts';

export interface ReservationStep {
  readonly from: ReservationStatus;
  readonly to: ReservationStatus;
}

/** Message sent to the customer for each new status. */
const NEWS: Partial<Record<ReservationStatus, ReservationNews>> = {
  APPROVED: 'approved',
  REJECTED: 'rejected',
  CANCELLED: 'cancelled',
};

interface Moved {
  readonly company_id: string;
  readonly branch_id: string;
  readonly starts_at: Temporal.Instant;
  readonly ends_at: Temporal.Instant;
  readonly number_of_seats: number;
}

/**
 * Changes a reservation's status from `from` to `to`. Returns false if its status is not `from`,
 * because the customer, the host or another instance has changed it. Cancelling and rejecting free
 * the seats. Approving, rejecting and cancelling notify the customer.
 *
 * @throws Error for a transition that is not allowed.
 */
export async function moveReservation(
  tx: Transaction,
  id: string,
  { from, to }: ReservationStep,
  now: Temporal.Instant,
): Promise<boolean> {
  if (!mayFollow(from, to)) throw new Error(`Invalid reservation status change: ${from} → ${to}`);
  const moved = await tx.one<Moved>(sql`
    update reservations
    set status = ${to}, status_changed_at = ${now}, revision = revision + 1
    where id = ${id} and status = ${from}
    returning company_id, branch_id, starts_at, ends_at, number_of_seats`);
  if (moved === null) return false;
  if (freesSeats(to)) await returnSeats(tx, stayOf(moved), moved.number_of_seats);
  const news = NEWS[to];
  if (news !== undefined) await notifyReservation(tx, id, news, now);
  return true;
}

function stayOf({ company_id, branch_id, starts_at, ends_at }: Moved): BranchStay {
  return {
    companyId: company_id,
    branchId: branch_id,
    start: starts_at.epochMilliseconds,
    end: ends_at.epochMilliseconds,
  };
}
