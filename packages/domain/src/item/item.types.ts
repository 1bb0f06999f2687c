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
  /** Adding was tried: groups that still miss a choice are named. */
  tried: boolean;
  /** The branch the cart belongs to, when it is another one. */
  otherBranch: CartBranchData | null;
  error: ErrorCode | null;
}

export type ItemEvent =
  | { type: 'RETRY' }
  | { type: 'CHOOSE'; option_id: string; variation_id: string }
  | { type: 'INCREASE' }
  | { type: 'DECREASE' }
  | { type: 'ADD' }
  /** Yes, empty the other branch's cart. */
  | { type: 'CONFIRM' }
  | { type: 'DISMISS' };

/** Everything that says what is to be put into the cart. */
export type Addition = Pick<ItemContext, 'branch_id' | 'dish' | 'chosen' | 'qty'>;
