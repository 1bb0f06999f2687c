import type { Coordinates } from '../../ports/ports.ts';

/**
 * Origin of distances: the customer's shared location, held in memory only, else their delivery
 * address.
 */
export interface Place {
  known(): Coordinates | null;
  remember(coordinates: Coordinates): void;
}

/** @param home returns the delivery address; null if there is none */
export function createPlace(home: () => Coordinates | null = () => null): Place {
  let coordinates: Coordinates | null = null;
  return {
    known: () => coordinates ?? coordinatesAt(home()),
    remember: (latest) => {
      coordinates = latest;
    },
  };
}

/** Drops the other fields of an address. */
function coordinatesAt(place: Coordinates | null): Coordinates | null {
  return place && { latitude: place.latitude, longitude: place.longitude };
}

/** Returns coordinates for an API request; both null if unknown. */
export function coordinatesOf(place: Coordinates | null): {
  latitude: string | null;
  longitude: string | null;
} {
  return { latitude: place?.latitude ?? null, longitude: place?.longitude ?? null };
}
