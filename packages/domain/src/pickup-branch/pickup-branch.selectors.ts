import type { Branch, ErrorCode } from '@claypot/sdk';
import type { SnapshotFrom } from 'xstate';
import type { pickupBranchMachine } from './pickup-branch.machine.ts';

export type PickupBranchSnapshot = SnapshotFrom<typeof pickupBranchMachine>;

export interface PickupBranchView {
  status: 'loading' | 'ready' | 'notFound' | 'failed';
  branch: Branch | null;
  /** Select This Branch is at work. */
  selecting: boolean;
  /** "Are You Sure?" is asked, because the cart of another branch would be cleared. */
  confirming: boolean;
  error: ErrorCode | null;
}

/** All that a view of one pickup branch may ask. */
export function selectPickupBranch(snapshot: PickupBranchSnapshot): PickupBranchView {
  const { branch, choice, error } = snapshot.context;
  return {
    status: statusOf(snapshot),
    branch,
    selecting: choice.status === 'running',
    confirming: choice.status === 'asking',
    error,
  };
}

function statusOf(snapshot: PickupBranchSnapshot): PickupBranchView['status'] {
  if (snapshot.matches('shown')) return 'ready';
  if (snapshot.matches('notFound')) return 'notFound';
  return snapshot.matches('failed') ? 'failed' : 'loading';
}
