import type { Tier } from '@claypot/sdk';
import { createQuery } from '../../machines/query/query.implementation.ts';
import type { QueryCache } from '../../machines/query/query-cache.ts';
import { queryKey } from '../../machines/query/query-key.ts';
import type { Ports } from '../../ports/ports.ts';

export interface TiersDeps extends Pick<Ports, 'api'> {
  cache: QueryCache;
  companyId: () => string;
}

/** The company's tiers, from the first up; the same for everyone. */
export function createTiers({ api, cache, companyId }: TiersDeps) {
  return createQuery<undefined, readonly Tier[]>(cache, {
    key: () => queryKey('tiers', companyId()),
    load: (_, signal) => api.tierList({ body: { company_id: companyId() } }, { signal }),
  });
}
