import { openPaymentSession, type SessionDependencies } from '../../payments/index.ts';
import { addReceipt } from '../orders/order-receipt.ts';
import type { PlacedOrder } from './placed-orders.ts';

/**
 * Returns the URL of an order's payment page; null if it does not wait for a payment.
 *
 * @throws PaymentsUnavailable if the page must be created and the provider cannot be reached.
 */
export async function openOrderPayment(
  dependencies: SessionDependencies & { readonly memberKey: Uint8Array },
  order: PlacedOrder,
): Promise<string | null> {
  if (order.status !== 'MAKING PAYMENT') return null;
  const { sales_order_tx_id: number, final_total_amount: amount } = order;
  const description = { en: `Order ${number}`, zh_CN: `订单 ${number}` };
  const return_path = addReceipt(dependencies.memberKey, order.return_path);
  return openPaymentSession(dependencies, { ...order, amount, description, return_path });
}
