import type { FirstRequest } from '../../machines/query/first-request.ts';
import { createQuery, STALE_AFTER_A_SECOND } from '../../machines/query/query.implementation.ts';
import type { QueryCache } from '../../machines/query/query-cache.ts';
import { queryKey } from '../../machines/query/query-key.ts';
import type { Ports } from '../../ports/ports.ts';
import type { FulfilmentHours } from './fulfilment-time.ts';

/** Where a branch's hours stand in the cache; the order form asks it whether the branch is open. */
export function fulfilmentHoursKey(branchId: string) {
  return queryKey<FulfilmentHours>('fulfilmentHours', branchId);
}

const ANYWHERE = { latitude: null, longitude: null };

/** Loads the branch of the order. */
export const ORDER_BRANCH_REQUEST = {
  method: 'POST',
  path: '/branch_detail/:branch',
  body: ANYWHERE,
} as const satisfies FirstRequest;

/** Loads the times at which the order can be picked up. */
export const AVAILABLE_HOURS_REQUEST = {
  method: 'GET',
  path: '/branch_available_hour/:branch',
} as const satisfies FirstRequest;

/** The branch of the order with the times it can be picked up at. They pass, so they are never old. */
export function createFulfilmentHours({ api, cache }: Pick<Ports, 'api'> & { cache: QueryCache }) {
  return createQuery<{ branch_id: string }, FulfilmentHours>(cache, {
    key: ({ branch_id }) => fulfilmentHoursKey(branch_id),
    load: async ({ branch_id: id }, signal) => {
      const [branch, hours] = await Promise.all([
        api.branchDetail({ path: { id }, body: ANYWHERE }, { signal }),
        api.branchAvailableHour({ path: { id } }, { signal }),
      ]);
      return { branch, hours };
    },
    staleAfter: STALE_AFTER_A_SECOND,
  });
}
