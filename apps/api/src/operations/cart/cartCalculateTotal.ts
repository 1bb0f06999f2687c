import type { Handler } from '../../http/handlers.ts';
import { findCartLines } from '../../ordering/cart-lines.ts';
import { findCart } from '../../ordering/carts.ts';
import { ownerOf } from '../identity.ts';
import { viewTotal } from './total-view.ts';

/** What the cart would cost if it were ordered now. */
export const cartCalculateTotal: Handler<'cartCalculateTotal'> = async (
  { db, company },
  { body },
) => {
  const cart = await findCart(db, company.id, ownerOf(body));
  if (cart === null) return viewTotal([], null);
  return viewTotal(await findCartLines(db, company.id, cart), cart.delivery_method);
};
