import type { CounterBooking } from '@claypot/sdk/counter';
import { fromCallback } from 'xstate';
import { createMutation } from '../../app/machines.ts';
import type { CounterRuntime } from '../../app/ports.ts';
import { createPressKeys } from '../../orders/press-keys.ts';
import { type BookingsEvent, bookingsMachine, type StepInput } from './bookings.machine.ts';
import { createBookingDay } from './day-query.ts';

export type BookingsDeps = Pick<
  CounterRuntime,
  'api' | 'cache' | 'clock' | 'emit' | 'events' | 'random'
>;

/** Creates the bookings of a branch. Start it with `BookingsInput`. */
export function createBookings(deps: BookingsDeps) {
  const { api, clock, emit, events, random } = deps;
  const keys = createPressKeys(random);
  return bookingsMachine.provide({
    actors: {
      day: createBookingDay(deps),
      step: createMutation<StepInput, CounterBooking>({
        run: ({ booking: { id, revision }, step }, { signal }) =>
          keys.run([id, step, revision], (key) =>
            api.takeBookingStep(
              { path: { id }, headers: { 'Idempotency-Key': key }, body: { step, revision } },
              { signal },
            ),
          ),
        onDone: () => emit({ type: 'bookings.changed', waiting: null }),
        // The list then shows the booking as it is now.
        onRejected: (code) => {
          if (code !== 'OFFLINE') emit({ type: 'bookings.changed', waiting: null });
        },
      }),
      listen: fromCallback<BookingsEvent>(({ sendBack }) =>
        events.on({ 'bookings.changed': () => sendBack({ type: 'REFRESH' }) }),
      ),
    },
    actions: {
      correctClock: (_, { day }) => {
        if (day !== null) clock.correct(Temporal.Instant.from(day.now));
      },
    },
  });
}
