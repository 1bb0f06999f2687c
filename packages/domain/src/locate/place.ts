import type { Coordinates } from '../ports.ts';

/** Where the customer is, once they have told: kept as long as the page lives, stored nowhere. */
export interface Place {
  known(): Coordinates | null;
  remember(coordinates: Coordinates): void;
}

export function createPlace(): Place {
  let coordinates: Coordinates | null = null;
  return {
    known: () => coordinates,
    remember: (told) => {
      coordinates = told;
    },
  };
}

/** The coordinates as the api takes them: both null where nothing is known. */
export function coordinatesOf(place: Coordinates | null): {
  latitude: string | null;
  longitude: string | null;
} {
  return { latitude: place?.latitude ?? null, longitude: place?.longitude ?? null };
}
