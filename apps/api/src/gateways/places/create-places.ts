import { createAddressFit } from './bundled/address-fit.ts';
import { bundledPlaces } from './bundled/bundled-places.ts';
import { indexPlaces } from './bundled/place-index.ts';
import { readNeighbours, readPlaces } from './bundled/read-places.ts';
import { GOOGLE_PREFIX } from './google/google-place-view.ts';
import { googlePlaces } from './google/google-places.ts';
import { type PlacesWithFallback, placesWithFallback } from './places-with-fallback.ts';

export interface CreatePlacesOptions {
  /** Google API key; null uses the bundled list only. */
  readonly googleKey: string | null;
  readonly clock: { now(): Temporal.Instant };
  readonly report: (error: unknown) => void;
}

/** Creates the place search: Google if a key is set, with the bundled list as fallback. */
export async function createPlaces({
  googleKey,
  clock,
  report,
}: CreatePlacesOptions): Promise<PlacesWithFallback> {
  const list = await readPlaces();
  const bundled = bundledPlaces(indexPlaces(list, await readNeighbours()));
  const fits = createAddressFit(list);
  const service =
    googleKey === null ? null : { places: googlePlaces({ key: googleKey }), prefix: GOOGLE_PREFIX };
  return placesWithFallback({ bundled, fits, service, clock, report });
}
