import type { SnapshotFrom } from 'xstate';
import type { branchChangeMachine, ChosenBranch } from './branch-change.machine.ts';

export type BranchChangeSnapshot = SnapshotFrom<typeof branchChangeMachine>;

/** All that a view of the change may ask. */
export interface BranchChangeView {
  /** The branch last chosen here, for the words of the question. */
  branch: ChosenBranch | null;
  /** It is at work: nothing else can be chosen. */
  busy: boolean;
  /** "Are You Sure?" is asked, because the cart of another branch would be cleared. */
  confirming: boolean;
}

export function selectBranchChange(snapshot: BranchChangeSnapshot): BranchChangeView {
  return {
    branch: snapshot.context.branch,
    busy: snapshot.hasTag('busy'),
    confirming: snapshot.matches('confirming'),
  };
}
