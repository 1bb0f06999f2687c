import type { Branch, ErrorCode } from '@claypot/sdk';
import type { SnapshotFrom } from 'xstate';
import { selectChildQuery } from '../../machines/query/child-query.ts';
import type { Freshness, QueryView } from '../../machines/query/query.selectors.ts';
import type { BranchesContext, branchesMachine } from './branches.machine.ts';
import { searchBranches } from './search.ts';

export type BranchesSnapshot = SnapshotFrom<typeof branchesMachine>;

export interface BranchesView extends Freshness {
  /** `empty`: the company has no branches; `noMatch`: no name matches the search. */
  status: 'loading' | 'ready' | 'empty' | 'noMatch' | 'failed';
  /** Branches that match the search, nearest first if the location is known. */
  branches: Branch[];
  search: string;
  locating: boolean;
  /**
   * True if the branches have distances: from the customer's location, or else from their delivery
   * address.
   */
  located: boolean;
  locationProblem: BranchesContext['locationProblem'];
  refreshing: boolean;
  error: ErrorCode | null;
}

/** Returns the view of the branch list. */
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
