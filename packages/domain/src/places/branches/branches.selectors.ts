import type { Branch, ErrorCode } from '@claypot/sdk';
import type { SnapshotFrom } from 'xstate';
import { selectChildQuery } from '../../machines/query/child-query.ts';
import type { Freshness, QueryView } from '../../machines/query/query.selectors.ts';
import type { BranchesContext, branchesMachine } from './branches.machine.ts';
import { searchBranches } from './search.ts';

export type BranchesSnapshot = SnapshotFrom<typeof branchesMachine>;

export interface BranchesView extends Freshness {
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
  const { search, locationProblem } = snapshot.context;
  const { status, data, refreshing, error, ...freshness } = selectChildQuery(
    snapshot.children.list,
  );
  const known = data ?? [];
  const branches = searchBranches(known, search);
  return {
    status: statusOf(status, branches),
    branches,
    search,
    locating: snapshot.matches('locating'),
    located: known.some((branch) => branch.distance !== null),
    locationProblem,
    refreshing,
    ...freshness,
    error,
  };
}

function statusOf(status: QueryView<Branch[]>['status'], found: Branch[]): BranchesView['status'] {
  if (status === 'ready') return found.length === 0 ? 'noMatch' : 'ready';
  return status === 'notFound' ? 'failed' : status;
}
