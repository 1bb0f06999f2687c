import { type CartSnapshot, selectShownCart } from './cart.selectors.ts';

/** Returns the points that a member would earn with the cart; 0 until the cart is loaded. */
export function selectMemberPoints(snapshot: CartSnapshot): number {
  const lines = selectShownCart(snapshot)?.lines ?? [];
  const orderable = lines.filter(({ unavailable_reason }) => unavailable_reason === null);
  return orderable.reduce((sum, { point }) => sum + point, 0);
}
