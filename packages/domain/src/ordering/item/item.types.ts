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

export type Item =
  | { type: 'dish'; dish: Dish }
  | { type: 'package'; package: Package }
  | { type: 'hot_deal'; deal: HotDeal };

/** Entry of an item in the cached menu, which lists hot deals among the packages. */
export type ItemPreview =
  | { type: 'dish'; dish: DishSummary }
  | { type: 'package' | 'hot_deal'; package: PackageSummary };

/** A loaded item with its quantity in the cart at that time. */
export interface LoadedItem {
  item: Item;
  inCart: number;
  /** Set if it was loaded to edit a cart line. */
  edited?: EditedLine;
  /** Set if free choices of an earlier order on this device are known. */
  lastTime?: LastTime;
  /** Time of loading in epoch ms. */
  loadedAt?: number;
}

/** Choices of the last order of an item. */
export interface LastTime {
  readonly chosen: ChosenVariations;
  /** Names of the choices that differ from the defaults. */
  readonly names: readonly string[];
}

/** A cart line compared with its current item. */
export interface EditedLine {
  /** Null if the line no longer exists. */
  readonly line: CartLine | null;
  /** Branch of the cart. */
  readonly branch_id: string;
  /** Choices of the line that are still offered; null if the line no longer exists. */
  readonly chosen: ChosenVariations | null;
  /** Names of the choices that are no longer available. */
  readonly lost: readonly string[];
}

export interface ItemInput {
  item_id: string;
  /** Id of the cart line to edit; without it, the item is added. */
  line_id?: string | null;
}

export interface ItemOfBranch extends ItemInput {
  /** Branch of the menu or of the edited cart; null if none is chosen. */
  branch_id: string | null;
}

export interface EditedItem extends ItemOfBranch {
  line_id: string;
}

export interface ItemContext extends ItemOfBranch {
  /** Cached menu entry shown while the item loads. */
  preview: ItemPreview | null;
  item: Item | null;
  chosen: ChosenVariations | null;
  qty: number;
  /** Number of rejected attempts to add it; missing choices are shown after the first. */
  attempts: number;
  /** Quantity of the item in the cart before this addition, with any choices. */
  inCart: number;
  /** The edited line as in the cart; null if none or if it no longer exists. */
  line: CartLine | null;
  /** Names of the line's choices that are no longer available. */
  lost: readonly string[];
  /** Names of the preselected choices from the last order. */
  lastTime: readonly string[];
  /** The other branch that the cart belongs to; else null. */
  otherBranch: CartBranchData | null;
  /** Time of the last loading in epoch ms; 0 before it. */
  loadedAt: number;
}

export type ItemEvent =
  /** Reloads after a failure; after a lost response, checks the cart again. */
  | { type: 'RETRY' }
  /** A press on a choice, with the ids of the view's groups. */
  | { type: 'CHOOSE'; option_id: string; variation_id: string }
  /** Sets how often a choice is taken; 0 to remove it. */
  | { type: 'COUNT'; option_id: string; variation_id: string; qty: number }
  | { type: 'INCREASE' }
  | { type: 'DECREASE' }
  | { type: 'ADD' }
  /** Confirms clearing the other branch's cart. */
  | { type: 'CONFIRM' }
  /** Declines clearing the cart. */
  | { type: 'DISMISS' }
  /** The choices of the last order are known; applied if the customer has chosen nothing yet. */
  | { type: 'REMEMBERED'; lastTime: LastTime }
  /** The item was loaded again, because the menu of the branch has changed. */
  | { type: 'RENEWED'; item: Item; at: number };

/** The context needed to add the item to the cart. */
export type Addition = Pick<ItemContext, 'branch_id' | 'item' | 'chosen' | 'qty' | 'line'>;
