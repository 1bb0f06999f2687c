import {
  type BookingStepName,
  possibleBookingSteps,
  type StepBooking,
} from '@claypot/domain/booking-steps';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { invalidRequest } from '../../../shared/api-error.ts';
import type { EventChange } from '../../staff/index.ts';
import { moveReservation } from '../move-reservation.ts';
import { exchangeSeats, type HeldSeats } from '../times/exchange-seats.ts';
import { quarterOf } from '../times/free-times.ts';
import { instantOf } from '../times/seats.ts';
import type { CounterBooking } from './booking-reads.ts';
import { branchOfBooking } from './require-booking.ts';

/**
 * Takes one step of staff with a locked booking.
 * @returns what changed, for the record
 * @throws ApiError `INVALID_REQUEST` for a step that is not possible now, NoSeatsLeft if the step
 *   needs seats that are taken
 */
export async function takeBookingStep(
  tx: Transaction,
  booking: CounterBooking,
  step: BookingStepName,
  now: Temporal.Instant,
): Promise<EventChange[]> {
  const possible = possibleBookingSteps(stepBooking(booking), now.epochMilliseconds);
  if (!possible.includes(step)) throw invalidRequest('body.step');
  switch (step) {
    case 'approve':
      return moveTo(tx, booking, 'APPROVED', now);
    case 'complete':
      return moveTo(tx, booking, 'COMPLETED', now);
    case 'no_show':
      return moveTo(tx, booking, 'NO_SHOW', now);
    case 'seat':
      return seat(tx, booking, now);
    case 'undo':
      return booking.status === 'APPROVED' ? unseat(tx, booking, now) : reopen(tx, booking, now);
  }
}

/** Returns the part of a booking that decides on its steps. */
export function stepBooking(booking: CounterBooking): StepBooking {
  const { ends_at, seated_at, source, starts_at, status, status_changed_at } = booking;
  return {
    status,
    source,
    startsAt: starts_at.epochMilliseconds,
    endsAt: ends_at.epochMilliseconds,
    seatedAt: seated_at?.epochMilliseconds ?? null,
    statusChangedAt: status_changed_at.epochMilliseconds,
  };
}

async function moveTo(
  tx: Transaction,
  { id, status }: CounterBooking,
  to: 'APPROVED' | 'COMPLETED' | 'NO_SHOW',
  now: Temporal.Instant,
): Promise<EventChange[]> {
  const isMoved = await moveReservation(tx, id, { from: status, to }, now);
  if (!isMoved) throw new Error('A locked booking has changed');
  return [{ field: 'status', before: status, after: to }];
}

/** A party that comes early takes seats from now on. */
async function seat(
  tx: Transaction,
  booking: CounterBooking,
  now: Temporal.Instant,
): Promise<EventChange[]> {
  const present = quarterOf(now);
  const isEarly = present < booking.starts_at.epochMilliseconds;
  const from = isEarly ? instantOf(present) : null;
  await tx.execute(sql`
    update reservations set seated_at = ${now}, held_from = ${from}, revision = revision + 1
    where company_id = ${booking.company_id} and id = ${booking.id}`);
  const before = heldSeats(booking);
  if (isEarly) await exchange(tx, booking, { before, after: { ...before, start: present } }, now);
  return [{ field: 'seated', before: null, after: now.toString() }];
}

async function unseat(
  tx: Transaction,
  booking: CounterBooking,
  now: Temporal.Instant,
): Promise<EventChange[]> {
  await tx.execute(sql`
    update reservations set seated_at = null, held_from = null, revision = revision + 1
    where company_id = ${booking.company_id} and id = ${booking.id}`);
  const before = heldSeats(booking);
  const after = { ...before, start: booking.starts_at.epochMilliseconds };
  await exchange(tx, booking, { before, after }, now);
  return [{ field: 'seated', before: booking.seated_at?.toString() ?? null, after: null }];
}

/** Takes the seats again that completion or no-show has freed. */
async function reopen(
  tx: Transaction,
  booking: CounterBooking,
  now: Temporal.Instant,
): Promise<EventChange[]> {
  await tx.execute(sql`
    update reservations
    set status = 'APPROVED', status_changed_at = ${now}, held_until = null, revision = revision + 1
    where company_id = ${booking.company_id} and id = ${booking.id}`);
  const before = heldSeats(booking);
  const after = { ...before, end: booking.ends_at.epochMilliseconds };
  await exchange(tx, booking, { before, after }, now);
  return [{ field: 'status', before: booking.status, after: 'APPROVED' }];
}

/** Returns the seats of a booking that is pending, approved, completed or a no-show. */
export function heldSeats(booking: CounterBooking): HeldSeats {
  return {
    start: booking.held_from.epochMilliseconds,
    end: booking.held_until.epochMilliseconds,
    party: booking.number_of_seats,
  };
}

async function exchange(
  tx: Transaction,
  booking: CounterBooking,
  { before, after }: { readonly before: HeldSeats; readonly after: HeldSeats },
  now: Temporal.Instant,
): Promise<void> {
  const {
    id: branchId,
    company_id: companyId,
    number_of_seats: seats,
  } = await branchOfBooking(tx, booking);
  await exchangeSeats(tx, { companyId, branchId, seats, from: quarterOf(now) }, before, after);
}
