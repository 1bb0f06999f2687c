import type { KeyedRecord } from '../keyed-request/keyed-request.types.ts';
import type { KeyedContext } from '../keyed-request/keyed-words.ts';

/** What is to be paid for, an order or a top-up, as far as its payment must know it. */
export interface Payable<TOutcome> {
  id: string;
  /** Where it can be paid; null once that is over. */
  payment_url: string | null;
  status: 'unpaid' | 'paid' | 'cancelled';
  /** The customer has paid, and the bank has not said yet whether it does: nothing but to wait. */
  processing?: boolean;
  /** What came of it; null while that is not known. */
  outcome: TOutcome | null;
}

/** What outlives the page: enough to find out what became of it, nothing personal. */
export interface PaymentRecord extends KeyedRecord {
  payable: { id: string; payment_url: string | null } | null;
}

export interface PaymentContext<TRequest, TOutcome, TProblem> extends KeyedContext<TRequest> {
  /** The screen is before the customer. */
  open: boolean;
  payable: Payable<TOutcome> | null;
  /** Why the customer is back at the form, or what they are asked before it is sent. */
  problem: TProblem | null;
  /** Found again after a reload or in another tab: nobody is sent to the card page unasked. */
  resumed: boolean;
  /** Just back from the card page, and not for having left it: the payment's news may take a moment. */
  patient: boolean;
}

export type PaymentEvent<TRequest, TProblem> =
  | { type: 'OPEN' }
  | { type: 'CLOSE' }
  /** The screen is out of sight, behind another tab; `OPEN` when it is seen again. */
  | { type: 'HIDE' }
  /** The form is complete; `problem` is what the customer is asked or told first. */
  | { type: 'SUBMIT'; body: TRequest; problem: TProblem | null }
  | { type: 'CONFIRM' }
  | { type: 'DISMISS' }
  | { type: 'RETRY' }
  /** The page is shown again after the browser had left it. */
  | { type: 'RETURNED' }
  /** The customer says that they have left the card page without paying. */
  | { type: 'LEFT' }
  | { type: 'CONTINUE_PAYMENT' }
  /** The customer gives it up. */
  | { type: 'CANCEL' }
  /** Another tab changed what is stored. */
  | { type: 'ADOPT'; record: PaymentRecord | null }
  /** Somebody else uses the device now, or nobody; with what they have left behind. */
  | { type: 'OWNER'; record: PaymentRecord | null };

export interface PaymentInput {
  record: PaymentRecord | null;
}

export type PaymentTag =
  | 'asked'
  | 'sending'
  | 'checking'
  | 'unreachable'
  | 'leaving'
  | 'payment'
  | 'cancelling'
  | 'paid';
