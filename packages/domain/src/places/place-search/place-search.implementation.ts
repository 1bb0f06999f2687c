import type { FoundPlace } from '@claypot/sdk';
import { fromConnection } from '../../machines/base/from-connection.ts';
import { fromRequest } from '../../machines/base/from-request.ts';
import { createLocate, type LocateDeps } from '../../machines/locate/locate.implementation.ts';
import type { Places, Ports } from '../../ports/ports.ts';
import { type PlaceQuery, placeSearchMachine } from './place-search.machine.ts';

export interface PlaceSearchDeps extends LocateDeps, Pick<Ports, 'connection'> {
  places: Places;
}

/** Returns the place search machine with its requests. */
export function createPlaceSearch(deps: PlaceSearchDeps) {
  const { connection, place, places } = deps;
  return placeSearchMachine.provide({
    actors: {
      connection: fromConnection(connection),
      search: fromRequest<FoundPlace[], PlaceQuery>(({ input, signal }) =>
        places.search(input.text.trim(), input.coordinates ?? place.known(), signal),
      ),
      locate: createLocate(deps),
    },
  });
}
