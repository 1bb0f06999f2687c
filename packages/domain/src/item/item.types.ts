import type { CartBranchData, Dish, DishSummary, ErrorCode } from '@claypot/sdk';
import type { ChosenVariations } from './selection.ts';

export interface ItemInput {
  dish_id: string;
}

export interface ItemContext extends ItemInput {
  /** The branch whose menu it is; null while none is chosen. */
  branch_id: string | null;
  /** What the menu already knows of the dish, to show while the rest is loading. */
  preview: DishSummary | null;
  dish: Dish | null;
  chosen: ChosenVariations | null;
  qty: number;
  /** How often adding was tried and kept from it: from then on missing choices are named. */
  attempts: number;
  /** Pieces of this dish in the cart before this addition, whatever their choices. */
  inCart: number;
  /** The branch the cart belongs to, when it is another one. */
  otherBranch: CartBranchData | null;
  error: ErrorCode | null;
}

export type ItemEvent =
  /** Loads again after a failure; where an addition's reply was lost, looks for it again. */
  | { type: 'RETRY' }
  | { type: 'CHOOSE'; option_id: string; variation_id: string }
  | { type: 'INCREASE' }
  | { type: 'DECREASE' }
  | { type: 'ADD' }
  /** Yes, empty the other branch's cart. */
  | { type: 'CONFIRM' }
  /** No, keep it. */
  | { type: 'DISMISS' };

/** Everything that says what is to be put into the cart. */
export type Addition = Pick<ItemContext, 'branch_id' | 'dish' | 'chosen' | 'qty'>;
