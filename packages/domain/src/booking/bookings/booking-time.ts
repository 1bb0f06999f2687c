import type { Reservation } from '@claypot/sdk';

interface BookingTimes extends Pick<Reservation, 'reservation_time' | 'end_time'> {
  /** A status of the contract, or one that a later server adds. */
  reservation_status: string;
}

/** Statuses of visits that are over or do not take place. */
const OVER: readonly string[] = ['CANCELLED', 'REJECTED', 'NO_SHOW', 'COMPLETED'];

/** Time before a visit from which it counts as near, in ms. */
const NEAR = 24 * 60 * 60 * 1000;

/** Returns true if the booking awaits approval; only then can it be cancelled. */
export function isPending({
  reservation_status,
}: Pick<BookingTimes, 'reservation_status'>): boolean {
  return reservation_status === 'PENDING';
}

/**
 * Returns true if the visit is to come or in progress. A booking that is still pending at its start
 * is no longer upcoming.
 */
export function isUpcoming(booking: BookingTimes, now: Temporal.Instant) {
  const { end_time, reservation_status, reservation_time } = booking;
  const until = isPending(booking) ? reservation_time : end_time;
  return !OVER.includes(reservation_status) && epoch(until) > now.epochMilliseconds;
}

/** Splits bookings into upcoming, soonest first, and past, latest first. */
export function bookingsByTime<T extends BookingTimes>(
  reservations: readonly T[],
  now: Temporal.Instant,
) {
  const soonestFirst = [...reservations].sort(
    (a, b) => epoch(a.reservation_time) - epoch(b.reservation_time),
  );
  return {
    upcoming: soonestFirst.filter((each) => isUpcoming(each, now)),
    past: soonestFirst.filter((each) => !isUpcoming(each, now)).reverse(),
  };
}

/** Returns the next visit if it is in progress or less than a day away; else null. */
export function nextBooking<T extends BookingTimes>(
  reservations: readonly T[],
  now: Temporal.Instant,
): T | null {
  const [next] = bookingsByTime(reservations, now).upcoming;
  if (next === undefined) return null;
  return epoch(next.reservation_time) - now.epochMilliseconds < NEAR ? next : null;
}

function epoch(instant: string): number {
  return Temporal.Instant.from(instant).epochMilliseconds;
}
