import { type QueryKey, queryKey } from '@claypot/domain/flows';
import type { BookingSearch } from '@claypot/sdk/counter';
import type { SnapshotFrom } from 'xstate';
import { createQuery } from '../../app/machines.ts';
import type { CounterRuntime } from '../../app/ports.ts';
import { type SearchFor, unprovidedSearch } from '../../orders/search/search.machine.ts';

export interface BookingSearchDeps extends Pick<CounterRuntime, 'api' | 'cache'> {
  branch_id: string;
}

/** Creates the machine that searches the bookings of a branch while the person types. */
export function createBookingSearch({ api, branch_id, cache }: BookingSearchDeps) {
  const key = ({ query }: SearchFor): QueryKey<BookingSearch> =>
    queryKey('counter', 'booking-search', branch_id, query);
  return unprovidedSearch<BookingSearch>().provide({
    actors: {
      results: createQuery<SearchFor, BookingSearch>(cache, {
        key,
        load: ({ query }, signal) => api.bookingSearch({ body: { branch_id, query } }, { signal }),
        isEmpty: ({ bookings }) => bookings.length === 0,
        staleAfter: 0,
        keepsPreviousData: true,
      }),
    },
  });
}

export type BookingSearchSnapshot = SnapshotFrom<ReturnType<typeof createBookingSearch>>;
