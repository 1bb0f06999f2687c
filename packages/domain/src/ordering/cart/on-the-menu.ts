import { type CartSnapshot, selectShownCart } from './cart.selectors.ts';
import { addedLines } from './lines.ts';

/**
 * Pieces of each item in the cart, for the marks on the menu: by the id of the hot deal, package or
 * dish, which the menu lists side by side.
 */
export function selectQtyByItem(snapshot: CartSnapshot): Record<string, number> {
  const quantities: Record<string, number> = {};
  const lines = selectShownCart(snapshot)?.lines ?? addedLines(snapshot.context.additions);
  for (const line of lines) {
    const item = line.hot_deal ?? line.package ?? line.dish;
    if (item !== null) quantities[item.id] = (quantities[item.id] ?? 0) + line.qty;
  }
  return quantities;
}

/** Whether what is ordered from a branch can go into the cart: it is that branch's, or nobody's yet. */
export function isCartOf({ context }: CartSnapshot, branchId: string): boolean {
  const bound = context.cart?.branch_id ?? null;
  return bound === null || bound === branchId;
}
