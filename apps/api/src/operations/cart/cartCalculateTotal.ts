import type { Handler } from '../../http/handlers.ts';
import { findCartLines } from '../../ordering/cart-lines.ts';
import { findCart } from '../../ordering/carts.ts';
import { ownerOf } from '../identity.ts';
import { viewTotal } from './total-view.ts';

/** What the cart would cost if it were ordered now. */
export const cartCalculateTotal: Handler<'cartCalculateTotal'> = async (context, { body }) => {
  const { db, company } = context;
  const owner = await ownerOf(context, body);
  const cart = await findCart(db, company.id, owner);
  if (cart === null) return viewTotal([], null);
  return viewTotal(await findCartLines(db, company.id, cart), cart.delivery_method);
};
