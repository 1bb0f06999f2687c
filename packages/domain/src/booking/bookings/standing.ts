import type { Reservation } from '@claypot/sdk';

interface Standing extends Pick<Reservation, 'reservation_time' | 'end_time'> {
  /** One of the contract's, or one that a later server may send. */
  reservation_status: string;
}

/** Statuses in which nobody comes any more. */
const OVER: readonly string[] = ['CANCELLED', 'REJECTED', 'NO_SHOW', 'COMPLETED'];

/** Milliseconds before a visit from which on it is near: a day. */
const NEAR = 24 * 60 * 60 * 1000;

/** It waits for the branch's word, and can be cancelled. */
export function isPending({ reservation_status }: Pick<Standing, 'reservation_status'>): boolean {
  return reservation_status === 'PENDING';
}

/**
 * The visit is still to come, or under way. One that the branch has not approved when it would begin
 * is not under way: no table is kept for it.
 */
export function isUpcoming(booking: Standing, now: Temporal.Instant) {
  const { end_time, reservation_status, reservation_time } = booking;
  const until = isPending(booking) ? reservation_time : end_time;
  return !OVER.includes(reservation_status) && epoch(until) > now.epochMilliseconds;
}

/** The customer's bookings: those to come, the soonest first, and the others, the latest first. */
export function bookingsByTime<T extends Standing>(
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

/** The next visit, where it is less than a day away or under way; else null. */
export function nextBooking<T extends Standing>(
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
