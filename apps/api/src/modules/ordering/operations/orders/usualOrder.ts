import type { Handler } from '../../../../contract/handlers.ts';
import { ownerOf } from '../../../identity/index.ts';
import { findOrderContents, findOrders } from '../../orders/order-reads.ts';
import { usualOrder as usualOf } from '../../orders/usual-order.ts';
import { viewOrder } from './order-view.ts';

/** Number of newest orders to search. */
const RECENT_ORDERS = 30;

/** Returns the order that the owner repeats at this time of day, or null. */
export const usualOrder: Handler<'usualOrder'> = async (context, { body }) => {
  const { company, db, now } = context;
  const orders = await findOrders(db, company.id, await ownerOf(context, body), RECENT_ORDERS);
  if (orders.length === 0) return null;
  const contentsOf = await findOrderContents(
    db,
    company.id,
    orders.map(({ id }) => id),
  );
  const usual = usualOf(orders, contentsOf, now);
  return usual && viewOrder(usual, contentsOf(usual.id), context);
};
