import type { Identity } from '@claypot/sdk';
import { ownerId } from '../../storage/owner-id.ts';
import type { Stored } from '../../storage/stored.ts';
import type { DeliveryPlace } from './delivery-options.implementation.ts';
import type { PreferredBranch } from './preferred-branch.ts';

export interface PreferBranchDeps {
  identity: () => Identity;
  /** Id of the selected branch; null if none is selected. */
  branchId: () => string | null;
  preferred: Stored<PreferredBranch>;
}

/**
 * Stores the selected branch as preferred for an address. Does nothing without an owner or a
 * branch.
 */
export function preferBranch(
  deps: PreferBranchDeps,
  address: Pick<DeliveryPlace, 'latitude' | 'longitude'>,
): void {
  const record = preferredBranchAt(deps, address);
  if (record !== null) deps.preferred.write(record);
}

/** Returns the record to store; null without an owner or a branch. */
export function preferredBranchAt(
  { branchId, identity }: Pick<PreferBranchDeps, 'branchId' | 'identity'>,
  { latitude, longitude }: Pick<DeliveryPlace, 'latitude' | 'longitude'>,
): PreferredBranch | null {
  const owner = ownerId(identity());
  const branch_id = branchId();
  return owner === null || branch_id === null ? null : { owner, branch_id, latitude, longitude };
}
