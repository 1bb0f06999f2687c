import type { CancelReason, UnpaidReason } from '@claypot/sdk';

const UNPAID: readonly CancelReason[] = [
  'PAYMENT_DECLINED',
  'PAYMENT_ABANDONED',
  'CUSTOMER_CANCELLED',
] satisfies UnpaidReason[];

/** Returns true if nothing was paid. Otherwise the branch rejected a paid order. */
export function isUnpaidReason(reason: CancelReason): reason is UnpaidReason {
  return UNPAID.includes(reason);
}

/** Text key of a cancellation at the checkout, where all reasons of the branch read alike. */
export function checkoutCancelKey(
  reason: CancelReason | null,
): UnpaidReason | 'BRANCH_REFUSED' | 'cancelled' {
  if (reason === null) return 'cancelled';
  return isUnpaidReason(reason) ? reason : 'BRANCH_REFUSED';
}
