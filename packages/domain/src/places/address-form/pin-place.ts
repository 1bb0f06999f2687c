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

/** First and current position of a pin. */
export interface PinMove {
  from: Coordinates;
  to: Coordinates;
}

/** Decimals of a degree: about ten metres, one step of the pin. */
const DECIMALS = 4;

export const unprovidedPinPlace = () => unprovidedQuery<PinMove, Place | null>();

/**
 * Creates the query of the place at the pin. Its data is null, without a request, if the pin is at
 * its first position.
 */
export function createPinPlace({ cache, places }: PinPlaceDeps) {
  return createQuery<PinMove, Place | null>(cache, {
    key: ({ from, to }) =>
      rounded(from) === rounded(to) ? queryKey('pinPlace') : queryKey('pinPlace', rounded(to)),
    load: ({ to }, signal) => places.at(to, signal),
    placeholderData: ({ from, to }) => (rounded(from) === rounded(to) ? null : undefined),
    trustsPlaceholder: true,
    notFound: ['NOT_FOUND'],
  });
}

function rounded({ latitude, longitude }: Coordinates): string {
  return [latitude, longitude].map((degrees) => Number(degrees).toFixed(DECIMALS)).join();
}
