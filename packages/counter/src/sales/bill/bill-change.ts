import type { Bill, ErrorCode } from '@claypot/sdk/counter';
import type { NewLine } from '../ring-up/new-line.ts';

/** One press that changes a bill. */
export type BillChange =
  /** Rings up a line. */
  | { readonly kind: 'add'; readonly line: NewLine }
  /** Sets the quantity of a line; 0 removes it. */
  | { readonly kind: 'quantity'; readonly lineId: string; readonly qty: number }
  | { readonly kind: 'table'; readonly tableNo: string | null }
  /** Sets the member who gets the points; null removes the member. */
  | { readonly kind: 'member'; readonly customerId: string | null }
  | { readonly kind: 'points'; readonly usesPoints: boolean }
  /** Uses a voucher with the one-time code of the member's phone. */
  | { readonly kind: 'voucher'; readonly voucherId: string; readonly code: string }
  | { readonly kind: 'removeVoucher' }
  /** Asks the member on the phone whether the bill may use the voucher. */
  | { readonly kind: 'ask'; readonly voucherId: string }
  /** Withdraws the open question. */
  | { readonly kind: 'cancelAsk' };

/** Why an item cannot be sold now. */
export type ItemReason = 'SOLD_OUT' | 'NOT_FOUND' | 'OPTIONS_CHANGED';

/** Why a change had no effect. */
export interface ChangeProblem {
  readonly code: ErrorCode;
  /** For BILL_ITEM_UNAVAILABLE; null otherwise. */
  readonly reason: ItemReason | null;
}

/** A press that the server has not confirmed, or with a problem that no person has read. */
export interface QueuedChange {
  /** Idempotency key of the press. */
  readonly key: string;
  readonly change: BillChange;
  readonly state: 'waiting' | 'sending' | 'rejected';
  /** Null unless rejected. */
  readonly problem: ChangeProblem | null;
}

export type ChangeQueue = readonly QueuedChange[];

/** Result of a press on the server. */
export type BillOutcome =
  | { readonly kind: 'done'; readonly bill: Bill }
  /** Another device has changed the bill, and nothing was done. */
  | { readonly kind: 'changed'; readonly bill: Bill }
  | { readonly kind: 'problem'; readonly problem: ChangeProblem }
  /** No response, so the same press is sent again. */
  | { readonly kind: 'unknown' };
