import type { Handler } from '../../../../contract/handlers.ts';
import type { Transaction } from '../../../../platform/db/db.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { ownerOf } from '../../../identity/index.ts';
import { findCartLines } from '../../cart/cart-lines.ts';
import { type Cart, lockCart, ofCart } from '../../cart/carts.ts';
import { viewCartLines } from './cart-view.ts';
import { itemUnavailable } from './errors.ts';

/** Sets the quantity of a line of its owner's cart. */
export const cartUpdate: Handler<'cartUpdate'> = async (context, { path, body }) => {
  const { db, company } = context;
  const owner = await ownerOf(context, body);
  return db.transaction(async (tx) => {
    const cart = await lockCart(tx, company.id, owner);
    if (cart === null) throw new ApiError('NOT_FOUND');
    const before = await readQty(tx, cart, path.id);
    await tx.execute(sql`
      update cart_lines set qty = ${body.qty}, updated_at = ${context.now}
      where ${ofCart(cart)} and id = ${path.id}`);
    const lines = await findCartLines(tx, company, cart);
    const line = lines.find(({ id }) => id === path.id);
    // Allow a lower quantity even if it is still unavailable.
    if (line && line.unavailable !== null && body.qty >= before) {
      throw itemUnavailable([line], context);
    }
    return viewCartLines(tx, context, cart, lines);
  });
};

async function readQty(tx: Transaction, cart: Cart, lineId: string): Promise<number> {
  const line = await tx.one<{ qty: number }>(
    sql`select qty from cart_lines where ${ofCart(cart)} and id = ${lineId}`,
  );
  if (line === null) throw new ApiError('NOT_FOUND');
  return line.qty;
}
