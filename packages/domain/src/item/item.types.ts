import type {
  CartBranchData,
  Dish,
  DishSummary,
  HotDeal,
  Package,
  PackageSummary,
} from '@claypot/sdk';
import type { ChosenVariations } from './choice-group.ts';

/** What can be put into the cart, with all that can be chosen of it. */
export type Item =
  | { type: 'dish'; dish: Dish }
  | { type: 'package'; package: Package }
  | { type: 'hot_deal'; deal: HotDeal };

/** What the menu knows of it: the menu lists a hot deal among the packages. */
export type ItemPreview =
  | { type: 'dish'; dish: DishSummary }
  | { type: 'package' | 'hot_deal'; package: PackageSummary };

/** An item as it was loaded, and how many of it the cart held at that moment. */
export interface LoadedItem {
  item: Item;
  inCart: number;
}

export interface ItemInput {
  item_id: string;
}

/** What it is asked for by. */
export interface ItemOfBranch extends ItemInput {
  /** The branch whose menu it is; null while none is chosen. */
  branch_id: string | null;
}

export interface ItemContext extends ItemOfBranch {
  /** What the menu already knows of it, to show while the rest is loading. */
  preview: ItemPreview | null;
  item: Item | null;
  chosen: ChosenVariations | null;
  qty: number;
  /** How often adding was tried and kept from it: from then on missing choices are named. */
  attempts: number;
  /** Pieces of this item in the cart before this addition, whatever their choices. */
  inCart: number;
  /** The branch the cart belongs to, when it is another one. */
  otherBranch: CartBranchData | null;
}

export type ItemEvent =
  /** Loads again after a failure; where an addition's reply was lost, looks for it again. */
  | { type: 'RETRY' }
  /** A press on a choice; both ids as the view's groups carry them. */
  | { type: 'CHOOSE'; option_id: string; variation_id: string }
  | { type: 'INCREASE' }
  | { type: 'DECREASE' }
  | { type: 'ADD' }
  /** Yes, empty the other branch's cart. */
  | { type: 'CONFIRM' }
  /** No, keep it. */
  | { type: 'DISMISS' };

/** Everything that says what is to be put into the cart. */
export type Addition = Pick<ItemContext, 'branch_id' | 'item' | 'chosen' | 'qty'>;
