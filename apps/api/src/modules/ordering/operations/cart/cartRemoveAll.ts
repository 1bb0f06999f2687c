import type { Handler } from '../../../../contract/handlers.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { ownerOf } from '../../../identity/index.ts';
import { lockCart, ofCart, releaseEmptyCart } from '../../cart/carts.ts';
import { viewCart } from './cart-view.ts';

/** Removes all lines of the cart and its binding to a branch. */
export const cartRemoveAll: Handler<'cartRemoveAll'> = async (context, { body }) => {
  const { db, company, now } = context;
  const owner = await ownerOf(context, body);
  await db.transaction(async (tx) => {
    const cart = await lockCart(tx, company.id, owner);
    if (cart === null) return;
    await tx.execute(sql`delete from cart_lines where ${ofCart(cart)}`);
    await releaseEmptyCart(tx, cart, now);
  });
  return viewCart(db, context, null);
};
