import type { PaymentOutcome } from '../../gateways/payments/payments.ts';

/** How what is to be paid stands towards its payment. */
export type Standing =
  | 'waiting'
  /** It was given up, but takes money that comes all the same. */
  | 'given_up'
  /** It is paid, or takes no money any more: what comes is owed back. */
  | 'closed';

/** Why something was cancelled that was to be paid. */
export type UnpaidReason = 'PAYMENT_DECLINED' | 'PAYMENT_ABANDONED' | 'CUSTOMER_CANCELLED';

/** How a payment stands with us. */
export type PaymentState =
  | 'pending'
  /** The customer has done all there is to do; the bank has not said yet whether it pays. */
  | 'processing'
  | 'approved'
  | 'declined'
  | 'cancelled'
  | 'voided'
  /** Collected for what took no money any more. */
  | RefundState;

/** How far money has come that goes back. */
export type RefundState =
  | 'refund_due'
  /** The provider has taken it on, and the bank takes its time. */
  | 'refunding'
  | 'refunded'
  /** It did not come through: people have to see to it. */
  | 'refund_failed';

const REFUND_STATES: ReadonlySet<PaymentState> = new Set<RefundState>([
  'refund_due',
  'refunding',
  'refunded',
  'refund_failed',
]);

/** Does the money of such a payment go back, or has it gone? */
export function isRefund(state: PaymentState): state is RefundState {
  return REFUND_STATES.has(state);
}

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
  if (payment !== 'pending' && payment !== 'processing') return null;
  if (outcome === 'processing') {
    return payment === 'pending' ? { payment: outcome, becomes: null, reason: null } : null;
  }
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
} as const satisfies Record<'declined' | 'cancelled', UnpaidReason>;

function settleApproval(payment: PaymentState, standing: Standing): Settlement | null {
  if (payment === 'approved' || isRefund(payment)) return null;
  if (standing === 'closed') return { payment: 'refund_due', becomes: null, reason: null };
  return { payment: 'approved', becomes: 'paid', reason: null };
}
