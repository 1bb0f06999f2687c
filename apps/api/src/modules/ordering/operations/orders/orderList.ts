import type { Handler } from '../../../../contract/handlers.ts';
import { ownerOf } from '../../../identity/index.ts';
import { findOrderContents, findOrders } from '../../orders/order-reads.ts';
import { findOpenAmounts } from './dine-in-reads.ts';
import { viewOrder } from './order-view.ts';

/** Maximum number of orders returned. */
const NEWEST = 100;

/** Lists the owner's orders, newest first, including unpaid ones. */
export const orderList: Handler<'orderList'> = async (context, { body }) => {
  const { db, company } = context;
  const orders = await findOrders(db, company.id, await ownerOf(context, body), NEWEST);
  const ids = orders.map(({ id }) => id);
  const contentsOf = await findOrderContents(db, company.id, ids);
  const openAmountsOf = await findOpenAmounts(db, company.id, ids);
  return {
    sales_order_list: orders.map((order) =>
      viewOrder(order, contentsOf(order.id), context, openAmountsOf(order.id)),
    ),
  };
};
