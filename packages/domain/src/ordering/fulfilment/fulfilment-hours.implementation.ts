import { createQuery, STALE_AFTER_A_SECOND } from '../../machines/query/query.implementation.ts';
import type { QueryCache } from '../../machines/query/query-cache.ts';
import type { FollowBranch } from '../../places/branch-news/follow-branch.ts';
import type { Ports } from '../../ports/ports.ts';
import { fulfilmentHoursKey } from './fulfilment-hours-key.ts';
import type { FulfilmentHours } from './fulfilment-time.ts';

const NO_LOCATION = { latitude: null, longitude: null };

/**
 * Creates the query for the branch and its available times. Times pass, so the data is stale after
 * a second.
 */
export function createFulfilmentHours({
  api,
  cache,
  followBranch,
}: Pick<Ports, 'api'> & {
  readonly cache: QueryCache;
  readonly followBranch: FollowBranch;
}) {
  return createQuery<{ branch_id: string }, FulfilmentHours>(cache, {
    key: ({ branch_id }) => fulfilmentHoursKey(branch_id),
    load: async ({ branch_id: id }, signal) => {
      const [branch, hours] = await Promise.all([
        api.branchDetail({ path: { id }, body: NO_LOCATION }, { signal }),
        api.branchAvailableHour({ path: { id } }, { signal }),
      ]);
      return { branch, hours };
    },
    staleAfter: STALE_AFTER_A_SECOND,
    follow: ({ branch_id }, changed) => followBranch(branch_id, 'branch', changed),
  });
}
