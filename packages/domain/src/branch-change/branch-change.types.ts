import type { Branch, Cart } from '@claypot/sdk';
import type { MutationView } from '../mutation/mutation.selectors.ts';

export type ChosenBranch = Pick<Branch, 'id' | 'branch_name'>;

/** What came of a change: the cart as it is since it was cleared; null where it was not. */
export interface BranchChange {
  cleared: Cart | null;
}

/** All that a view of the change may ask; `input` has the words of the question. */
export type BranchChangeView = MutationView<ChosenBranch, BranchChange>;
