import type { DishSummary, ItemType } from '@claypot/sdk';

/** An item that needs a form, because it has choices. */
export interface OpenedItem {
  readonly type: ItemType;
  readonly id: string;
  readonly name: string;
}

/** Presses on the menu. */
export interface MenuActions {
  readonly onSearch: (text: string) => void;
  readonly onCategory: (id: string) => void;
  /** Rings up a dish without options. */
  readonly onDish: (dish: DishSummary) => void;
  /** Opens the form of an item with choices. */
  readonly onItem: (item: OpenedItem) => void;
  /** Asks for an amount that is not on the menu. */
  readonly onAmount: () => void;
  readonly onRetry: () => void;
}
