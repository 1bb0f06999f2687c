import { formatMoneyString } from '@claypot/sdk';
import type { Handler } from '../../../../contract/handlers.ts';
import { wireInstant } from '../../../../contract/wire.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { inLanguage } from '../../../../shared/text/translated-text.ts';
import { findBranchEver } from '../../../company/index.ts';
import { findOrderSince, type Order } from '../../orders/order-reads.ts';
import { isReceiptOf, RECEIPT_HOURS } from '../../orders/order-receipt.ts';
import { viewRefund } from '../../orders/refund-view.ts';

/**
 * Returns the public data of an order to anyone with its receipt token. Checks the token before it
 * reads the database.
 */
export const orderReceipt: Handler<'orderReceipt'> = async (context, { body }) => {
  const { company, db, language, memberKey, now } = context;
  if (!isReceiptOf(memberKey, body.order_id, body.receipt)) throw new ApiError('NOT_FOUND');
  const since = now.subtract({ hours: RECEIPT_HOURS });
  const order = await findOrderSince(db, company.id, body.order_id, since);
  if (order === null) throw new ApiError('NOT_FOUND');
  const branch = await findBranchEver(db, company.id, order.branch_id);
  if (branch === null) throw new ApiError('NOT_FOUND');
  return {
    id: order.id,
    sales_order_tx_id: order.sales_order_tx_id,
    status: order.status,
    created_time: wireInstant(order.created_at, order.time_zone),
    delivery_method: order.delivery_method,
    branch_name: inLanguage(order.branch_name, language),
    branch_contact_no: branch.contact_no,
    final_total_amount: formatMoneyString(order.final_total_amount),
    paid: isPaid(order),
    payment_processing: order.status === 'MAKING PAYMENT' && order.payment_state === 'processing',
    refund_status: viewRefund(order),
    cancel_reason: order.cancel_reason,
  };
};

/** Returns true if the payment was collected and something of it is not refunded. */
function isPaid({ payment_state, status, refunds_amount, final_total_amount }: Order): boolean {
  if (payment_state !== 'approved' || status === 'CANCELLED') return false;
  return refunds_amount === null || refunds_amount < final_total_amount;
}
