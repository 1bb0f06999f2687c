import type { CancelReason, Cents } from '@claypot/sdk';
import type { PendingOrder } from './checkout.types.ts';

/** The fields of an order response that checkout uses. */
export interface OrderAnswer {
  id: string;
  sales_order_tx_id: string;
  final_total_amount: Cents;
  /** An order status. Unknown statuses count as paid. */
  status: string;
  payment_url: string | null;
  cancel_reason?: CancelReason | null;
  payment_processing?: boolean;
  payment_expires_at?: string | null;
}

export function pendingOrder({
  cancel_reason,
  final_total_amount,
  id,
  payment_expires_at = null,
  payment_processing = false,
  payment_url,
  sales_order_tx_id,
  status,
}: OrderAnswer): PendingOrder {
  return {
    id,
    payment_url,
    status: statusOf(status),
    processing: payment_processing,
    outcome: cancel_reason ?? null,
    payBefore: payment_expires_at === null ? null : Temporal.Instant.from(payment_expires_at),
    placed: { number: sales_order_tx_id, total: final_total_amount },
  };
}

function statusOf(status: string): PendingOrder['status'] {
  if (status === 'MAKING PAYMENT') return 'unpaid';
  return status === 'CANCELLED' ? 'cancelled' : 'paid';
}
