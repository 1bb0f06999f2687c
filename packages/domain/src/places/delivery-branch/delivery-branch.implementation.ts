import type { QueryCache } from '../../machines/query/query-cache.ts';
import {
  type BranchChangeDeps,
  createBranchChange,
} from '../branch-change/branch-change.implementation.ts';
import { deliveryBranchMachine } from './delivery-branch.machine.ts';
import {
  createDeliveryOptions,
  type DeliveryOptionsDeps,
} from './delivery-options.implementation.ts';
import { type PreferBranchDeps, preferBranch, preferredBranchAt } from './prefer-branch.ts';
import { isPreferred } from './preferred-branch.ts';
import { servingBranch } from './serving-branch.ts';

export interface DeliveryBranchDeps
  extends BranchChangeDeps,
    DeliveryOptionsDeps,
    PreferBranchDeps {
  cache: QueryCache;
}

/** Returns the delivery branch machine with its requests. */
export function createDeliveryBranch(deps: DeliveryBranchDeps) {
  const { branchId, preferred } = deps;
  return deliveryBranchMachine.provide({
    actors: {
      options: createDeliveryOptions(deps),
      choice: createBranchChange(deps, 'delivery'),
    },
    guards: {
      mustFollow: ({ context }, { options }) => {
        const nearest = options && servingBranch(options);
        if (context.decided || !nearest || nearest.branch_id === branchId()) return false;
        const now = preferredBranchAt(deps, context.address);
        return now === null || !isPreferred(preferred.read(), now);
      },
    },
    actions: { prefer: ({ context }) => preferBranch(deps, context.address) },
  });
}
