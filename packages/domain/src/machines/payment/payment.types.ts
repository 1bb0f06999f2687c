import type { Cents } from '@claypot/sdk';
import type { KeyedRecord } from '../keyed-request/keyed-request.types.ts';
import type { KeyedContext } from '../keyed-request/keyed-setup.ts';

/** An order or top-up, with the fields that its payment needs. */
export interface Payable<TOutcome> {
  id: string;
  /** URL of the payment page; null once it can no longer be paid. */
  payment_url: string | null;
  status: 'unpaid' | 'paid' | 'cancelled';
  /** True if the customer has paid and the bank has not confirmed yet. */
  processing?: boolean;
  /** Outcome; null while it is unknown. */
  outcome: TOutcome | null;
  /**
   * Receipt number and total as the server returned them; absent after a reload until the item is
   * read.
   */
  placed?: Placed;
  /** Deadline for the payment; absent until the item is read, null if there is none. */
  payBefore?: Temporal.Instant | null;
}

/** Data of a placed order or top-up that the customer sees. */
interface Placed {
  /** The number on the receipt. */
  number: string;
  /** Amount that the customer pays. */
  total: Cents;
}

/** Stored record: enough to query the outcome, without personal data. */
export interface PaymentRecord extends KeyedRecord {
  payable: { id: string; payment_url: string | null } | null;
}

export interface PaymentContext<TRequest, TOutcome, TProblem> extends KeyedContext<TRequest> {
  /** True while the screen is visible. */
  open: boolean;
  payable: Payable<TOutcome> | null;
  /** Problem that returned the customer to the form, or the question before sending. */
  problem: TProblem | null;
  /**
   * True if restored from a record, or once the machine has waited for the payment. The customer is
   * then not redirected to the payment page automatically.
   */
  resumed: boolean;
  /**
   * True for a few seconds after waiting for the payment begins, for example after a return from
   * the payment page. False if the customer left without paying.
   */
  pollsFast: boolean;
}

export type PaymentEvent<TRequest, TProblem> =
  | { type: 'OPEN' }
  | { type: 'CLOSE' }
  /** The browser tab is hidden; `OPEN` follows when it is visible again. */
  | { type: 'HIDE' }
  /** The form is complete. `problem` is a question or message to show first. */
  | { type: 'SUBMIT'; body: TRequest; problem: TProblem | null }
  | { type: 'CONFIRM' }
  | { type: 'DISMISS' }
  | { type: 'RETRY' }
  /** The page is shown again after the browser had left it. */
  | { type: 'RETURNED' }
  /** The customer states that they left the payment page without paying. */
  | { type: 'LEFT' }
  | { type: 'CONTINUE_PAYMENT' }
  | { type: 'CANCEL' }
  /** Another tab changed the stored record. */
  | { type: 'ADOPT'; record: PaymentRecord | null }
  /** The owner changed; `record` is the record that the new owner left, if any. */
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
