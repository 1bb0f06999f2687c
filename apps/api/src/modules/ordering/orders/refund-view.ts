import type { Wire } from '../../../contract/wire.ts';
import { isRefund, type PaymentState, type RefundState } from '../../payments/index.ts';

const REFUND_STATUS = {
  refund_due: 'UNDER_WAY',
  refunding: 'UNDER_WAY',
  refunded: 'DONE',
  refund_failed: 'FAILED',
} as const satisfies Record<RefundState, Wire['SalesOrder']['refund_status']>;

/** Returns the state of a refund; null if there is none. */
export function viewRefund(state: PaymentState): Wire['SalesOrder']['refund_status'] {
  return isRefund(state) ? REFUND_STATUS[state] : null;
}
