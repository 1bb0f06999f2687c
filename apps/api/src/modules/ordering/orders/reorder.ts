import { ofOrder } from '../../../platform/db/company-of.ts';
import type { Queryable, Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { MenuAt } from '../../../platform/http/origin/companies.ts';
import type { Choice } from '../../menu/index.ts';
import { addToCart, type ItemReference } from '../cart/cart-additions.ts';
import { type CartLine, findCartLines } from '../cart/cart-lines.ts';
import { bindCart, type Cart, type CartMethod, ofCart } from '../cart/carts.ts';

/** A line of an earlier order, as input for a cart. */
type OldLine = ItemReference & { readonly selection: Choice[]; readonly qty: number };

export interface RefilledCart {
  readonly cart: Cart;
  /** Lines now in the cart. */
  readonly added: readonly CartLine[];
  /** Skipped lines with their reasons. */
  readonly skipped: readonly CartLine[];
}

/**
 * Empties a locked cart and adds the items of an earlier order. Skips items that are not available;
 * uses the current menu and prices.
 */
export async function refillCart(
  tx: Transaction,
  company: MenuAt,
  cart: Cart,
  order: { readonly id: string; readonly branchId: string; readonly method: CartMethod },
  makeId: () => string,
  now: Temporal.Instant,
): Promise<RefilledCart> {
  await tx.execute(sql`delete from cart_lines where ${ofCart(cart)}`);
  await bindCart(tx, cart, order.branchId, order.method, now);
  const bound = { ...cart, branch_id: order.branchId, delivery_method: order.method };
  for (const { selection, qty, ...item } of await findOldLines(tx, order.id)) {
    await addToCart(
      tx,
      company.id,
      bound,
      { lineId: makeId(), item, choices: selection, qty },
      now,
    );
  }
  const lines = await findCartLines(tx, company, bound);
  const skipped = lines.filter(({ unavailable }) => unavailable !== null);
  await tx.execute(sql`
    delete from cart_lines
    where ${ofCart(cart)} and id = any(${skipped.map(({ id }) => id)})`);
  return { cart: bound, added: lines.filter(({ unavailable }) => unavailable === null), skipped };
}

function findOldLines(db: Queryable, orderId: string): Promise<OldLine[]> {
  return db.query(sql`
    select dish_id, package_id, hot_deal_id, selection, qty
    from (
      select null as dish_id, package_id, hot_deal_id, selection, qty, 1 as part, position
      from order_packages where ${ofOrder(orderId)}
      union all
      select dish_id, null, null, selection, qty, 2, position
      from order_lines where ${ofOrder(orderId)} and package_position is null
    ) old
    order by part, position`);
}
