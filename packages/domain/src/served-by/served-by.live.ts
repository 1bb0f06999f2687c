import type { Identity } from '@claypot/sdk';
import { type BranchChangeDeps, createBranchChange } from '../branch-change/branch-change.live.ts';
import type { QueryCache } from '../query/query-cache.ts';
import { ownerId } from '../storage/owner-id.ts';
import type { Stored } from '../storage/stored.ts';
import {
  createDeliveryOptions,
  type DeliveryOptionsDeps,
  type DeliveryPlace,
} from './delivery-options.live.ts';
import { servedByMachine } from './served-by.machine.ts';
import { servingBranch } from './serving-branch.ts';
import { isSettled, type SettledBranch } from './settled-branch.ts';

export interface ServedByDeps extends BranchChangeDeps, DeliveryOptionsDeps {
  cache: QueryCache;
  /** The branch the next order goes to; null where none is chosen. */
  branchId: () => string | null;
  /** Where it is kept which branch was settled on for which address. */
  settled: Stored<SettledBranch>;
}

/** Keeps which branch was settled on for an address; nothing where nobody is there, or no branch is. */
export function settleOn(
  {
    branchId,
    identity,
    settled,
  }: Pick<ServedByDeps, 'branchId' | 'settled'> & {
    identity: () => Identity;
  },
  address: Pick<DeliveryPlace, 'latitude' | 'longitude'>,
): void {
  const record = recordOf({ branchId, identity }, address);
  if (record !== null) settled.write(record);
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
        const now = recordOf(deps, context.address);
        return now === null || !isSettled(settled.read(), now);
      },
    },
    actions: { settle: ({ context }) => settleOn(deps, context.address) },
  });
}

function recordOf(
  { branchId, identity }: Pick<ServedByDeps, 'branchId' | 'identity'>,
  { latitude, longitude }: Pick<DeliveryPlace, 'latitude' | 'longitude'>,
): SettledBranch | null {
  const owner = ownerId(identity());
  const branch_id = branchId();
  return owner === null || branch_id === null ? null : { owner, branch_id, latitude, longitude };
}
