import { indexPlaces } from '../../places/place-index.ts';
import { readNeighbours, readPlaces } from '../../places/read-places.ts';
import { bundledPlaces } from './bundled/bundled-places.ts';
import { type PlacesWithFallback, placesWithFallback } from './places-with-fallback.ts';

export interface CreatePlacesOptions {
  readonly clock: { now(): Temporal.Instant };
  readonly report: (error: unknown) => void;
}

/** Places as the server looks them up. */
export async function createPlaces({
  clock,
  report,
}: CreatePlacesOptions): Promise<PlacesWithFallback> {
  const bundled = bundledPlaces(indexPlaces(await readPlaces(), await readNeighbours()));
  return placesWithFallback({ bundled, service: null, clock, report });
}
