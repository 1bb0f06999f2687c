import { isUnpaidReason } from '@claypot/domain/ordering';
import type { SalesOrder } from '@claypot/sdk';

type Shown = Pick<
  SalesOrder,
  'status' | 'cancel_reason' | 'payment_processing' | 'refund_status'
> & {
  /** What the branch wrote to the customer; absent on a receipt. */
  readonly cancel_text?: string | null;
};

/** Text keys for a payment that arrived too late, instead of the statement that nothing was charged. */
const LATE_REFUNDS = {
  UNDER_WAY: 'refund_UNDER_WAY',
  DONE: 'refund_DONE',
  FAILED: 'refund_FAILED',
} as const;

/** Text keys for the refund of an order that the branch rejected. */
const REFUNDS = {
  UNDER_WAY: 'refunding',
  DONE: 'refunded',
  FAILED: 'refundFailed',
} as const;

/**
 * Returns the banner's look and text keys. `text` is null for a cancelled order without reason or
 * refund. `note` is a sentence of the branch itself, and `more` follows the text.
 */
export function bannerOf(order: Shown) {
  return { note: null, more: null, ...wordsOf(order) };
}

function wordsOf(order: Shown) {
  switch (order.status) {
    case 'MAKING PAYMENT':
      return order.payment_processing
        ? ({ look: 'processing', title: 'processingTitle', text: 'processingText' } as const)
        : ({ look: 'unpaid', title: 'unpaidTitle', text: 'unpaidText' } as const);
    case 'CANCELLED':
      return cancellationOf(order);
    case 'PENDING':
      return { look: 'processing', title: 'pendingTitle', text: 'bannerPending' } as const;
    case 'PREPARING':
      return { look: 'warm', title: 'thanks', text: 'bannerPreparing' } as const;
    case 'READY':
      return { look: 'ready', title: 'bannerReadyTitle', text: 'bannerReady' } as const;
    case 'DELIVERING':
      return { look: 'warm', title: 'thanks', text: 'bannerDelivering' } as const;
    case 'COMPLETED':
      return { look: 'calm', title: 'thanks', text: 'bannerCompleted' } as const;
    case 'NOT_COLLECTED':
      return { look: 'cancelled', title: 'notCollectedTitle', text: 'bannerNotCollected' } as const;
    default:
      return { look: 'warm', title: 'thanks', text: 'bannerOther' } as const;
  }
}

function cancellationOf({ cancel_reason: reason, cancel_text, refund_status }: Shown) {
  const common = { look: 'cancelled', title: 'cancelledTitle' } as const;
  if (reason === null || isUnpaidReason(reason)) {
    return { ...common, text: refund_status === null ? reason : LATE_REFUNDS[refund_status] };
  }
  return {
    ...common,
    text: reason === 'OTHER' ? null : reason,
    note: reason === 'OTHER' ? (cancel_text ?? null) : null,
    more: refund_status === null ? null : REFUNDS[refund_status],
  };
}
