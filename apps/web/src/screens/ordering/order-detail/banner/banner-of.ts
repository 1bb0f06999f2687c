import type { SalesOrder } from '@claypot/sdk';

type Shown = Pick<SalesOrder, 'status' | 'cancel_reason' | 'payment_processing' | 'refund_status'>;

/** Text keys for a refund, which replace the statement that nothing was charged. */
const REFUNDS = {
  UNDER_WAY: 'refund_UNDER_WAY',
  DONE: 'refund_DONE',
  FAILED: 'refund_FAILED',
} as const;

/**
 * Returns the banner's look and text keys. `text` is null for a cancelled order without reason or
 * refund.
 */
export function bannerOf({ status, cancel_reason, payment_processing, refund_status }: Shown) {
  switch (status) {
    case 'MAKING PAYMENT':
      return payment_processing
        ? ({ look: 'processing', title: 'processingTitle', text: 'processingText' } as const)
        : ({ look: 'unpaid', title: 'unpaidTitle', text: 'unpaidText' } as const);
    case 'CANCELLED': {
      const text = refund_status === null ? cancel_reason : REFUNDS[refund_status];
      return { look: 'cancelled', title: 'cancelledTitle', text } as const;
    }
    case 'PREPARING':
      return { look: 'warm', title: 'thanks', text: 'bannerPreparing' } as const;
    case 'READY':
      return { look: 'ready', title: 'bannerReadyTitle', text: 'bannerReady' } as const;
    case 'DELIVERING':
      return { look: 'warm', title: 'thanks', text: 'bannerDelivering' } as const;
    case 'COMPLETED':
      return { look: 'calm', title: 'thanks', text: 'bannerCompleted' } as const;
    default:
      return { look: 'warm', title: 'thanks', text: 'bannerOther' } as const;
  }
}
