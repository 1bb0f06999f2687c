import { createQuery, STALE_AFTER_A_SECOND } from '../../machines/query/query.implementation.ts';
import type { QueryCache } from '../../machines/query/query-cache.ts';
import { queryKey } from '../../machines/query/query-key.ts';
import type { Ports } from '../../ports/ports.ts';
import type { FulfilmentHours } from './fulfilment-time.ts';

/** Where a branch's hours stand in the cache; the order form asks it whether the branch is open. */
export function fulfilmentHoursKey(branchId: string) {
  return queryKey<FulfilmentHours>('fulfilmentHours', branchId);
}

/** The branch of the order with the times it can be picked up at. They pass, so they are never old. */
export function createFulfilmentHours({ api, cache }: Pick<Ports, 'api'> & { cache: QueryCache }) {
  return createQuery<{ branch_id: string }, FulfilmentHours>(cache, {
    key: ({ branch_id }) => fulfilmentHoursKey(branch_id),
    load: async ({ branch_id: id }, signal) => {
      const place = { latitude: null, longitude: null };
      const [branch, hours] = await Promise.all([
        api.branchDetail({ path: { id }, body: place }, { signal }),
        api.branchAvailableHour({ path: { id } }, { signal }),
      ]);
      return { branch, hours };
    },
    staleAfter: STALE_AFTER_A_SECOND,
  });
}
