import type { Place } from '@claypot/sdk';
import type { Place as KnownPlace } from '../branches/place.ts';
import { fromRequest } from '../machine/from-request.ts';
import type { NoticeContent } from '../notices/notices.machine.ts';
import type { Coordinates, Places, Ports } from '../ports.ts';
import { type PlaceQuery, placeSearchMachine } from './place-search.machine.ts';

export interface PlaceSearchDeps extends Pick<Ports, 'geolocation'> {
  places: Places;
  place: KnownPlace;
  notify(notice: NoticeContent): void;
}

/** The place search machine with its requests. */
export function createPlaceSearch({ geolocation, notify, place, places }: PlaceSearchDeps) {
  return placeSearchMachine.provide({
    actors: {
      search: fromRequest<Place[], PlaceQuery>(({ input, signal }) =>
        places.search(input.text.trim(), input.coordinates ?? place.known(), signal),
      ),
      locate: fromRequest<Coordinates>(({ signal }) => geolocation.locate(signal)),
    },
    actions: {
      rememberPlace: (_, params) => place.remember(params.place),
      tellNoPlace: ({ context }) =>
        notify({
          tone: 'error',
          message: context.locationProblem === 'denied' ? 'DINED_GEOLOCATION' : 'ERROR',
        }),
    },
  });
}
