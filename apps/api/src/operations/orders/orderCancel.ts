import type { Context } from '../../http/context.ts';
import type { Handler } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { findOrder, type Order } from '../../ordering/order-reads.ts';
import type { Owner } from '../../ordering/owner.ts';
import { cancelUnpaid } from '../../payments/unpaid-payments.ts';
import { ownerOf } from '../identity.ts';
import { viewOrderDetail } from './order-detail-view.ts';

/** Cancels an order that is not paid and voids its payment; asked again it answers the same. */
export const orderCancel: Handler<'orderCancel'> = async (context, { path, body }) => {
  const owner = await ownerOf(context, body);
  const order = await requireOrder(context, owner, path.id);
  if (order.status === 'MAKING PAYMENT') {
    const { id, payment_id, final_total_amount } = order;
    await cancelUnpaid(
      context,
      { order_id: id, top_up_id: null, payment_id, amount: final_total_amount },
      'CUSTOMER_CANCELLED',
    );
  }
  const cancelled = await requireOrder(context, owner, path.id);
  if (cancelled.status !== 'CANCELLED') throw new Refusal('ORDER_NOT_CANCELLABLE');
  return { sales_order: await viewOrderDetail(context, cancelled) };
};

async function requireOrder({ db, company }: Context, owner: Owner, id: string): Promise<Order> {
  const order = await findOrder(db, company.id, owner, id);
  if (order === null) throw new Refusal('NOT_FOUND');
  return order;
}
