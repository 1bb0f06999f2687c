import type { Tier } from '@claypot/sdk';
import { createQuery } from '../../machines/query/query.implementation.ts';
import type { QueryCache } from '../../machines/query/query-cache.ts';
import { queryKey } from '../../machines/query/query-key.ts';
import type { Ports } from '../../ports/ports.ts';

export interface TiersDeps extends Pick<Ports, 'api'> {
  cache: QueryCache;
  companyId: () => string;
}

const tiersKey = (companyId: string) => queryKey<readonly Tier[]>('tiers', companyId);
const tiersBody = (company_id: string) => ({ company_id });

/** Creates the query for the company's tiers, lowest first. They are the same for all customers. */
export function createTiers({ api, cache, companyId }: TiersDeps) {
  return createQuery<undefined, readonly Tier[]>(cache, {
    key: () => tiersKey(companyId()),
    load: (_, signal) => api.tierList({ body: tiersBody(companyId()) }, { signal }),
  });
}
