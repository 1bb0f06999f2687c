import { openPaymentSession, type SessionDependencies } from '../payments/payment-session.ts';
import type { PlacedOrder } from './placed-orders.ts';

/**
 * The card page of an order; null when it waits for no payment.
 *
 * @throws PaymentsUnavailable where the page is to be opened and the provider cannot be reached.
 */
export async function openOrderPayment(
  dependencies: SessionDependencies,
  order: PlacedOrder,
): Promise<string | null> {
  if (order.status !== 'MAKING PAYMENT') return null;
  const { payment_id, payment_url, final_total_amount, merchant, return_path } = order;
  const number = order.sales_order_tx_id;
  return openPaymentSession(dependencies, {
    payment_id,
    payment_url,
    amount: final_total_amount,
    merchant,
    description: { en: `Order ${number}`, zh_CN: `订单 ${number}` },
    return_path,
  });
}
