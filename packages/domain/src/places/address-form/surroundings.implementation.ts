import { createQuery } from '../../machines/query/query.implementation.ts';
import type { QueryCache } from '../../machines/query/query-cache.ts';
import { queryKey } from '../../machines/query/query-key.ts';
import type { Coordinates, Places } from '../../ports/ports.ts';
import type { Landmark } from '../geo/locator.ts';
import { pointOf } from '../geo/point.ts';

export interface SurroundingsDeps {
  cache: QueryCache;
  places: Places;
}

/** Decimals of a degree: about a hundred metres, within which the names are the same. */
const DECIMALS = 3;

/**
 * Creates the query of the names around a place, nearest first. Shows those of the previous place
 * while loading.
 */
export function createSurroundings({ cache, places }: SurroundingsDeps) {
  return createQuery<Coordinates, Landmark[]>(cache, {
    key: ({ latitude, longitude }) =>
      queryKey('surroundings', rounded(latitude), rounded(longitude)),
    load: async (place, signal) => {
      const { names } = await places.around(place, signal);
      return names.map(({ name, ...at }) => ({ name, ...pointOf(at) }));
    },
    isEmpty: (names) => names.length === 0,
    keepsPreviousData: true,
  });
}

function rounded(degrees: string): string {
  return Number(degrees).toFixed(DECIMALS);
}
