import {
  type BookingsView,
  type BookingView,
  bookingsMachine,
  type CancelView,
  selectBooking,
  selectBookings,
} from '@claypot/domain/booking';
import { type QueryState, unprovidedMutation } from '@claypot/domain/machines';
import type { Reservation } from '@claypot/sdk';
import { aReservation } from '@claypot/testing';
import { createActor } from 'xstate';
import { viewOf } from '../../shared/testing/in-state.ts';
import { queryActorIn } from '../../shared/testing/query-in.ts';
import { withChildren } from '../../shared/testing/with-children.ts';

const NOW = Temporal.Instant.from('2026-11-21T12:00:00+08:00');

export const PENDING = aReservation();
export const APPROVED = aReservation({
  id: 'reservation-2',
  reservation_status: 'APPROVED',
  reservation_time: '2026-11-28T12:30:00+08:00',
  end_time: '2026-11-28T14:00:00+08:00',
  date: '2026-11-28',
  time: '12:30',
  number_of_seats: 12,
  revision: 1,
});
export const COMPLETED = aReservation({
  id: 'reservation-0',
  reservation_status: 'COMPLETED',
  reservation_time: '2026-11-10T12:30:00+08:00',
  end_time: '2026-11-10T14:00:00+08:00',
  date: '2026-11-10',
  time: '12:30',
  number_of_seats: 2,
});

export interface CancelSample {
  readonly value: 'asking' | 'running' | { readonly waiting: 'idle' | 'rejected' };
  readonly error?: CancelView['error'];
}

function bookingsIn(
  value: QueryState,
  reservations: Reservation[] | null,
  id: string | null,
  cancel: CancelSample = { value: { waiting: 'idle' } },
) {
  const mutation = unprovidedMutation<Reservation, Reservation>();
  const snapshot = mutation.resolveState({
    value: cancel.value,
    context: { input: PENDING, output: null, error: cancel.error ?? null, confirmed: false },
  });
  const machine = withChildren(bookingsMachine, {
    shown: queryActorIn(value, { reservation_id: id }, reservations),
    cancelling: createActor(mutation, { snapshot }),
  });
  return machine.resolveState({ value: {}, context: { reservation_id: id } });
}

/** Returns the view of the list in the given query state. */
export function listIn(
  value: QueryState,
  reservations: Reservation[] | null = [PENDING, APPROVED, COMPLETED],
  cancel?: CancelSample,
): BookingsView {
  return viewOf(bookingsIn(value, reservations, null, cancel), (snapshot) =>
    selectBookings(snapshot, NOW),
  );
}

/** Returns the view of one booking in the given query state. */
export function bookingIn(
  value: QueryState,
  reservation: Reservation | null = PENDING,
  cancel?: CancelSample,
): BookingView {
  const shown = reservation && [reservation];
  return viewOf(bookingsIn(value, shown, PENDING.id, cancel), selectBooking);
}
