import { coordinatesOf } from '../locate/place.ts';
import type { Places, Ports } from '../ports.ts';

/** How many places a search shows. */
const MOST = 10;

/** Places of the restaurant's own list, which needs no maps service. */
export function apiPlaces({ api }: Pick<Ports, 'api'>): Places {
  return {
    search: (text, near, signal) =>
      api.placeSearch({ body: { query: text, limit: MOST, ...coordinatesOf(near) } }, { signal }),
    detail: (place_id, signal) => api.placeDetail({ path: { place_id }, body: {} }, { signal }),
  };
}
