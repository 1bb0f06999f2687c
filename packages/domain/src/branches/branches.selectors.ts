import type { Branch, ErrorCode } from '@claypot/sdk';
import type { SnapshotFrom } from 'xstate';
import type { BranchesContext, branchesMachine } from './branches.machine.ts';
import { searchBranches } from './search.ts';

export type BranchesSnapshot = SnapshotFrom<typeof branchesMachine>;

export interface BranchesView {
  /** `empty`: the company has no branch; `noMatch`: none has a name like the one searched for. */
  status: 'loading' | 'ready' | 'empty' | 'noMatch' | 'failed';
  /** Those to show, nearest first where the place is known. */
  branches: Branch[];
  search: string;
  /** The device is being asked where it is. */
  locating: boolean;
  /** The distances shown are from where the customer is. */
  located: boolean;
  /** Why the place is not known although the customer asked for it. */
  locationProblem: BranchesContext['locationProblem'];
  refreshing: boolean;
  error: ErrorCode | null;
}

/** All that a view of the branch list may ask. */
export function selectBranches(snapshot: BranchesSnapshot): BranchesView {
  const { context } = snapshot;
  const branches = searchBranches(context.branches, context.search);
  return {
    status: statusOf(snapshot, branches),
    branches,
    search: context.search,
    locating: snapshot.matches({ shown: 'locating' }),
    located: context.branches.some((branch) => branch.distance !== null),
    locationProblem: context.locationProblem,
    refreshing: snapshot.matches({ shown: 'refreshing' }),
    error: context.error,
  };
}

function statusOf(snapshot: BranchesSnapshot, found: Branch[]): BranchesView['status'] {
  if (snapshot.matches('failed')) return 'failed';
  if (!snapshot.matches('shown')) return 'loading';
  if (snapshot.context.branches.length === 0) return 'empty';
  return found.length === 0 ? 'noMatch' : 'ready';
}
