import type { Handler } from '../../../../contract/handlers.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { ownerOf } from '../../../identity/index.ts';
import { findCart, lockCart, ofCart, releaseEmptyCart } from '../../cart/carts.ts';
import { viewCart } from './cart-view.ts';

/** Removes a line from its owner's cart. */
export const cartDelete: Handler<'cartDelete'> = async (context, { path, body }) => {
  const { db, company, now } = context;
  const owner = await ownerOf(context, body);
  return db.transaction(async (tx) => {
    const cart = await lockCart(tx, company.id, owner);
    if (cart === null) throw new ApiError('NOT_FOUND');
    const deleted = await tx.execute(
      sql`delete from cart_lines where ${ofCart(cart)} and id = ${path.id}`,
    );
    if (deleted === 0) throw new ApiError('NOT_FOUND');
    await releaseEmptyCart(tx, cart, now);
    return viewCart(tx, context, await findCart(tx, company.id, owner));
  });
};
