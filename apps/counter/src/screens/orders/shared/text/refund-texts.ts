/** Text keys of the names in the contract of refunds. */
import type { RefundView } from '@claypot/counter/orders';
import type { RefundReason } from '@claypot/sdk/counter';

export const REFUND_REASON_TEXTS = {
  REJECTED: 'reason_REJECTED',
  UNAVAILABLE: 'reason_UNAVAILABLE',
  MISSING_ITEM: 'reason_MISSING_ITEM',
  WRONG_ITEM: 'reason_WRONG_ITEM',
  QUALITY: 'reason_QUALITY',
  LATE: 'reason_LATE',
  OVERCHARGED: 'reason_OVERCHARGED',
  GOODWILL: 'reason_GOODWILL',
  OTHER: 'reason_OTHER',
} as const satisfies Record<RefundReason, string>;

export const REFUND_STATUS_TEXTS = {
  UNDER_WAY: 'status_UNDER_WAY',
  DONE: 'status_DONE',
  FAILED: 'status_FAILED',
  SETTLED: 'status_SETTLED',
} as const satisfies Record<RefundView['status'], string>;
