import type { Cents } from '@claypot/sdk';
import type { Transaction } from '../../platform/db/db.ts';
import type { PayableStatus, RefundState, UnpaidReason } from './settlement.ts';

/** Minutes after which an unpaid order with reserved portions is cancelled. */
export const HOLDING_MINUTES = 10;

/** Order or top-up that a payment is for; exactly one id is set. */
export interface PaidFor {
  readonly order_id: string | null;
  readonly top_up_id: string | null;
}

/** Money lost by a refund at the provider or a lost dispute. */
interface LostMoney {
  /** The provider's id of the refund or dispute. */
  readonly incidentId: string;
  readonly amount: Cents;
  /** True if the whole payment is lost. */
  readonly isComplete: boolean;
}

/** A new state of a refund. */
export interface RefundNews {
  readonly state: Exclude<RefundState, 'refund_due'>;
  /** One of possibly several refunds of the order; null for a payment that arrived too late. */
  readonly part: { readonly id: string; readonly amount: Cents } | null;
}

/** An order or top-up as seen by its payment. */
export interface Payable {
  /**
   * Locks it and returns its payment status. It is always locked before its payment, so that
   * changes of one payment are serialised.
   */
  lock(tx: Transaction): Promise<PayableStatus>;
  /** Marks it as paid. Call only after {@link lock}, and not if that returned `closed`. */
  pay(tx: Transaction, now: Temporal.Instant): Promise<void>;
  /** Cancels it if it is still unpaid. Returns true if it was cancelled. */
  cancel(tx: Transaction, reason: UnpaidReason, now: Temporal.Instant): Promise<boolean>;
  /**
   * Takes back what the customer received for the money. Call only after {@link lock}.
   * @returns the amount taken back, in cents. Staff handle the rest; for orders, the whole amount.
   */
  takeBack(tx: Transaction, lost: LostMoney, now: Temporal.Instant): Promise<number>;
  /** Notifies the customer of a new refund state. */
  notifyRefund(tx: Transaction, news: RefundNews, now: Temporal.Instant): Promise<void>;
}

/** Returns the order or top-up that a payment is for. */
export type PayableOf = (paidFor: PaidFor) => Payable;
