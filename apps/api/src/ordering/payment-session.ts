import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import type { Payments } from '../gateways/payments/payments.ts';
import type { PlacedOrder } from './placed-orders.ts';

interface Dependencies {
  readonly db: Db;
  readonly payments: Payments;
  readonly now: Temporal.Instant;
}

/**
 * The card page of an order, opened with the provider if it was not yet. The order is stored before
 * the provider is asked and the reference is ours, so this may be interrupted anywhere and done
 * again: there is one session in the end. Null when the order waits for no payment.
 */
export async function openPaymentSession(
  { db, payments, now }: Dependencies,
  order: PlacedOrder,
): Promise<string | null> {
  if (order.status !== 'MAKING PAYMENT') return null;
  if (order.payment_url !== null) return order.payment_url;
  const { paymentUrl } = await payments.createSession({
    reference: order.payment_id,
    amount: order.final_total_amount,
    merchant: order.merchant,
    description: order.sales_order_tx_id,
    returnPath: order.return_path,
  });
  await db.execute(sql`
    update payments set payment_url = ${paymentUrl}, updated_at = ${now}
    where id = ${order.payment_id} and payment_url is null`);
  return paymentUrl;
}
