import type { Transaction } from '../../../platform/db/db.ts';
import type { MenuVersion } from '../../../platform/http/origin/companies.ts';
import type { Owner } from '../../identity/index.ts';
import { type CartLine, findCartLines, piecesOf } from '../cart/cart-lines.ts';
import { type Cart, lockCart } from '../cart/carts.ts';
import { portionsOf } from '../items/item.ts';
import { type PortionResult, takePortions } from '../orders/portions.ts';

/** A locked cart with its lines. */
export interface Checkout {
  readonly cart: Cart;
  readonly lines: readonly CartLine[];
}

/** Locks and returns the owner's cart with its lines; null if it is empty. */
export async function lockCheckout(
  tx: Transaction,
  company: MenuVersion,
  owner: Owner,
): Promise<Checkout | null> {
  const cart = await lockCart(tx, company.id, owner);
  const lines = cart === null ? [] : await findCartLines(tx, company, cart);
  if (cart === null || lines.length === 0) return null;
  return { cart, lines };
}

/** Takes the portions that the lines need. Also returns the lines for which too few were left. */
export async function takeForLines(
  tx: Transaction,
  shelf: { companyId: string; branchId: string },
  lines: readonly CartLine[],
): Promise<{ stock: Map<string, PortionResult>; rejected: CartLine[] }> {
  const requestedPortions = [...piecesOf(lines)].map(([dishId, qty]) => ({ dishId, qty }));
  const portionResults = await takePortions(tx, shelf, requestedPortions);
  const rejected = lines.filter(({ item }) =>
    portionsOf(item).some(({ dish_id }) => portionResults.get(dish_id) === 'rejected'),
  );
  return { stock: portionResults, rejected };
}
