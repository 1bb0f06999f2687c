import type { Cents, ErrorCode, TopUp, TopUpRequest, UnpaidReason } from '@claypot/sdk';
import type { Payable, PaymentEvent } from '../../machines/payment/payment.types.ts';

/** Top-up as used by the payment machine; its outcome is the full record. */
export type PendingTopUp = Payable<TopUp>;

/** Reason why the form is shown again. */
export type TopUpProblem =
  | { kind: 'rejected'; code: ErrorCode }
  /** The response was lost and the server has no such top-up, so retrying is safe. */
  | { kind: 'notPlaced' }
  /** It was made and cancelled; the wallet is unchanged. `amount`, in cents, can be retried. */
  | { kind: 'cancelled'; reason: UnpaidReason | null; amount: Cents | null };

export type TopUpEvent = PaymentEvent<TopUpRequest, TopUpProblem>;
