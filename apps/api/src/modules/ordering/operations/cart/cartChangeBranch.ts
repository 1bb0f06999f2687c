import type { Handler } from '../../../../contract/handlers.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { findBranch } from '../../../company/index.ts';
import { ownerOf } from '../../../identity/index.ts';
import { findCartLines } from '../../cart/cart-lines.ts';
import { bindCart, lockCart } from '../../cart/carts.ts';
import { viewCart } from './cart-view.ts';

/**
 * Moves the cart with all of its lines to another branch. Marks lines that are not available there.
 */
export const cartChangeBranch: Handler<'cartChangeBranch'> = async (context, { body }) => {
  const { db, company, now } = context;
  const owner = await ownerOf(context, body);
  return db.transaction(async (tx) => {
    const branch = await findBranch(tx, company, body.branch_id);
    if (branch === null) throw new ApiError('NOT_FOUND');
    const cart = await lockCart(tx, company.id, owner);
    // A cart without lines is not bound to a branch.
    if (cart === null || (await findCartLines(tx, company, cart)).length === 0) {
      return viewCart(tx, context, null);
    }
    await bindCart(tx, cart, branch.id, body.delivery_method, now);
    const moved = { ...cart, branch_id: branch.id, delivery_method: body.delivery_method };
    return viewCart(tx, context, moved);
  });
};
