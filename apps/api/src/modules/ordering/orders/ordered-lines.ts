import { ofOrder } from '../../../platform/db/company-of.ts';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { lockCartOfOrder, ofCart } from '../cart/carts.ts';

/**
 * Removes the lines of an order from the owner's cart. Unbinds the cart from its branch if no line
 * is left. Keeps pieces added since, lines with changed choices, and later lines. Call it once per
 * order, on payment.
 */
export async function removeOrderedLines(
  tx: Transaction,
  orderId: string,
  now: Temporal.Instant,
): Promise<void> {
  const cart = await lockCartOfOrder(tx, orderId);
  if (cart === null) return;
  // All parts of the statement see the same snapshot, so the last one still sees the deleted lines
  // and must exclude them.
  await tx.execute(sql`
    with bought as (
      select cart_line_id, qty, selection from order_lines
      where ${ofOrder(orderId)} and cart_line_id is not null
      union all
      select cart_line_id, qty, selection from order_packages where ${ofOrder(orderId)}
    ), taken as (
      delete from cart_lines l using bought b
      where l.company_id = ${cart.company_id} and l.cart_id = ${cart.id} and l.id = b.cart_line_id
        and l.selection = b.selection
        and l.qty <= b.qty
      returning l.id
    ), lessened as (
      update cart_lines l set qty = l.qty - b.qty, updated_at = ${now}
      from bought b
      where l.company_id = ${cart.company_id} and l.cart_id = ${cart.id} and l.id = b.cart_line_id
        and l.selection = b.selection
        and l.qty > b.qty
    )
    update carts set branch_id = null, delivery_method = null, updated_at = ${now}
    where company_id = ${cart.company_id} and id = ${cart.id} and not exists (
      select from cart_lines where ${ofCart(cart)} and id not in (select id from taken)
    )`);
}
