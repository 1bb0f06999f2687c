import type { Cart, CartLine, ItemType, Selection } from '@claypot/sdk';
import { isChosenSo } from './choices/line-names.ts';

/** Which item of the menu a line is of. */
interface ItemKey {
  type: ItemType;
  id: string;
}

/** What tells whether an addition whose reply was lost is in the cart. */
interface Attempt {
  item: ItemKey;
  qty: number;
  /** Pieces of the item in the cart before the addition. */
  inCart: number;
}

/** Pieces of an item in a cart, over all lines and whatever their choices. */
export function piecesIn(cart: Cart, item: ItemKey): number {
  return cart.lines
    .filter((line) => isOf(line, item))
    .reduce((pieces, line) => pieces + line.qty, 0);
}

/** The line of a hot deal names its package too, and is yet none of that package. */
function isOf({ dish, hot_deal, package: ordered }: CartLine, { type, id }: ItemKey): boolean {
  if (type === 'hot_deal') return hot_deal?.id === id;
  if (type === 'package') return hot_deal === null && ordered?.id === id;
  return dish?.id === id;
}

/**
 * Whether an addition has arrived: the cart holds that many pieces more than before. The cart adds
 * equal lines together, so that lines cannot be told apart, but pieces can be counted.
 */
export function hasLanded(cart: Cart, { item, qty, inCart }: Attempt): boolean {
  return piecesIn(cart, item) >= inCart + qty;
}

/** What tells whether a change of a line whose reply was lost has reached the cart. */
interface Replacement {
  /** As it was before. */
  line: CartLine;
  selection: readonly Selection[];
  qty: number;
}

/**
 * Whether a line has become what was asked for. Of other choices it alone says so, as an equal line
 * may have gone into it; of the same ones its quantity does.
 */
export function hasReplaced(cart: Cart, { line, selection, qty }: Replacement): boolean {
  const now = cart.lines.find(({ id }) => id === line.id);
  if (now === undefined || !isChosenSo(now, selection)) return false;
  return now.qty === qty || !isChosenSo(line, selection);
}
