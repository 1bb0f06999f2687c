import type { Branch } from '@claypot/sdk';
import { coordinatesOf, type Place } from '../locate/place.ts';
import type { Ports } from '../ports.ts';
import { createQuery } from '../query/query.live.ts';
import type { QueryCache } from '../query/query-cache.ts';
import { queryKey } from '../query/query-key.ts';

export interface TopUpBranchesDeps extends Pick<Ports, 'api'> {
  cache: QueryCache;
  companyId: () => string;
  place: Pick<Place, 'known'>;
}

/** The branches at whose counter a wallet is topped up too; the nearest first where that is known. */
export function createTopUpBranches({ api, cache, companyId, place }: TopUpBranchesDeps) {
  return createQuery<undefined, readonly Branch[]>(cache, {
    key: () => queryKey('topUpBranches', companyId(), place.known()),
    load: (_, signal) =>
      api.branchList(
        {
          path: { companyId: companyId() },
          body: { ...coordinatesOf(place.known()), topup: true },
        },
        { signal },
      ),
    isEmpty: (branches) => branches.length === 0,
  });
}
