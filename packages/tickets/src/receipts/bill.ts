import type { TicketAmounts, TicketLine } from '../order.ts';

/** Instant or zoned date-time of Temporal. */
interface Moment {
  readonly epochMilliseconds: number;
}

/** Fields that the receipts of a dine-in bill and of its refunds share. */
export interface BillHead {
  /** Number of the bill. */
  readonly number: string;
  /** 1, 2, 3 … in the branch. */
  readonly receiptNumber: number;
  /** Null for a bill without a table. */
  readonly tableNo: string | null;
  /** First name of the member; null without a member or a name. */
  readonly memberName: string | null;
  readonly issuedAt: Moment;
}

/** Payment of a part of a bill. */
export type BillMethod = 'wallet' | 'card' | 'cash';

/** A payment of a bill, in cents. */
export interface TicketPayment {
  readonly method: BillMethod;
  /** For cash with the rounding. */
  readonly amount: number;
  /** Cash received; null for other methods. */
  readonly tendered: number | null;
  /** Number on the slip of the card terminal; null for none. */
  readonly terminalReference: string | null;
}

/** Amounts of a bill in cents. Discounts are positive, and the total contains the tax. */
export interface BillAmounts extends Omit<TicketAmounts, 'deliveryFee'> {
  readonly familyDayDiscount: number;
}

/** A dine-in bill that is paid. */
export interface PaidBill extends BillHead {
  readonly lines: readonly TicketLine[];
  readonly amounts: BillAmounts;
  readonly payments: readonly TicketPayment[];
  /** 0 without a member. */
  readonly pointsEarned: number;
  /** Amount of all refunds in cents. */
  readonly refunded: number;
}

/** A refund of a dine-in bill. */
export interface RefundedBill extends BillHead {
  /** Number of the receipt of the bill. */
  readonly billReceiptNumber: number;
  /** Refunded amount, in cents. */
  readonly parts: readonly { readonly method: BillMethod; readonly amount: number }[];
}
