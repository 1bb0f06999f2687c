import type { CounterBooking } from '@claypot/sdk/counter';
import * as v from 'valibot';
import { createForm } from '../../app/form/form.ts';
import type { CounterRuntime } from '../../app/ports.ts';
import { createPressKeys } from '../../orders/press-keys.ts';
import { hourMinute, party, plainDate, stayMinutes } from './fields.ts';

const moveSchema = v.object({
  number_of_seats: party,
  date: plainDate,
  time: hourMinute,
  minutes: stayMinutes,
});

export type MoveBookingValues = v.InferInput<typeof moveSchema>;

/** Creates the form that moves a booking. Start it with the booking as `input`. */
export function createMoveBooking({
  api,
  emit,
  random,
}: Pick<CounterRuntime, 'api' | 'emit' | 'random'>) {
  const keys = createPressKeys(random);
  return createForm({
    schema: moveSchema,
    initial: (booking: CounterBooking): MoveBookingValues => ({
      number_of_seats: booking.number_of_seats,
      date: booking.date,
      time: booking.time,
      minutes: String(minutesOf(booking)),
    }),
    async submit(values, signal, { id, revision }) {
      const body = { ...values, revision };
      await keys.run([id, ...Object.values(body)], (key) =>
        api.moveBooking({ path: { id }, headers: { 'Idempotency-Key': key }, body }, { signal }),
      );
      emit({ type: 'bookings.changed', waiting: null });
    },
  });
}

/** Returns the length of a stay in minutes. */
export function minutesOf({ starts_at, ends_at }: CounterBooking): number {
  const start = Temporal.Instant.from(starts_at);
  return Temporal.Instant.from(ends_at).since(start).total('minutes');
}
