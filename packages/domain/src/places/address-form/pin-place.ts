import type { Place } from '@claypot/sdk';
import { createQuery } from '../../machines/query/query.implementation.ts';
import { unprovidedQuery } from '../../machines/query/query.machine.ts';
import type { QueryCache } from '../../machines/query/query-cache.ts';
import { queryKey } from '../../machines/query/query-key.ts';
import type { Coordinates, Places } from '../../ports/ports.ts';

export interface PinPlaceDeps {
  cache: QueryCache;
  places: Places;
}

/** Where a pin was at first, and where it was put. */
export interface PinMove {
  from: Coordinates;
  to: Coordinates;
}

/** Decimals of a degree: about ten metres, which is one step of the pin. */
const DECIMALS = 4;

/** The placeholder for {@link createPinPlace}. */
export const unprovidedPinPlace = () => unprovidedQuery<PinMove, Place | null>();

/** What is where the pin was put; null where it was at first, of which nobody is asked. */
export function createPinPlace({ cache, places }: PinPlaceDeps) {
  return createQuery<PinMove, Place | null>(cache, {
    key: ({ from, to }) =>
      rounded(from) === rounded(to) ? queryKey('pinPlace') : queryKey('pinPlace', rounded(to)),
    load: ({ to }, signal) => places.at(to, signal),
    known: ({ from, to }) => (rounded(from) === rounded(to) ? null : undefined),
    trustsCache: true,
    notFound: ['NOT_FOUND'],
  });
}

function rounded({ latitude, longitude }: Coordinates): string {
  return [latitude, longitude].map((degrees) => Number(degrees).toFixed(DECIMALS)).join();
}
