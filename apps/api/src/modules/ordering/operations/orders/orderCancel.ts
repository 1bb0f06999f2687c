import type { Handler } from '../../../../contract/handlers.ts';
import type { Queryable } from '../../../../platform/db/db.ts';
import type { Company } from '../../../../platform/http/origin/companies.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { type Owner, ownerOf } from '../../../identity/index.ts';
import { cancelUnpaid } from '../../../payments/index.ts';
import { findOrder, type Order } from '../../orders/order-reads.ts';
import { orderPayable } from '../../progress/order-payable.ts';
import { viewOrderDetail } from './order-detail-view.ts';

/** Cancels an unpaid order and voids its payment. A repeated request gets the same response. */
export const orderCancel: Handler<'orderCancel'> = async (context, { path, body }) => {
  const { db, company } = context;
  const owner = await ownerOf(context, body);
  const order = await requireOrder(db, company, owner, path.id);
  const viewCancelled = async (tx: Queryable) => {
    const now = await requireOrder(tx, company, owner, path.id);
    return now.status === 'CANCELLED' ? viewOrderDetail(tx, context, now) : null;
  };
  const sales_order =
    order.status === 'MAKING PAYMENT'
      ? await cancelUnpaid(context, unpaidOf(order), 'CUSTOMER_CANCELLED', viewCancelled)
      : await viewCancelled(db);
  if (sales_order === null) throw new ApiError('ORDER_NOT_CANCELLABLE');
  return { sales_order };
};

function unpaidOf({ id, payment_id, final_total_amount: amount }: Order) {
  return { order_id: id, top_up_id: null, payment_id, amount, payable: orderPayable(id) };
}

async function requireOrder(
  db: Queryable,
  company: Company,
  owner: Owner,
  id: string,
): Promise<Order> {
  const order = await findOrder(db, company.id, owner, id);
  if (order === null) throw new ApiError('NOT_FOUND');
  return order;
}
