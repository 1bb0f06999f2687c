import type { Branch, Cart } from '@claypot/sdk';
import type { MutationView } from '../../machines/mutation/mutation.selectors.ts';

export type ChosenBranch = Pick<Branch, 'id' | 'branch_name'> & {
  /** Path to continue at with the current cart; if omitted, the cart is cleared. */
  returnTo?: string | null;
};

/** Result of a branch change: the cleared or moved cart; null if the cart was unchanged. */
export interface BranchChange {
  changed: Cart | null;
}

/** View of the branch change; `input` is the branch that the question refers to. */
export type BranchChangeView = MutationView<ChosenBranch, BranchChange>;
