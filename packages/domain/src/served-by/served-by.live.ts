import { type BranchChangeDeps, createBranchChange } from '../branch-change/branch-change.live.ts';
import type { QueryCache } from '../query/query-cache.ts';
import { createDeliveryOptions, type DeliveryOptionsDeps } from './delivery-options.live.ts';
import { servedByMachine } from './served-by.machine.ts';
import { servingBranch } from './serving-branch.ts';
import { type SettleOnDeps, settledBranchAt, settleOn } from './settle-on.ts';
import { isSettled } from './settled-branch.ts';

export interface ServedByDeps extends BranchChangeDeps, DeliveryOptionsDeps, SettleOnDeps {
  cache: QueryCache;
}

/** The Served By machine with its requests. */
export function createServedBy(deps: ServedByDeps) {
  const { branchId, settled } = deps;
  return servedByMachine.provide({
    actors: {
      options: createDeliveryOptions(deps),
      choice: createBranchChange(deps, 'delivery'),
    },
    guards: {
      mustFollow: ({ context }, { options }) => {
        const nearest = options && servingBranch(options);
        if (context.decided || !nearest || nearest.branch_id === branchId()) return false;
        const now = settledBranchAt(deps, context.address);
        return now === null || !isSettled(settled.read(), now);
      },
    },
    actions: { settle: ({ context }) => settleOn(deps, context.address) },
  });
}
