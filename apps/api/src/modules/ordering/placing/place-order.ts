import type { Transaction } from '../../../platform/db/db.ts';
import type { MenuVersion } from '../../../platform/http/origin/companies.ts';
import type { Owner } from '../../identity/index.ts';
import { type CartLine, findCartLines, piecesOf } from '../cart/cart-lines.ts';
import { type Cart, lockCart } from '../cart/carts.ts';
import { portionsOf } from '../items/item.ts';
import { type Taken, takePortions } from '../orders/portions.ts';

/** A cart about to be ordered, locked. */
export interface Checkout {
  readonly cart: Cart;
  readonly lines: readonly CartLine[];
}

/** The owner's cart, locked. Null where there is nothing in it. */
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

/** Takes the portions the lines need; `refused` are the lines that came too late. */
export async function takeForLines(
  tx: Transaction,
  shelf: { companyId: string; branchId: string },
  lines: readonly CartLine[],
): Promise<{ taken: Map<string, Taken>; rejected: CartLine[] }> {
  const wishes = [...piecesOf(lines)].map(([dishId, qty]) => ({ dishId, qty }));
  const taken = await takePortions(tx, shelf, wishes);
  const rejected = lines.filter(({ item }) =>
    portionsOf(item).some(({ dish_id }) => taken.get(dish_id) === 'rejected'),
  );
  return { taken, rejected };
}
