import type { PaymentOutcome } from '../../gateways/payments/payments.ts';

/** Payment status of an order or top-up. */
export type PayableStatus =
  | 'waiting'
  /** Cancelled, but still accepts money that arrives. */
  | 'abandoned'
  /** Paid, or accepts no more money: money that arrives is refunded. */
  | 'closed';

/** Reason for the cancellation of an unpaid order or top-up. */
export type UnpaidReason = 'PAYMENT_DECLINED' | 'PAYMENT_ABANDONED' | 'CUSTOMER_CANCELLED';

/** State of a payment in our database. */
export type PaymentState =
  | 'pending'
  /** The customer has finished; the bank has not confirmed the payment yet. */
  | 'processing'
  | 'approved'
  | 'declined'
  | 'cancelled'
  | 'voided'
  /** Charged for an order or top-up that was already closed. */
  | RefundState;

export type RefundState =
  | 'refund_due'
  /** The provider has accepted the refund; the bank is processing it. */
  | 'refunding'
  | 'refunded'
  /** The refund failed; staff must handle it. */
  | 'refund_failed';

const REFUND_STATES: ReadonlySet<PaymentState> = new Set<RefundState>([
  'refund_due',
  'refunding',
  'refunded',
  'refund_failed',
]);

/** Returns true if a refund of the payment is due, in progress, done or failed. */
export function isRefund(state: PaymentState): state is RefundState {
  return REFUND_STATES.has(state);
}

/** Changes caused by a provider's event. */
export interface Settlement {
  readonly payment: PaymentState;
  /** New status of the order or top-up; null if unchanged. */
  readonly newStatus: 'paid' | 'cancelled' | null;
  readonly reason: UnpaidReason | null;
}

/**
 * Returns the changes that an outcome causes for a payment and its order or top-up; null if none.
 * Webhooks arrive repeatedly, late and in any order, so states never go backwards: charged money
 * stays charged, and money for a closed order is refunded.
 */
export function settle(
  payment: PaymentState,
  payableStatus: PayableStatus,
  outcome: PaymentOutcome,
): Settlement | null {
  if (outcome === 'approved') return settleApproval(payment, payableStatus);
  if (payment !== 'pending' && payment !== 'processing') return null;
  if (outcome === 'processing') {
    return payment === 'pending' ? { payment: outcome, newStatus: null, reason: null } : null;
  }
  const cancels = payableStatus === 'waiting';
  return {
    payment: outcome,
    newStatus: cancels ? 'cancelled' : null,
    reason: cancels ? REASONS[outcome] : null,
  };
}

const REASONS = {
  declined: 'PAYMENT_DECLINED',
  cancelled: 'CUSTOMER_CANCELLED',
} as const satisfies Record<'declined' | 'cancelled', UnpaidReason>;

function settleApproval(payment: PaymentState, payableStatus: PayableStatus): Settlement | null {
  if (payment === 'approved' || isRefund(payment)) return null;
  if (payableStatus === 'closed') return { payment: 'refund_due', newStatus: null, reason: null };
  return { payment: 'approved', newStatus: 'paid', reason: null };
}
