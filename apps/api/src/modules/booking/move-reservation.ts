import type { Transaction } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import type { ReservationNews } from './reservation-messages.ts';
import { notifyReservation } from './reservation-news.ts';
import { freesRest, freesSeats, mayFollow, type ReservationStatus } from './reservation-status.ts';
import { quarterOf } from './times/free-times.ts';
import { instantOf, returnSeats } from './times/seats.ts';

/** Why the branch rejects a reservation. `text` is for `OTHER` and shown to the customer. */
export interface Rejection {
  readonly reason: 'FULL' | 'CLOSED' | 'PARTY_TOO_LARGE' | 'CUSTOMER_CALLED' | 'OTHER';
  readonly text: string | null;
}

export interface ReservationStep {
  readonly from: ReservationStatus;
  readonly to: ReservationStatus;
  /** For `REJECTED`; absent if there is no reason. */
  readonly rejection?: Rejection;
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
  readonly held_from: Temporal.Instant;
  readonly ends_at: Temporal.Instant;
  readonly number_of_seats: number;
}

/**
 * Changes a reservation's status from `from` to `to`. Returns false if its status is not `from`,
 * because the customer, staff or another instance has changed it. Cancelling and rejecting free
 * the seats; completion and no-show free them from the present quarter of an hour on. Approving,
 * rejecting and cancelling notify the customer.
 *
 * @throws Error for a transition that is not allowed.
 */
export async function moveReservation(
  tx: Transaction,
  id: string,
  { from, to, rejection }: ReservationStep,
  now: Temporal.Instant,
): Promise<boolean> {
  if (!mayFollow(from, to)) throw new Error(`Invalid reservation status change: ${from} → ${to}`);
  const present = instantOf(quarterOf(now));
  const moved = await tx.one<Moved>(sql`
    update reservations
    set status = ${to}, status_changed_at = ${now}, revision = revision + 1,
      reject_reason = ${rejection?.reason ?? null}, reject_text = ${rejection?.text ?? null},
      held_until = case when ${freesRest(to)} and ends_at > ${present} then ${present}::timestamptz end
    where id = ${id} and status = ${from}
    returning company_id, branch_id, coalesce(held_from, starts_at) as held_from, ends_at,
      number_of_seats`);
  if (moved === null) return false;
  const { company_id: companyId, branch_id: branchId, number_of_seats: party } = moved;
  const start = moved.held_from.epochMilliseconds;
  const stay = { companyId, branchId, start, end: moved.ends_at.epochMilliseconds };
  if (freesSeats(to)) await returnSeats(tx, stay, party);
  if (freesRest(to)) {
    await returnSeats(tx, { ...stay, start: Math.max(start, quarterOf(now)) }, party);
  }
  const news = NEWS[to];
  if (news !== undefined) await notifyReservation(tx, id, news, now);
  return true;
}
