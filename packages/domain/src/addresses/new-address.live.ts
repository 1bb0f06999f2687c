import type { Places, Ports } from '../ports.ts';
import type { ResourceCache } from '../resource/cache.ts';
import { createResource } from '../resource/resource.live.ts';
import { type AddressDraft, draftAt } from './address.ts';

export interface NewAddressDeps extends Pick<Ports, 'api'> {
  cache: ResourceCache;
  places: Places;
}

/** A new address at the place with this id, for the form to begin with. */
export function createNewAddress({ api, cache, places }: NewAddressDeps) {
  return createResource<AddressDraft, { place_id: string }>(cache, {
    key: ({ place_id }) => ['newAddress', place_id],
    async load({ place_id }, signal) {
      const place = await places.detail(place_id, signal);
      const state = await api.addressStateId({ body: { state: place.state } }, { signal });
      return draftAt(place, state);
    },
  });
}
