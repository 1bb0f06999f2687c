import type { BookingStepName } from '@claypot/domain/booking-steps';
import type { Freshness } from '@claypot/domain/machines';
import type { BookingDay, BookingShort, CounterBooking, ErrorCode } from '@claypot/sdk/counter';
import type { ActionStatus } from '../staff/views.ts';

/** A booking with what the person can do now. */
export interface BookingView {
  readonly booking: CounterBooking;
  /** Possible steps, the usual one first. `undo` is last. */
  readonly steps: readonly BookingStepName[];
  readonly canReject: boolean;
  readonly canMove: boolean;
  /** Minutes: since the request of a pending booking, since a party was due, or since it sat down. */
  readonly waits: { readonly kind: 'reply' | 'late' | 'seated'; readonly minutes: number } | null;
}

/** Bookings of a day by what staff do next. */
export interface BookingGroups {
  /** Pending bookings of all days. */
  readonly waiting: readonly BookingView[];
  /** Bookings that no longer fit: to move or to reject. */
  readonly over: readonly BookingView[];
  readonly seated: readonly BookingView[];
  readonly expected: readonly BookingView[];
  /** Completed, cancelled, rejected and absent. */
  readonly ended: readonly BookingView[];
}

/** The last press of a step. */
export interface BookingStepView {
  readonly status: ActionStatus;
  readonly booking: CounterBooking | null;
  readonly step: BookingStepName | null;
  readonly error: ErrorCode | null;
}

export interface BookingsView extends Freshness {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Null before the first load of the date. */
  readonly day: BookingDay | null;
  /** Date that is shown or loading, such as 2026-11-28; null is today before the first load. */
  readonly date: string | null;
  readonly groups: BookingGroups;
  /** Seats that the parties of the day hold now or later; null before the first load. */
  readonly guests: number;
  /** Booking with open details; null if there is none. */
  readonly open: BookingView | null;
  readonly step: BookingStepView;
  readonly error: ErrorCode | null;
}

/** Result of a change of the seats: done, or rejected because bookings no longer fit. */
export type SeatsOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'over'; readonly bookings: readonly BookingShort[] };

/** Search for bookings of any day. */
export interface BookingSearchView {
  /** As typed. */
  readonly query: string;
  readonly status: 'idle' | 'loading' | 'empty' | 'ready' | 'failed';
  /** Latest visit first. */
  readonly found: readonly BookingView[];
}
