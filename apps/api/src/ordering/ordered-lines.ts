import type { Transaction } from '../db/db.ts';
import { type Sql, sql } from '../db/sql.ts';
import { lockCartOfOrder, releaseEmptyCart } from './carts.ts';

/**
 * Takes out of the owner's cart what an order bought, and nothing else: what was added to a line
 * since, and lines that came later, stay. Call it once an order, when it is paid.
 */
export async function removeOrderedLines(
  tx: Transaction,
  orderId: string,
  now: Temporal.Instant,
): Promise<void> {
  const cart = await lockCartOfOrder(tx, orderId);
  if (cart === null) return;
  // Two statements, because a quantity of zero is never stored.
  await tx.execute(sql`
    delete from cart_lines l using (${boughtBy(orderId)}) o
    where l.cart_id = ${cart.id} and l.id = o.cart_line_id and l.qty <= o.qty`);
  await tx.execute(sql`
    update cart_lines l set qty = l.qty - o.qty, updated_at = ${now}
    from (${boughtBy(orderId)}) o
    where l.cart_id = ${cart.id} and l.id = o.cart_line_id`);
  await releaseEmptyCart(tx, cart, now);
}

/** The cart lines an order was made from. The dishes of a package have none of their own. */
function boughtBy(orderId: string): Sql {
  return sql`
    select cart_line_id, qty from order_lines
    where order_id = ${orderId} and cart_line_id is not null
    union all
    select cart_line_id, qty from order_packages where order_id = ${orderId}`;
}
