import { queryKey } from '@claypot/domain/flows';
import type { BookingDay, BookingDayRequest } from '@claypot/sdk/counter';
import { createQuery } from '../../app/machines.ts';
import type { CounterRuntime } from '../../app/ports.ts';

/** Creates the query of a day of bookings. `SET_INPUT` changes the date. */
export function createBookingDay({ api, cache }: Pick<CounterRuntime, 'api' | 'cache'>) {
  return createQuery<BookingDayRequest, BookingDay>(cache, {
    key: ({ branch_id, date }) => queryKey<BookingDay>('bookings', branch_id, date ?? 'today'),
    load: (body, signal) => api.bookingDay({ body }, { signal }),
    staleAfter: 0,
  });
}
