import type { Cart } from '@claypot/sdk';

/** What tells whether an addition whose reply was lost is in the cart. */
interface Attempt {
  dish_id: string;
  qty: number;
  /** Pieces of the dish in the cart before the addition. */
  inCart: number;
}

/** Pieces of a dish in a cart, over all lines and whatever their choices. */
export function piecesIn(cart: Cart, dishId: string): number {
  return cart.lines
    .filter((line) => line.dish?.id === dishId)
    .reduce((pieces, line) => pieces + line.qty, 0);
}

/**
 * Whether an addition has arrived: the cart holds that many pieces more than before. The cart adds
 * equal lines together, so that lines cannot be told apart, but pieces can be counted.
 */
export function hasLanded(cart: Cart, { dish_id, qty, inCart }: Attempt): boolean {
  return piecesIn(cart, dish_id) >= inCart + qty;
}
