import type { Coordinates } from '../../ports/ports.ts';

/**
 * Where distances are measured from: where the customer is, once they have told, which is kept as long
 * as the page lives and stored nowhere; until then where they have their food brought.
 */
export interface Place {
  known(): Coordinates | null;
  remember(coordinates: Coordinates): void;
}

/** @param home the address that is delivered to; null where there is none. */
export function createPlace(home: () => Coordinates | null = () => null): Place {
  let coordinates: Coordinates | null = null;
  return {
    known: () => coordinates ?? coordinatesAt(home()),
    remember: (told) => {
      coordinates = told;
    },
  };
}

/** Only where it is: an address has more to it. */
function coordinatesAt(place: Coordinates | null): Coordinates | null {
  return place && { latitude: place.latitude, longitude: place.longitude };
}

/** The coordinates as the api takes them: both null where nothing is known. */
export function coordinatesOf(place: Coordinates | null): {
  latitude: string | null;
  longitude: string | null;
} {
  return { latitude: place?.latitude ?? null, longitude: place?.longitude ?? null };
}
