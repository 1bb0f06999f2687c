import type { Handler } from '../../../../contract/handlers.ts';
import { ownerOf } from '../../../identity/index.ts';
import { findOrderContents, findOrders } from '../../orders/order-reads.ts';
import { findOpenAmounts } from './dine-in-reads.ts';
import { viewOrder } from './order-view.ts';

/** Returns the owner's newest order, or null. */
export const lastOrder: Handler<'lastOrder'> = async (context, { body }) => {
  const { db, company } = context;
  const [order] = await findOrders(db, company.id, await ownerOf(context, body), 1);
  if (order === undefined) return null;
  const contentsOf = await findOrderContents(db, company.id, [order.id]);
  const openAmountsOf = await findOpenAmounts(db, company.id, [order.id]);
  return viewOrder(order, contentsOf(order.id), context, openAmountsOf(order.id));
};
