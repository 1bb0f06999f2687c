import type { PaymentOutcome } from '../gateways/payments/payments.ts';
import type { CancelReason, OrderStatus } from './order-status.ts';

/** How a payment stands with us. `refund_due`: paid for an order that is cancelled. */
export type PaymentState =
  | 'pending'
  | 'approved'
  | 'declined'
  | 'cancelled'
  | 'voided'
  | 'refund_due';

/** What a provider's word changes. */
export interface Settlement {
  readonly payment: PaymentState;
  /** Where the order goes, or null where it stays. */
  readonly order: 'PREPARING' | 'CANCELLED' | null;
  readonly reason: CancelReason | null;
}

/**
 * What becomes of a payment and its order when the provider reports an outcome, or null where it
 * changes nothing. Webhooks come twice, late and in any order, so this never goes backwards: money
 * that was taken stays taken, and money that comes for a cancelled order is owed back.
 */
export function settle(
  payment: PaymentState,
  order: OrderStatus,
  outcome: PaymentOutcome,
): Settlement | null {
  if (outcome === 'approved') return settleApproval(payment, order);
  if (payment !== 'pending') return null;
  const cancels = order === 'MAKING PAYMENT';
  return {
    payment: outcome,
    order: cancels ? 'CANCELLED' : null,
    reason: cancels ? REASONS[outcome] : null,
  };
}

const REASONS = {
  declined: 'PAYMENT_DECLINED',
  cancelled: 'CUSTOMER_CANCELLED',
} as const satisfies Record<Exclude<PaymentOutcome, 'approved'>, CancelReason>;

function settleApproval(payment: PaymentState, order: OrderStatus): Settlement | null {
  if (payment === 'approved' || payment === 'refund_due') return null;
  if (order === 'MAKING PAYMENT') return { payment: 'approved', order: 'PREPARING', reason: null };
  return { payment: 'refund_due', order: null, reason: null };
}
