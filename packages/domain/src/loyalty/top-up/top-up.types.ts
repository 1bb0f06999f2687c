import type { CancelReason, Cents, ErrorCode, TopUp, TopUpRequest } from '@claypot/sdk';
import type { Payable, PaymentEvent } from '../../machines/payment/payment.types.ts';

/** A top-up as far as its payment must know it; its outcome is the whole of it. */
export type PendingTopUp = Payable<TopUp>;

/** Why the customer is back at the form. */
export type TopUpProblem =
  | { kind: 'rejected'; code: ErrorCode }
  /** The reply was lost and the server knows of no top-up: trying again is safe. */
  | { kind: 'notPlaced' }
  /** It was made and is cancelled; the wallet is as it was. `amount`, in cents, can be tried again. */
  | { kind: 'cancelled'; reason: CancelReason | null; amount: Cents | null };

export type TopUpEvent = PaymentEvent<TopUpRequest, TopUpProblem>;
