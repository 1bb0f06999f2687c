import type { Branch, ErrorCode } from '@claypot/sdk';
import type { SnapshotFrom } from 'xstate';
import { selectChildQuery } from '../../machines/query/child-query.ts';
import type { pickupBranchMachine } from './pickup-branch.machine.ts';

export type PickupBranchSnapshot = SnapshotFrom<typeof pickupBranchMachine>;

export interface PickupBranchView {
  status: 'loading' | 'ready' | 'notFound' | 'failed';
  branch: Branch | null;
  selecting: boolean;
  /** True while "Are You Sure?" is shown, because the cart of another branch would be cleared. */
  confirming: boolean;
  error: ErrorCode | null;
}

/** Returns the view of a pickup branch. */
export function selectPickupBranch(snapshot: PickupBranchSnapshot): PickupBranchView {
  const { choice } = snapshot.context;
  const { status, data, error } = selectChildQuery(snapshot.children.detail);
  return {
    status: status === 'empty' ? 'ready' : status,
    branch: data,
    selecting: choice.status === 'running',
    confirming: choice.status === 'asking',
    error,
  };
}
