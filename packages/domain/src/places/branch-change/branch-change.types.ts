import type { Branch, Cart } from '@claypot/sdk';
import type { MutationView } from '../../machines/mutation/mutation.selectors.ts';

export type ChosenBranch = Pick<Branch, 'id' | 'branch_name'> & {
  /**
   * Path to continue at; the cart then moves to the branch. If null or omitted, a cart of another
   * branch is cleared after confirmation.
   */
  returnTo?: string | null;
};

/** Result of a branch change: the cleared or moved cart; null if the cart was unchanged. */
export interface BranchChange {
  changed: Cart | null;
}

/** View of the branch change; `input` is the branch that the question refers to. */
export type BranchChangeView = MutationView<ChosenBranch, BranchChange>;
