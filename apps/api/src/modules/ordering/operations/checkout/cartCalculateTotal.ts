import type { Handler } from '../../../../contract/handlers.ts';
import { ownerOf } from '../../../identity/index.ts';
import { findBuyer } from '../../cart/buyer.ts';
import { findCartLines } from '../../cart/cart-lines.ts';
import { findCart } from '../../cart/carts.ts';
import { viewTotal } from '../cart/total-view.ts';

/**
 * Returns the total of the cart if it were ordered now, without delivery fee, voucher and points.
 */
export const cartCalculateTotal: Handler<'cartCalculateTotal'> = async (context, { body }) => {
  const { db, company, now } = context;
  const owner = await ownerOf(context, body);
  const cart = await findCart(db, company.id, owner);
  const lines = cart === null ? [] : await findCartLines(db, company, cart);
  const buyer = await findBuyer(db, company.id, owner, now);
  return viewTotal(lines, { method: cart?.delivery_method ?? null, buyer });
};
