import { type CartSnapshot, selectShownCart } from './cart.selectors.ts';

/** The points that what is in the cart would bring a member; 0 while nothing is known of it. */
export function selectMemberPoints(snapshot: CartSnapshot): number {
  const lines = selectShownCart(snapshot)?.lines ?? [];
  const orderable = lines.filter(({ unavailable_reason }) => unavailable_reason === null);
  return orderable.reduce((sum, { point }) => sum + point, 0);
}
