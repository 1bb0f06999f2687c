import type { OrderTotal } from '@claypot/domain/pricing';
import type { Transaction } from '../db/db.ts';
import { type CartLine, findCartLines } from './cart-lines.ts';
import { priceCart } from './cart-price.ts';
import { type Cart, lockCart } from './carts.ts';
import type { Owner } from './owner.ts';
import { type Portions, type Taken, takePortions } from './portions.ts';

/** A cart about to be ordered, locked. */
export interface Checkout {
  readonly cart: Cart;
  readonly lines: readonly CartLine[];
  readonly total: OrderTotal;
}

/** The owner's cart, locked, with what it costs now. Null where there is nothing in it. */
export async function lockCheckout(
  tx: Transaction,
  companyId: string,
  owner: Owner,
): Promise<Checkout | null> {
  const cart = await lockCart(tx, companyId, owner);
  const lines = cart === null ? [] : await findCartLines(tx, companyId, cart);
  if (cart === null || lines.length === 0) return null;
  return { cart, lines, total: priceCart(lines, cart.delivery_method) };
}

/** Takes the portions the lines need; `refused` are the lines that came too late. */
export async function takeForLines(
  tx: Transaction,
  shelf: { companyId: string; branchId: string },
  lines: readonly CartLine[],
): Promise<{ taken: Map<string, Taken>; refused: CartLine[] }> {
  const taken = await takePortions(tx, shelf, portionsOf(lines));
  return { taken, refused: lines.filter(({ dish }) => taken.get(dish.id) === 'refused') };
}

function portionsOf(lines: readonly CartLine[]): Portions[] {
  const byDish = Map.groupBy(lines, ({ dish }) => dish.id);
  return [...byDish].map(([dishId, same]) => ({
    dishId,
    qty: same.reduce((sum, { qty }) => sum + qty, 0),
  }));
}
