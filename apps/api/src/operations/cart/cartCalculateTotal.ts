import type { Handler } from '../../http/handlers.ts';
import { findBuyer } from '../../ordering/buyer.ts';
import { findCartLines } from '../../ordering/cart-lines.ts';
import { findCart } from '../../ordering/carts.ts';
import { ownerOf } from '../identity.ts';
import { viewTotal } from './total-view.ts';

/** What the cart would cost if it were ordered now. */
export const cartCalculateTotal: Handler<'cartCalculateTotal'> = async (context, { body }) => {
  const { db, company, now } = context;
  const owner = await ownerOf(context, body);
  const cart = await findCart(db, company.id, owner);
  const lines = cart === null ? [] : await findCartLines(db, company, cart);
  const buyer = await findBuyer(db, company.id, owner, now);
  return viewTotal(lines, { method: cart?.delivery_method ?? null, buyer });
};
