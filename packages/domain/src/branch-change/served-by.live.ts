import type { Branch } from '@claypot/sdk';
import type { Address } from '../addresses/address.ts';
import type { Ports } from '../ports.ts';
import type { ResourceCache } from '../resource/cache.ts';
import { createResource } from '../resource/resource.live.ts';

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
export function createServedBy(deps: NearestBranchesDeps & { cache: ResourceCache }) {
  return createResource<Branch[], Pick<Address, 'latitude' | 'longitude'>>(deps.cache, {
    key: ({ latitude, longitude }) => ['servedBy', deps.companyId(), latitude, longitude],
    load: (address, signal) => nearestBranches(deps, address, signal),
    isEmpty: (branches) => branches.length === 0,
  });
}
