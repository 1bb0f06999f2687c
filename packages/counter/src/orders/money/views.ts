import type {
  ApprovableOperation,
  ErrorCode,
  RejectReason,
  SettleRequest,
  StaffRefundReason,
  UnavailableRequest,
} from '@claypot/sdk/counter';
import type { PinPadView } from '../../staff/views.ts';
import type { StepProblem } from '../views.ts';

/** A line that can be chosen. */
export interface LineChoice {
  readonly id: string;
  readonly name: string;
  readonly qty: number;
  readonly isChosen: boolean;
}

/** A line that can be chosen, with what it has cost. */
export interface PricedLineChoice extends LineChoice {
  /** In cents; 0 if it is refunded already. */
  readonly amount: number;
}

/** Question to a manager, who approves with a PIN. */
export interface ApprovalQuestion {
  readonly operation: ApprovableOperation;
  /** Amount that the approval permits, in cents; null if it is not bound to one. */
  readonly amount: number | null;
  readonly pad: PinPadView;
  /** Why a manager is asked again; null in the first question. */
  readonly problem: ErrorCode | null;
}

/** State of an action on an order that refunds money. */
export interface MoneyActionView {
  /**
   * - `choosing`: the person enters the input.
   * - `approving`: waits for a manager's approval.
   * - `sending`: the request is in progress.
   * - `checking`: no response arrived; it is sent again with the same key.
   * - `rejected`: it had no effect; see `problem`.
   * - `done`: the server has done it.
   */
  readonly status: 'choosing' | 'approving' | 'sending' | 'checking' | 'rejected' | 'done';
  /** False offline, because money is never moved offline. */
  readonly isOnline: boolean;
  readonly problem: StepProblem | null;
}

/** `offersBusy` counts once the order is rejected. */
export interface RejectView extends MoneyActionView {
  readonly orderId: string;
  /** Last part of the order number. */
  readonly number: string;
  /** Amount that is refunded, in cents. */
  readonly total: number;
  readonly reasons: readonly RejectReason[];
  readonly reason: RejectReason | null;
  /** Lines to choose from; empty unless the reason is `SOLD_OUT`. */
  readonly lines: readonly LineChoice[];
  /** Text for the customer; only with `OTHER`. */
  readonly text: string;
  readonly needsText: boolean;
  /** Missing input after a try. */
  readonly missing: 'reason' | 'lines' | 'text' | null;
  /** True if a manager has to approve it. */
  readonly needsApproval: boolean;
  /** True if the branch should be offered more time or a pause. */
  readonly offersBusy: boolean;
}

/** Part of the payment to refund. */
export type RefundPart = 'rest' | 'lines' | 'amount';

/** Missing or invalid input of a refund. `too_much`: more than is left of the payment. */
export type RefundMissing = 'reason' | 'text' | 'lines' | 'amount' | 'amount_invalid' | 'too_much';

/** Refund of an order or a part of it. */
export interface RefundOrderView extends MoneyActionView {
  /** Last part of the order number. */
  readonly number: string;
  /** Largest possible refund: the rest of the payment, in cents. */
  readonly refundable: number;
  readonly parts: readonly RefundPart[];
  readonly part: RefundPart;
  /** Lines that are not refunded yet; empty unless the part is `lines`. */
  readonly lines: readonly PricedLineChoice[];
  /** Amount as it was typed, in ringgit. */
  readonly amountText: string;
  /** Amount to refund, in cents; null while it is not known. */
  readonly amount: number | null;
  readonly reasons: readonly StaffRefundReason[];
  readonly reason: StaffRefundReason | null;
  /** Text for the record. */
  readonly text: string;
  readonly needsText: boolean;
  /** Missing or invalid input after a try. */
  readonly missing: RefundMissing | null;
  /** True if a manager has to approve it. */
  readonly needsApproval: boolean;
}

/** Why lines cannot be made. */
export type UnavailableReason = UnavailableRequest['reason'];

/** Marks lines of an order that the branch cannot make. */
export interface UnavailableLinesView extends MoneyActionView {
  /** Last part of the order number. */
  readonly number: string;
  readonly reasons: readonly UnavailableReason[];
  readonly reason: UnavailableReason | null;
  /** Lines that are still available. */
  readonly lines: readonly PricedLineChoice[];
  /** Text for the customer; only with `OTHER`. */
  readonly text: string;
  readonly needsText: boolean;
  readonly missing: 'reason' | 'lines' | 'text' | null;
  /** Amount that is refunded, in cents: of the response once it is done, before it of the ticket. */
  readonly amount: number;
  /** True if no line is left, so that the order is rejected and refunded in full. */
  readonly endsOrder: boolean;
}

/** Action on a failed refund. */
export type SettleAction = SettleRequest['action'];

/** Retries a failed refund, or records that the customer was paid another way. */
export interface SettleRefundView extends MoneyActionView {
  /** Last part of the order number. */
  readonly number: string;
  /** Of the refund, in cents. */
  readonly amount: number;
  readonly actions: readonly SettleAction[];
  readonly action: SettleAction | null;
  /** Note about the other payment; only with `paid`. */
  readonly note: string;
  readonly needsNote: boolean;
  readonly missing: 'reason' | 'text' | null;
}
