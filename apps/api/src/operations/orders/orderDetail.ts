import type { Handler } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { findOrder } from '../../ordering/order-reads.ts';
import { ownerOf } from '../identity.ts';
import { viewOrderDetail } from './order-detail-view.ts';

/** One order of its owner. */
export const orderDetail: Handler<'orderDetail'> = async (context, { path, body }) => {
  const { db, company } = context;
  const order = await findOrder(db, company.id, await ownerOf(context, body), path.id);
  if (order === null) throw new Refusal('NOT_FOUND');
  return { sales_order: await viewOrderDetail(context.db, context, order) };
};
