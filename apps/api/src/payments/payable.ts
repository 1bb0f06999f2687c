import type { Transaction } from '../db/db.ts';

/** How long something waits for its payment before it is cancelled. */
export const PAYMENT_MINUTES = 30;
/** The same for an order that keeps portions from others. */
export const HOLDING_MINUTES = 10;

/** How what is to be paid stands towards its payment. */
export type Standing =
  | 'waiting'
  /** It was given up, but takes money that comes all the same. */
  | 'given_up'
  /** It is paid, or takes no money any more: what comes is owed back. */
  | 'closed';

/** Why something was cancelled that was to be paid. */
export type UnpaidReason = 'PAYMENT_DECLINED' | 'PAYMENT_ABANDONED' | 'CUSTOMER_CANCELLED';

/** What a payment is for: exactly one of the two is set. */
export interface PaidFor {
  readonly order_id: string | null;
  readonly top_up_id: string | null;
}

/** Something that is paid by card, as far as its payment is concerned. */
export interface Payable {
  /**
   * Locks it and says how it stands. Whatever locks both locks it before its payment, so that
   * everybody who has news of one payment takes turns.
   */
  lock(tx: Transaction): Promise<Standing>;
  /** The money is there. Only after {@link lock}, and not where that answered `closed`. */
  pay(tx: Transaction, now: Temporal.Instant): Promise<void>;
  /** Cancels it if it still waits; answers whether it did. */
  cancel(tx: Transaction, reason: UnpaidReason, now: Temporal.Instant): Promise<boolean>;
}
