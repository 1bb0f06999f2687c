import type { Branch, Cart } from '@claypot/sdk';
import type { MutationView } from '../../machines/mutation/mutation.selectors.ts';

export type ChosenBranch = Pick<Branch, 'id' | 'branch_name'> & {
  /** Where the customer wants to go on with the cart as it is; it is emptied where they do not. */
  returnTo?: string | null;
};

/** What came of a change: the cart as it is since it was cleared or moved; null where it was not. */
export interface BranchChange {
  changed: Cart | null;
}

/** All that a view of the change may ask; `input` has the words of the question. */
export type BranchChangeView = MutationView<ChosenBranch, BranchChange>;
