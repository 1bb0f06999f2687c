import type { CancelReason } from '@claypot/sdk';
import type { PendingOrder } from './checkout.types.ts';

/** The fields of an order response that checkout uses. */
export interface OrderAnswer {
  id: string;
  /** An order status. Unknown statuses count as paid. */
  status: string;
  payment_url: string | null;
  cancel_reason?: CancelReason | null;
  payment_processing?: boolean;
}

export function pendingOrder({
  cancel_reason,
  id,
  payment_processing = false,
  payment_url,
  status,
}: OrderAnswer): PendingOrder {
  return {
    id,
    payment_url,
    status: statusOf(status),
    processing: payment_processing,
    outcome: cancel_reason ?? null,
  };
}

function statusOf(status: string): PendingOrder['status'] {
  if (status === 'MAKING PAYMENT') return 'unpaid';
  return status === 'CANCELLED' ? 'cancelled' : 'paid';
}
