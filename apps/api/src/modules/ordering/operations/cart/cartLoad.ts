import type { Handler } from '../../../../contract/handlers.ts';
import { ownerOf } from '../../../identity/index.ts';
import { findCart } from '../../cart/carts.ts';
import { viewCart } from './cart-view.ts';

/** Returns the cart, which is empty if the owner has none. */
export const cartLoad: Handler<'cartLoad'> = async (context, { body }) => {
  const { db, company } = context;
  return viewCart(db, context, await findCart(db, company.id, await ownerOf(context, body)));
};
