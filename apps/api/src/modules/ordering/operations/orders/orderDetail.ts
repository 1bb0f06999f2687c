import type { Handler } from '../../../../contract/handlers.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { ownerOf } from '../../../identity/index.ts';
import { findOrder } from '../../orders/order-reads.ts';
import { viewOrderDetail } from './order-detail-view.ts';

/** Returns one order of its owner. */
export const orderDetail: Handler<'orderDetail'> = async (context, { path, body }) => {
  const { db, company } = context;
  const order = await findOrder(db, company.id, await ownerOf(context, body), path.id);
  if (order === null) throw new ApiError('NOT_FOUND');
  return { sales_order: await viewOrderDetail(context.db, context, order) };
};
