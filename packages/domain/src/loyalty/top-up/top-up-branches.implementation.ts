import type { Branch } from '@claypot/sdk';
import { coordinatesOf, type Place } from '../../machines/locate/place.ts';
import { createQuery } from '../../machines/query/query.implementation.ts';
import type { QueryCache } from '../../machines/query/query-cache.ts';
import { queryKey } from '../../machines/query/query-key.ts';
import type { Ports } from '../../ports/ports.ts';

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
