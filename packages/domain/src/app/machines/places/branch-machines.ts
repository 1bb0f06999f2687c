import { createBranchesImplementations } from '../../../places/branches/branches.implementation.ts';
import { createPickupBranchImplementations } from '../../../places/pickup-branch/pickup-branch.implementation.ts';
import { defineMachines } from '../../composition/define-machines.ts';

export const branchMachines = defineMachines((parts) => ({
  branches: () => createBranchesImplementations(parts),
  pickupBranch: () => createPickupBranchImplementations(parts),
}));
