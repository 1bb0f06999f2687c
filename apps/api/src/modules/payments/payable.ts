import type { Cents } from '@claypot/sdk';
import type { Transaction } from '../../platform/db/db.ts';
import type { RefundState, Standing, UnpaidReason } from './settlement.ts';

/** Minutes after which an unpaid order that holds portions is cancelled. */
export const HOLDING_MINUTES = 10;

/** What a payment is for: exactly one of the two is set. */
export interface PaidFor {
  readonly order_id: string | null;
  readonly top_up_id: string | null;
}

/** Money that left a payment at the provider's own desk, by a refund or a lost dispute. */
interface LostMoney {
  /** The provider's id of the refund or the dispute. */
  readonly incidentId: string;
  readonly amount: Cents;
  /** True if nothing of the payment is left. */
  readonly isComplete: boolean;
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
  /**
   * Takes back what the customer got for the money. Only after {@link lock}.
   * @returns the amount that was taken back, in cents. Staff look at the rest; all of an order's.
   */
  takeBack(tx: Transaction, lost: LostMoney, now: Temporal.Instant): Promise<number>;
  /** Notifies the customer that a refund has reached another state. */
  notifyRefund(
    tx: Transaction,
    state: Exclude<RefundState, 'refund_due'>,
    now: Temporal.Instant,
  ): Promise<void>;
}

/** Returns what a payment is for. */
export type PayableOf = (paidFor: PaidFor) => Payable;
