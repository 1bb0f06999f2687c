import type { Branch } from '@claypot/sdk';
import { coordinatesOf, type Place } from '../../machines/locate/place.ts';
import { createQuery } from '../../machines/query/query.implementation.ts';
import type { QueryCache } from '../../machines/query/query-cache.ts';
import { queryKey } from '../../machines/query/query-key.ts';
import type { Coordinates, Ports } from '../../ports/ports.ts';

export interface TopUpBranchesDeps extends Pick<Ports, 'api'> {
  cache: QueryCache;
  companyId: () => string;
  place: Pick<Place, 'known'>;
}

const branchesBody = (place: Coordinates | null) => ({ ...coordinatesOf(place), topup: true });

/**
 * Creates the query for the branches that offer top-ups at their counter, nearest first if the
 * location is known.
 */
export function createTopUpBranches({ api, cache, companyId, place }: TopUpBranchesDeps) {
  return createQuery<undefined, readonly Branch[]>(cache, {
    key: () => queryKey('topUpBranches', companyId(), place.known()),
    load: (_, signal) =>
      api.branchList(
        {
          path: { companyId: companyId() },
          body: branchesBody(place.known()),
        },
        { signal },
      ),
    isEmpty: (branches) => branches.length === 0,
  });
}
