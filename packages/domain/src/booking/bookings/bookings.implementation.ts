import type { Identity, Reservation } from '@claypot/sdk';
import { fromCallback } from 'xstate';
import type { EventBus } from '../../events/event-bus.ts';
import { coordinatesOf, type Place } from '../../machines/locate/place.ts';
import { createMutation } from '../../machines/mutation/mutation.implementation.ts';
import { pollWhile } from '../../machines/query/poll.ts';
import { createQuery } from '../../machines/query/query.implementation.ts';
import { type QueryCache, readCached } from '../../machines/query/query-cache.ts';
import { queryKey } from '../../machines/query/query-key.ts';
import type { Coordinates, Ports } from '../../ports/ports.ts';
import { isPending } from './booking-time.ts';
import { type BookingsEvent, type BookingsInput, bookingsMachine } from './bookings.machine.ts';
import { RESERVATIONS_KEY } from './reservations-key.ts';

export interface BookingsDeps extends Pick<Ports, 'api' | 'clock' | 'isSeen'> {
  cache: QueryCache;
  events: EventBus;
  identity: () => Identity;
  place: Place;
}

const listKey = (identity: Identity | ':owner') =>
  queryKey<Reservation[]>(...RESERVATIONS_KEY, 'list', identity);

const detailKey = (
  id: string,
  identity: Identity | ':owner',
  place: Coordinates | ':place' | null,
) => queryKey<Reservation[]>(...RESERVATIONS_KEY, 'detail', id, identity, place);
const detailBody = <Owner extends object>(identity: Owner, place: Coordinates | null) => ({
  ...identity,
  ...coordinatesOf(place),
});

/**
 * Minimum and maximum polling delay while a booking awaits approval, in ms. The delay grows with
 * the booking's age and doubles after each failure.
 */
const POLL_INTERVAL = { after: 5000, most: 60_000 };
/** Fraction of a pending booking's age after which it is polled again. */
const POLL_FRACTION = 1 / 12;

/**
 * Returns the delay until the next poll, in ms. It grows with the age of the newest pending
 * booking.
 */
function pollDelay(now: Temporal.Instant, reservations: readonly Reservation[]): number {
  const ages = reservations
    .filter(isPending)
    .map(({ created_at }) => now.since(Temporal.Instant.from(created_at)).total('milliseconds'));
  return Math.max(POLL_INTERVAL.after, Math.min(...ages) * POLL_FRACTION);
}

/**
 * Creates the bookings machine, which polls while a booking is pending and can cancel a booking.
 */
export function createBookings(deps: BookingsDeps) {
  const { api, cache, clock, events, identity, isSeen, place } = deps;
  return bookingsMachine.provide({
    actors: {
      shown: createQuery<BookingsInput, Reservation[]>(cache, {
        key: ({ reservation_id: id }) =>
          id === null ? listKey(identity()) : detailKey(id, identity(), place.known()),
        async load({ reservation_id: id }, signal) {
          if (id === null) return api.reservationList({ body: identity() }, { signal });
          const body = detailBody(identity(), place.known());
          return [await api.reservationDetail({ path: { id }, body }, { signal })];
        },
        placeholderData: ({ reservation_id }) => {
          const listed = readCached(cache, listKey(identity()))?.find(
            ({ id }) => id === reservation_id,
          );
          return listed && [listed];
        },
        isEmpty: (reservations) => reservations.length === 0,
        // A booking that was just made or approved must not be missing.
        staleAfter: 0,
        notFound: ['NOT_FOUND'],
        // A hidden page does not poll; it refreshes by itself when it becomes visible again.
        reloadAfter: pollWhile((reservations) => isSeen() && reservations.some(isPending), {
          after: (reservations) => pollDelay(clock.now(), reservations),
          most: POLL_INTERVAL.most,
        }),
      }),
      cancelling: createMutation<Reservation, Reservation>({
        mustAsk: async () => true,
        run: ({ id }, { signal }) =>
          api.reservationCancel({ path: { id }, body: identity() }, { signal }),
        onDone: () => events.emit({ type: 'booking.cancelled' }),
        onRejected: () => events.emit({ type: 'bookings.outdated' }),
      }),
      listen: fromCallback<BookingsEvent>(({ sendBack }) => {
        const refresh = () => sendBack({ type: 'REFRESH' });
        return events.on({
          'booking.made': refresh,
          'booking.cancelled': refresh,
          'bookings.outdated': refresh,
          'guest.migrated': refresh,
        });
      }),
    },
  });
}
