import type { BookingDay, CounterBooking } from '@claypot/sdk/counter';
import { examples } from '../generated/counter-examples.ts';
import { sample } from '../sample.ts';

/** Returns an approved booking for four at seven. */
export function aCounterBooking(fields: Partial<CounterBooking> = {}): CounterBooking {
  return sample(examples.CounterBooking, fields);
}

/** Returns a day with that booking, and a block. */
export function aBookingDay(fields: Partial<BookingDay> = {}): BookingDay {
  return sample(examples.BookingDay, fields);
}
