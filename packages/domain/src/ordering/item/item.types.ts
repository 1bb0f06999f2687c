import type {
  CartBranchData,
  CartLine,
  Dish,
  DishSummary,
  HotDeal,
  Package,
  PackageSummary,
} from '@claypot/sdk';
import type { ChosenVariations } from './choices/choice-group.ts';

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
  /** Where it was loaded for a line of the cart. */
  edited?: EditedLine;
  /** Where the customer has had it before. */
  lastTime?: LastTime;
}

/** How an item was had the last time. */
export interface LastTime {
  readonly chosen: ChosenVariations;
  /** What of it is not chosen by itself, by name. */
  readonly names: readonly string[];
}

/** A line of the cart in the light of its item. */
export interface EditedLine {
  /** Null where it has left the cart. */
  readonly line: CartLine | null;
  /** The branch of the cart. */
  readonly branch_id: string;
  /** What was chosen of it, as far as it is offered still. */
  readonly chosen: ChosenVariations | null;
  /** What was chosen of it and cannot be had any more, by name. */
  readonly lost: readonly string[];
}

export interface ItemInput {
  item_id: string;
  /** The line of the cart whose choices are changed; without one the item is added. */
  line_id?: string | null;
}

/** What it is asked for by. */
export interface ItemOfBranch extends ItemInput {
  /** The branch whose menu it is, or the cart of the line; null while none is chosen. */
  branch_id: string | null;
}

/** The same for a line of the cart. */
export interface EditedItem extends ItemOfBranch {
  line_id: string;
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
  /** The line that is changed, as it stands in the cart; null where none is, or it is gone. */
  line: CartLine | null;
  /** What was chosen of that line and cannot be had any more, by name. */
  lost: readonly string[];
  /** What was chosen beforehand, as it was the last time, by name. */
  lastTime: readonly string[];
  /** The branch the cart belongs to, when it is another one. */
  otherBranch: CartBranchData | null;
}

export type ItemEvent =
  /** Loads again after a failure; where an addition's reply was lost, looks for it again. */
  | { type: 'RETRY' }
  /** A press on a choice; both ids as the view's groups carry them. */
  | { type: 'CHOOSE'; option_id: string; variation_id: string }
  /** How often a choice is taken; 0 for not at all. */
  | { type: 'COUNT'; option_id: string; variation_id: string; qty: number }
  | { type: 'INCREASE' }
  | { type: 'DECREASE' }
  | { type: 'ADD' }
  /** Yes, empty the other branch's cart. */
  | { type: 'CONFIRM' }
  /** No, keep it. */
  | { type: 'DISMISS' };

/** Everything that says what is to be put into the cart. */
export type Addition = Pick<ItemContext, 'branch_id' | 'item' | 'chosen' | 'qty' | 'line'>;
