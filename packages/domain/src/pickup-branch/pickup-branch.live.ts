import { assign } from 'xstate';
import { type BranchChangeDeps, createBranchChange } from '../branch-change/branch-change.live.ts';
import { branchesKey } from '../branches/branches.live.ts';
import { coordinatesOf, type Place } from '../locate/place.ts';
import { fromRequest } from '../machine/from-request.ts';
import type { Ports } from '../ports.ts';
import type { QueryCache } from '../query/query-cache.ts';
import { pathTo } from '../routes/path-to.ts';
import { pickupBranchMachine } from './pickup-branch.machine.ts';

export interface PickupBranchDeps extends BranchChangeDeps, Pick<Ports, 'navigation'> {
  cache: QueryCache;
  place: Place;
  companyId: () => string;
}

/** The pickup branch machine with its requests. */
export function createPickupBranchImplementations(deps: PickupBranchDeps) {
  const { api, cache, chooseBranch, companyId, navigation, place } = deps;
  return pickupBranchMachine.provide({
    actors: {
      loadBranch: fromRequest(({ input, signal }) =>
        api.branchDetail(
          { path: { id: input.branch_id }, body: coordinatesOf(place.known()) },
          { signal },
        ),
      ),
      choice: createBranchChange({
        api,
        identity: deps.identity,
        shareCart: deps.shareCart,
        notify: deps.notify,
        chooseBranch: (branch) => {
          chooseBranch(branch);
          navigation.to(pathTo('menu'));
        },
      }),
    },
    actions: {
      recall: assign({
        branch: ({ context }) => {
          const list = cache.peek(branchesKey(companyId(), place.known())) ?? [];
          return list.find(({ id }) => id === context.branch_id) ?? null;
        },
      }),
    },
  });
}
