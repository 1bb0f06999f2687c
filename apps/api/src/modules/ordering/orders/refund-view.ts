import { cents } from '@claypot/sdk';
import type { Wire } from '../../../contract/wire.ts';
import {
  isRefund,
  type PaymentState,
  type RefundState,
  type RefundSummary,
} from '../../payments/index.ts';

type RefundStatus = Wire['SalesOrder']['refund_status'];

const REFUND_STATUS = {
  refund_due: 'UNDER_WAY',
  refunding: 'UNDER_WAY',
  refunded: 'DONE',
  refund_failed: 'FAILED',
} as const satisfies Record<RefundState, RefundStatus>;

const SUMMARY_STATUS = {
  refunding: 'UNDER_WAY',
  refunded: 'DONE',
  failed: 'FAILED',
} as const satisfies Record<NonNullable<RefundSummary['refunds_state']>, RefundStatus>;

type RefundedOrder = RefundSummary & { readonly payment_state: PaymentState };

/**
 * Returns the state of an order's refunds together; null if there is none. A payment that arrived
 * too late is refunded as a whole.
 */
export function viewRefund({ payment_state, refunds_state }: RefundedOrder): RefundStatus {
  if (refunds_state !== null) return SUMMARY_STATUS[refunds_state];
  return isRefund(payment_state) ? REFUND_STATUS[payment_state] : null;
}

/**
 * Returns the amount that is refunded or being refunded, in cents.
 * @param total what the order has cost.
 */
export function refundedAmount<Total extends number>(
  { payment_state, refunds_amount }: RefundedOrder,
  total: Total,
) {
  if (refunds_amount !== null) return refunds_amount;
  return isRefund(payment_state) ? cents(total) : cents(0);
}
