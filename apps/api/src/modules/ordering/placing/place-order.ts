import type { Transaction } from '../../../platform/db/db.ts';
import type { MenuAt } from '../../../platform/http/origin/companies.ts';
import type { Owner } from '../../identity/index.ts';
import { type CartLine, findCartLines, piecesOf } from '../cart/cart-lines.ts';
import { type Cart, lockCart } from '../cart/carts.ts';
import { markableOf, portionsOf } from '../items/item.ts';
import { type PortionResult, takePortions } from '../orders/portions.ts';

/** A locked cart with its lines. */
export interface Checkout {
  readonly cart: Cart;
  readonly lines: readonly CartLine[];
}

/** Locks and returns the owner's cart with its lines; null if it is empty. */
export async function lockCheckout(
  tx: Transaction,
  company: MenuAt,
  owner: Owner,
): Promise<Checkout | null> {
  const cart = await lockCart(tx, company.id, owner);
  const lines = cart === null ? [] : await findCartLines(tx, company, cart);
  if (cart === null || lines.length === 0) return null;
  return { cart, lines };
}

/**
 * Takes the portions that the lines need. Also returns the lines for which too few were left or of
 * which a part is sold out. It reads the marks in the transaction, because the cached menu may be as
 * old as the request.
 */
export async function takeForLines(
  tx: Transaction,
  shelf: { companyId: string; branchId: string },
  lines: readonly CartLine[],
  now: Temporal.Instant,
): Promise<{ stock: ReadonlyMap<string, PortionResult>; rejected: CartLine[] }> {
  const portions = [...piecesOf(lines)].map(([dishId, qty]) => ({ dishId, qty }));
  const markable = lines.flatMap(({ item }) => markableOf(item));
  const taken = await takePortions(tx, shelf, { portions, markable }, now);
  const rejected = lines.filter(
    ({ item }) =>
      portionsOf(item).some(({ dish_id }) => taken.portions.get(dish_id) === 'rejected') ||
      markableOf(item).some(taken.isMarked),
  );
  return { stock: taken.portions, rejected };
}
