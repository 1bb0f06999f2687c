import type { ErrorCode, Reservation } from '@claypot/sdk';
import type { SnapshotFrom } from 'xstate';
import {
  IDLE,
  type MutationView,
  selectMutation,
} from '../../machines/mutation/mutation.selectors.ts';
import { selectChildQuery } from '../../machines/query/child-query.ts';
import type { Freshness, QueryView } from '../../machines/query/query.selectors.ts';
import { bookingsByTime, isPending, nextBooking } from './booking-time.ts';
import type { bookingsMachine } from './bookings.machine.ts';

export type BookingsSnapshot = SnapshotFrom<typeof bookingsMachine>;

/**
 * State of the cancellation: idle, awaiting confirmation, running, done, or rejected until
 * `DISMISS`. `input` is the booking, including its branch's phone number.
 */
export type CancelView = MutationView<Reservation, Reservation>;

export interface BookingsView {
  status: 'loading' | 'empty' | 'ready' | 'failed';
  /** Bookings to come or in progress, soonest first. */
  upcoming: Reservation[];
  /** Other bookings, including cancelled ones, latest first. */
  past: Reservation[];
  cancel: CancelView;
  /** True while a booking awaits approval and is polled. */
  following: boolean;
  /** True while cached data is shown and being revalidated. */
  unconfirmed: boolean;
  /** True if the last refresh failed or is slow: the data may be outdated. */
  stale: boolean;
  /** Time of loading in epoch milliseconds if `stale`; null otherwise or if unknown. */
  asOf: number | null;
  error: ErrorCode | null;
}

/** Returns the view of the customer's bookings at `now`. */
export function selectBookings(snapshot: BookingsSnapshot, now: Temporal.Instant): BookingsView {
  const { asOf, error, reservations, stale, status, unconfirmed } = read(snapshot);
  const { past, upcoming } = bookingsByTime(reservations, now);
  return {
    status: status === 'notFound' ? 'failed' : status,
    upcoming,
    past,
    cancel: cancelOf(snapshot),
    following: reservations.some(isPending),
    unconfirmed,
    stale,
    asOf,
    error,
  };
}

/** The next visit, for a card on the first screen. */
export interface NextBookingView {
  /** Null if no visit is in progress or less than a day away. */
  booking: Reservation | null;
  freshness: Freshness;
}

export function selectNextBooking(
  snapshot: BookingsSnapshot,
  now: Temporal.Instant,
): NextBookingView {
  const { reservations, ...freshness } = read(snapshot);
  return { booking: nextBooking(reservations, now), freshness };
}

export interface BookingView {
  status: 'loading' | 'ready' | 'notFound' | 'failed';
  reservation: Reservation | null;
  /** True while it awaits approval: only then it can be cancelled and is polled. */
  pending: boolean;
  cancel: CancelView;
  /** True while cached data is shown and being revalidated. */
  unconfirmed: boolean;
  refreshing: boolean;
  /** True if the last refresh failed or is slow: the data may be outdated. */
  stale: boolean;
  /** Time of loading in epoch milliseconds if `stale`; null otherwise or if unknown. */
  asOf: number | null;
  error: ErrorCode | null;
}

export function selectBooking(snapshot: BookingsSnapshot): BookingView {
  const { reservations, status, ...shown } = read(snapshot);
  const [reservation = null] = reservations;
  return {
    status: status === 'empty' ? 'ready' : status,
    reservation,
    pending: reservation !== null && isPending(reservation),
    cancel: cancelOf(snapshot),
    ...shown,
  };
}

function cancelOf({ children: { cancelling } }: BookingsSnapshot): CancelView {
  return cancelling === undefined ? IDLE : selectMutation(cancelling.getSnapshot());
}

interface Read extends Omit<QueryView<Reservation[]>, 'data'> {
  reservations: Reservation[];
}

/** Returns the loaded bookings; the result of a cancellation replaces an older revision. */
function read(snapshot: BookingsSnapshot): Read {
  const { data, ...shown } = selectChildQuery(snapshot.children.shown);
  const { output } = cancelOf(snapshot);
  const newer = (reservation: Reservation) =>
    output?.id === reservation.id && output.revision > reservation.revision ? output : reservation;
  return { ...shown, reservations: (data ?? []).map(newer) };
}
