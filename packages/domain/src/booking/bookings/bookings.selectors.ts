import type { ErrorCode, Reservation } from '@claypot/sdk';
import type { SnapshotFrom } from 'xstate';
import {
  IDLE,
  type MutationView,
  selectMutation,
} from '../../machines/mutation/mutation.selectors.ts';
import { selectChildQuery } from '../../machines/query/child-query.ts';
import type { Freshness, QueryView } from '../../machines/query/query.selectors.ts';
import type { bookingsMachine } from './bookings.machine.ts';
import { bookingsByTime, isPending, nextBooking } from './standing.ts';

export type BookingsSnapshot = SnapshotFrom<typeof bookingsMachine>;

/**
 * How far the cancelling is: `asking` is the question, `refused` what the branch has answered
 * (`DISMISS` once it is read); `input` is the booking it is about, with the branch's number.
 */
export type CancelView = MutationView<Reservation, Reservation>;

/** All that a view of the customer's bookings may ask. */
export interface BookingsView {
  status: 'loading' | 'empty' | 'ready' | 'failed';
  /** Those to come, the soonest first. */
  upcoming: Reservation[];
  /** The others, cancelled ones among them, the latest first. */
  past: Reservation[];
  cancel: CancelView;
  /** One of them waits for approval, and is looked at again and again. */
  following: boolean;
  /** What is shown was read earlier; the server is being asked whether it is still so. */
  unconfirmed: boolean;
  /** The last look got no answer: what is shown may be old. */
  stale: boolean;
  /** When it was loaded, in epoch milliseconds, where it may be old. */
  asOf: number | null;
  error: ErrorCode | null;
}

/** What is said of the customer's bookings, as they are `now`. */
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

/** The visit that is near, for a card on the first screen. */
export interface NextBookingView {
  /** null if none is near. */
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

/** All that a view of one booking may ask. */
export interface BookingView {
  status: 'loading' | 'ready' | 'notFound' | 'failed';
  reservation: Reservation | null;
  /** It waits for approval: only then it can be cancelled, and it is looked at again and again. */
  pending: boolean;
  cancel: CancelView;
  /** What is shown was read earlier; the server is being asked whether it is still so. */
  unconfirmed: boolean;
  /** A newer record is on its way. */
  refreshing: boolean;
  /** The last look got no answer: what is shown may be old. */
  stale: boolean;
  /** When it was loaded, in epoch milliseconds, where it may be old. */
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

/** What was loaded, with what the cancelling has answered since. */
function read(snapshot: BookingsSnapshot): Read {
  const { data, ...shown } = selectChildQuery(snapshot.children.shown);
  const { output } = cancelOf(snapshot);
  const newer = (reservation: Reservation) =>
    output?.id === reservation.id && output.revision > reservation.revision ? output : reservation;
  return { ...shown, reservations: (data ?? []).map(newer) };
}
