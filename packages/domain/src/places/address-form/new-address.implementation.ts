import type { Place } from '@claypot/sdk';
import { createQuery } from '../../machines/query/query.implementation.ts';
import type { QueryCache } from '../../machines/query/query-cache.ts';
import { queryKey } from '../../machines/query/query-key.ts';
import type { Places } from '../../ports/ports.ts';
import { type AddressDraft, draftAt } from '../addresses/address.ts';

export interface NewAddressDeps {
  cache: QueryCache;
  places: Places;
}

export interface NewAddress {
  address: AddressDraft;
  place: Place;
}

/** Creates the query of a new address at the place with the given id. */
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
