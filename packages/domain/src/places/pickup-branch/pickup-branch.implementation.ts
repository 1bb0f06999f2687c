import type { Branch } from '@claypot/sdk';
import { coordinatesOf, type Place } from '../../machines/locate/place.ts';
import { createQuery } from '../../machines/query/query.implementation.ts';
import type { QueryCache } from '../../machines/query/query-cache.ts';
import { queryKey } from '../../machines/query/query-key.ts';
import type { Coordinates } from '../../ports/ports.ts';
import {
  type BranchChangeDeps,
  createBranchChange,
} from '../branch-change/branch-change.implementation.ts';
import { branchesKey } from '../branches/branches-key.ts';
import { type PickupBranchInput, pickupBranchMachine } from './pickup-branch.machine.ts';

export interface PickupBranchDeps extends BranchChangeDeps {
  cache: QueryCache;
  place: Place;
  companyId: () => string;
}

const detailKey = (branchId: string, place: Coordinates | ':place' | null) =>
  queryKey<Branch>('pickupBranch', branchId, place);

/** Returns the pickup branch machine with its requests. */
export function createPickupBranchImplementations(deps: PickupBranchDeps) {
  const { api, cache, companyId, place } = deps;
  return pickupBranchMachine.provide({
    actors: {
      detail: createQuery<PickupBranchInput, Branch>(cache, {
        key: ({ branch_id }) => detailKey(branch_id, place.known()),
        load: ({ branch_id }, signal) =>
          api.branchDetail(
            { path: { id: branch_id }, body: coordinatesOf(place.known()) },
            { signal },
          ),
        placeholderData: ({ branch_id }) =>
          cache.peek(branchesKey(companyId(), place.known()))?.find(({ id }) => id === branch_id),
        // Reloaded each time it is opened, because opening hours change.
        staleAfter: 0,
        notFound: ['NOT_FOUND'],
      }),
      choice: createBranchChange(deps, 'pickup'),
    },
  });
}
