import { canMoveBooking } from '@claypot/domain/booking-steps';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { invalidRequest } from '../../../shared/api-error.ts';
import type { Branch } from '../../company/index.ts';
import { changesBetween, type EventChange } from '../../staff/index.ts';
import { REMINDER_HOURS } from '../reminder.ts';
import { notifyReservation } from '../reservation-news.ts';
import { exchangeSeats } from '../times/exchange-seats.ts';
import { quarterOf } from '../times/free-times.ts';
import { instantOf } from '../times/seats.ts';
import type { CounterBooking } from './booking-reads.ts';
import { heldSeats } from './take-booking-step.ts';

/** The new stay in epoch milliseconds, and the new party. */
interface NewStay {
  readonly start: number;
  readonly end: number;
  readonly party: number;
}

/**
 * Changes time, length and party of a locked booking. Its seats and its reminder follow. The
 * customer is notified of another time or party.
 *
 * @returns what changed, for the record; empty if nothing did
 * @throws ApiError `INVALID_REQUEST` for a booking that is over, a time in the past, or another
 *   time of a seated party; NoSeatsLeft if too few seats are free
 */
export async function moveBooking(
  tx: Transaction,
  branch: Branch,
  booking: CounterBooking,
  { start, end, party }: NewStay,
  now: Temporal.Instant,
): Promise<EventChange[]> {
  if (!canMoveBooking(booking)) throw invalidRequest('body.revision');
  const present = quarterOf(now);
  const isSameTime = start === booking.starts_at.epochMilliseconds;
  const isPast = isSameTime ? end <= present : start < present;
  if (isPast || (booking.seated_at !== null && !isSameTime)) throw invalidRequest('body.time');
  const after = { starts_at: instantOf(start), ends_at: instantOf(end), number_of_seats: party };
  const changes = changesBetween(booking, after);
  if (changes.length === 0) return [];
  const { company_id: companyId, id } = booking;
  const remindAt = after.starts_at.subtract({ hours: REMINDER_HOURS });
  const isToBeReminded = Temporal.Instant.compare(now, remindAt) < 0;
  await tx.execute(sql`
    update reservations
    set starts_at = ${after.starts_at}, ends_at = ${after.ends_at}, number_of_seats = ${party},
      revision = revision + 1,
      reminded_at = case when ${isSameTime} then reminded_at
        when ${isToBeReminded} then null else ${now}::timestamptz end
    where company_id = ${companyId} and id = ${id}`);
  const heldStart = isSameTime ? booking.held_from.epochMilliseconds : start;
  await exchangeSeats(
    tx,
    { companyId, branchId: branch.id, seats: branch.number_of_seats, from: present },
    heldSeats(booking),
    { start: heldStart, end, party },
  );
  if (booking.reminder && !isSameTime && isToBeReminded) {
    await enqueue(tx, { queue: 'reminder', key: id, at: remindAt });
  }
  const isNews = !isSameTime || party !== booking.number_of_seats;
  if (isNews && booking.source !== 'walk_in') await notifyReservation(tx, id, 'changed', now);
  return changes;
}
