import { type CartSnapshot, selectShownCart } from './cart.selectors.ts';
import { addedLines } from './lines.ts';

/**
 * Returns the quantity of each item in the cart, for the badges on the menu. Keys are the ids of
 * hot deals, packages and dishes, which the menu lists together.
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

/**
 * Returns true if items of the branch can be added: the cart belongs to that branch, is empty or is
 * not loaded yet.
 */
export function isCartOf({ context }: CartSnapshot, branchId: string): boolean {
  const bound = context.cart?.branch_id ?? null;
  return bound === null || bound === branchId;
}
