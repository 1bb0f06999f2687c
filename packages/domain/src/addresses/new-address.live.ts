import type { Places, Ports } from '../ports.ts';
import { createQuery } from '../query/query.live.ts';
import type { QueryCache } from '../query/query-cache.ts';
import { queryKey } from '../query/query-key.ts';
import { type AddressDraft, draftAt } from './address.ts';

export interface NewAddressDeps extends Pick<Ports, 'api'> {
  cache: QueryCache;
  places: Places;
}

/** A new address at the place with this id, for the form to begin with. */
export function createNewAddress({ api, cache, places }: NewAddressDeps) {
  return createQuery<{ place_id: string }, AddressDraft>(cache, {
    key: ({ place_id }) => queryKey('newAddress', place_id),
    async load({ place_id }, signal) {
      const place = await places.detail(place_id, signal);
      const state = await api.addressStateId({ body: { state: place.state } }, { signal });
      return draftAt(place, state);
    },
    notFound: ['NOT_FOUND'],
  });
}
