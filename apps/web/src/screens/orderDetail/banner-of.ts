import type { SalesOrder } from '@claypot/sdk';

/** How the banner looks and what it says, in catalogue keys. */
export function bannerOf({ status, cancel_reason }: Pick<SalesOrder, 'status' | 'cancel_reason'>) {
  switch (status) {
    case 'MAKING PAYMENT':
      return { look: 'unpaid', title: 'unpaidTitle', text: 'unpaidText' } as const;
    case 'CANCELLED':
      return { look: 'cancelled', title: 'cancelledTitle', text: cancel_reason } as const;
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
