import type { Branch } from '@claypot/sdk';
import type { Address } from '../addresses/address.ts';
import type { Ports } from '../ports.ts';
import { createQuery } from '../query/query.live.ts';
import type { QueryCache } from '../query/query-cache.ts';
import { queryKey } from '../query/query-key.ts';

/** How many branches the menu offers to be served by (spec §2). */
const MOST = 5;

export interface NearestBranchesDeps extends Pick<Ports, 'api'> {
  companyId: () => string;
}

/** The branches nearest to an address, the nearest first. */
export function nearestBranches(
  { api, companyId }: NearestBranchesDeps,
  { latitude, longitude }: Pick<Address, 'latitude' | 'longitude'>,
  signal: AbortSignal,
): Promise<Branch[]> {
  const body = { latitude, longitude, limit: MOST };
  return api.branchList({ path: { companyId: companyId() }, body }, { signal });
}

/** The Served By list for an address; empty where there is no branch. */
export function createServedBy(deps: NearestBranchesDeps & { cache: QueryCache }) {
  return createQuery<Pick<Address, 'latitude' | 'longitude'>, Branch[]>(deps.cache, {
    key: ({ latitude, longitude }) => queryKey('servedBy', deps.companyId(), latitude, longitude),
    load: (address, signal) => nearestBranches(deps, address, signal),
    isEmpty: (branches) => branches.length === 0,
  });
}
