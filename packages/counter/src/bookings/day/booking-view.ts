import {
  canMoveBooking,
  canRejectBooking,
  possibleBookingSteps,
  type StepBooking,
} from '@claypot/domain/booking-steps';
import type { CounterBooking } from '@claypot/sdk/counter';
import type { BookingView } from '../views.ts';

const MINUTE = 60_000;

/** Returns a booking with what is possible now. */
export function viewBooking(booking: CounterBooking, now: Temporal.Instant): BookingView {
  const facts = factsOf(booking);
  return {
    booking,
    steps: possibleBookingSteps(facts, now.epochMilliseconds),
    canReject: canRejectBooking(facts),
    canMove: canMoveBooking(facts),
    waits: waitOf(facts, booking, now.epochMilliseconds),
  };
}

function factsOf(booking: CounterBooking): StepBooking {
  const { ends_at, seated_at, source, starts_at, status, status_changed_at } = booking;
  return {
    status,
    source,
    startsAt: momentOf(starts_at),
    endsAt: momentOf(ends_at),
    seatedAt: seated_at === null ? null : momentOf(seated_at),
    statusChangedAt: momentOf(status_changed_at),
  };
}

function momentOf(instant: string): number {
  return Temporal.Instant.from(instant).epochMilliseconds;
}

function waitOf(
  { seatedAt, startsAt, status }: StepBooking,
  { created_at }: CounterBooking,
  now: number,
): BookingView['waits'] {
  const since = (moment: number) => Math.max(0, Math.floor((now - moment) / MINUTE));
  if (status === 'PENDING') return { kind: 'reply', minutes: since(momentOf(created_at)) };
  if (status !== 'APPROVED') return null;
  if (seatedAt !== null) return { kind: 'seated', minutes: since(seatedAt) };
  return now > startsAt ? { kind: 'late', minutes: since(startsAt) } : null;
}
