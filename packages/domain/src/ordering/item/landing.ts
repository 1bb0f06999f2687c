import type { Cart, CartLine, ItemType, Selection } from '@claypot/sdk';
import { isChosenSo } from './choices/line-names.ts';

/** Identifies the menu item of a line. */
interface ItemKey {
  type: ItemType;
  id: string;
}

/** An addition with a lost response. */
interface Attempt {
  item: ItemKey;
  qty: number;
  /** Quantity of the item in the cart before the addition. */
  inCart: number;
}

/** Returns the quantity of an item in a cart, over all lines and choices. */
export function piecesIn(cart: Cart, item: ItemKey): number {
  return cart.lines
    .filter((line) => isOf(line, item))
    .reduce((pieces, line) => pieces + line.qty, 0);
}

/** A hot deal line has a package too, but does not count as that package. */
function isOf({ dish, hot_deal, package: ordered }: CartLine, { type, id }: ItemKey): boolean {
  if (type === 'hot_deal') return hot_deal?.id === id;
  if (type === 'package') return hot_deal === null && ordered?.id === id;
  return dish?.id === id;
}

/**
 * Returns true if the addition is in the cart: the quantity has increased by at least `qty`. The
 * cart merges equal lines, so quantities are compared instead of lines.
 */
export function isInCart(cart: Cart, { item, qty, inCart }: Attempt): boolean {
  return piecesIn(cart, item) >= inCart + qty;
}

/** A replacement of a line with a lost response. */
interface Replacement {
  /** The line before the change. */
  line: CartLine;
  selection: readonly Selection[];
  qty: number;
}

/**
 * Returns true if the line was replaced. If the choices changed, they decide, because an equal line
 * may have been merged. Otherwise the quantity decides.
 */
export function hasReplaced(cart: Cart, { line, selection, qty }: Replacement): boolean {
  const now = cart.lines.find(({ id }) => id === line.id);
  if (now === undefined || !isChosenSo(now, selection)) return false;
  return now.qty === qty || !isChosenSo(line, selection);
}
