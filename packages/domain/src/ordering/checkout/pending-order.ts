import type { CancelReason } from '@claypot/sdk';
import type { PendingOrder } from './checkout.types.ts';

/** The part of any answer about an order that checkout follows. */
export interface OrderAnswer {
  id: string;
  /** One of the order statuses; one that is not known here counts as paid for. */
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
