import { createBranchesImplementations } from '../branches/branches.live.ts';
import { createPickupBranchImplementations } from '../pickup-branch/pickup-branch.live.ts';
import { defineMachines } from './define-machines.ts';

/** The branches, and the one to pick up at. */
export const branchMachines = defineMachines((parts) => ({
  branches: () => createBranchesImplementations(parts),
  pickupBranch: () => createPickupBranchImplementations(parts),
}));
