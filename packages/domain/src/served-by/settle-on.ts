import type { Identity } from '@claypot/sdk';
import { ownerId } from '../storage/owner-id.ts';
import type { Stored } from '../storage/stored.ts';
import type { DeliveryPlace } from './delivery-options.live.ts';
import type { SettledBranch } from './settled-branch.ts';

export interface SettleOnDeps {
  identity: () => Identity;
  /** The branch the next order goes to; null where none is chosen. */
  branchId: () => string | null;
  /** Where it is kept which branch was settled on for which address. */
  settled: Stored<SettledBranch>;
}

/** Keeps which branch was settled on for an address; nothing where nobody is there, or no branch is. */
export function settleOn(
  deps: SettleOnDeps,
  address: Pick<DeliveryPlace, 'latitude' | 'longitude'>,
): void {
  const record = settledBranchAt(deps, address);
  if (record !== null) deps.settled.write(record);
}

/** What would be kept of it; null where nothing would. */
export function settledBranchAt(
  { branchId, identity }: Pick<SettleOnDeps, 'branchId' | 'identity'>,
  { latitude, longitude }: Pick<DeliveryPlace, 'latitude' | 'longitude'>,
): SettledBranch | null {
  const owner = ownerId(identity());
  const branch_id = branchId();
  return owner === null || branch_id === null ? null : { owner, branch_id, latitude, longitude };
}
