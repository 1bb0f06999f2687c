import type { Branch } from '@claypot/sdk';
import { type BranchChangeDeps, createBranchChange } from '../branch-change/branch-change.live.ts';
import { branchesKey } from '../branches/branches-key.ts';
import { coordinatesOf, type Place } from '../locate/place.ts';
import { createQuery } from '../query/query.live.ts';
import type { QueryCache } from '../query/query-cache.ts';
import { queryKey } from '../query/query-key.ts';
import { type PickupBranchInput, pickupBranchMachine } from './pickup-branch.machine.ts';

export interface PickupBranchDeps extends BranchChangeDeps {
  cache: QueryCache;
  place: Place;
  companyId: () => string;
}

/** The pickup branch machine with its requests. */
export function createPickupBranchImplementations(deps: PickupBranchDeps) {
  const { api, cache, companyId, place } = deps;
  return pickupBranchMachine.provide({
    actors: {
      detail: createQuery<PickupBranchInput, Branch>(cache, {
        key: ({ branch_id }) => queryKey('pickupBranch', branch_id, place.known()),
        load: ({ branch_id }, signal) =>
          api.branchDetail(
            { path: { id: branch_id }, body: coordinatesOf(place.known()) },
            { signal },
          ),
        known: ({ branch_id }) =>
          cache.peek(branchesKey(companyId(), place.known()))?.find(({ id }) => id === branch_id),
        // Whether it is open is asked anew each time that it is opened.
        staleAfter: 0,
        notFound: ['NOT_FOUND'],
      }),
      choice: createBranchChange(deps, 'pickup'),
    },
  });
}
