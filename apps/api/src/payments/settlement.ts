import type { PaymentOutcome } from '../gateways/payments/payments.ts';
import type { Standing, UnpaidReason } from './payable.ts';

/** How a payment stands with us. `refund_due`: collected for what took no money any more. */
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
  /** What becomes of what was to be paid, or null where it stays. */
  readonly becomes: 'paid' | 'cancelled' | null;
  readonly reason: UnpaidReason | null;
}

/**
 * What becomes of a payment, and of what it is for, when the provider reports an outcome, or null
 * where it changes nothing. Webhooks come twice, late and in any order, so this never goes
 * backwards: money that was taken stays taken, and money that comes for what is closed is owed back.
 */
export function settle(
  payment: PaymentState,
  standing: Standing,
  outcome: PaymentOutcome,
): Settlement | null {
  if (outcome === 'approved') return settleApproval(payment, standing);
  if (payment !== 'pending') return null;
  const cancels = standing === 'waiting';
  return {
    payment: outcome,
    becomes: cancels ? 'cancelled' : null,
    reason: cancels ? REASONS[outcome] : null,
  };
}

const REASONS = {
  declined: 'PAYMENT_DECLINED',
  cancelled: 'CUSTOMER_CANCELLED',
} as const satisfies Record<Exclude<PaymentOutcome, 'approved'>, UnpaidReason>;

function settleApproval(payment: PaymentState, standing: Standing): Settlement | null {
  if (payment === 'approved' || payment === 'refund_due') return null;
  if (standing === 'closed') return { payment: 'refund_due', becomes: null, reason: null };
  return { payment: 'approved', becomes: 'paid', reason: null };
}
