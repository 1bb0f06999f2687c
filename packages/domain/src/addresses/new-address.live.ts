import type { Place } from '@claypot/sdk';
import type { Places } from '../ports.ts';
import { createQuery } from '../query/query.live.ts';
import type { QueryCache } from '../query/query-cache.ts';
import { queryKey } from '../query/query-key.ts';
import { type AddressDraft, draftAt } from './address.ts';

export interface NewAddressDeps {
  cache: QueryCache;
  places: Places;
}

/** A new address for the form to begin with, and the place it is at. */
export interface NewAddress {
  address: AddressDraft;
  place: Place;
}

/** A new address at the place with this id. */
export function createNewAddress({ cache, places }: NewAddressDeps) {
  return createQuery<{ place_id: string }, NewAddress>(cache, {
    key: ({ place_id }) => queryKey('newAddress', place_id),
    async load({ place_id }, signal) {
      const place = await places.detail(place_id, signal);
      return { place, address: draftAt(place) };
    },
    notFound: ['NOT_FOUND'],
  });
}
