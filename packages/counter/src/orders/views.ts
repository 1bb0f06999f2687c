import type { StepName } from '@claypot/domain/order-steps';
import type {
  BoardDelivery,
  BoardStatus,
  BranchState,
  Choice,
  DeliveryMethod,
  ErrorCode,
  OrderStatus,
  RefundReason,
  RefundStatus,
  TicketAmounts,
  TicketChange,
} from '@claypot/sdk/counter';

/** Columns of the board, in the order of the screen. */
export type ColumnName = 'new' | 'preparing' | 'ready' | 'out_for_delivery' | 'scheduled';

/** `soon`: due in a few minutes; `late`: the time has passed. By the server's clock. */
export type Lateness = 'on_time' | 'soon' | 'late';

/** A dish inside a package. */
export interface DishView {
  readonly name: string;
  readonly qty: number;
  readonly choices: readonly Choice[];
}

/** A dish, or a package with its dishes. */
export interface LineView extends DishView {
  readonly id: string;
  readonly dishes: readonly DishView[];
  /** True if this kitchen has crossed the line off. */
  readonly isCrossedOff: boolean;
  /** True if the line was taken off the order and refunded. */
  readonly isUnavailable: boolean;
}

/** Why a step had no effect. */
export type StepProblem =
  /** Another person or device moved the order. The card shows this status now. */
  | { readonly kind: 'moved'; readonly status: OrderStatus }
  /** The person's session ended before the step was sent. */
  | { readonly kind: 'signed_out' }
  | { readonly kind: 'failed'; readonly code: ErrorCode };

/**
 * The last step of an order on this device.
 * - `sending`: the card already shows the new status.
 * - `queued`: made offline; it is sent once the connection returns.
 * - `rejected`: the card shows the server's status; `dismissStep` removes the message.
 */
export type CardStep =
  | { readonly state: 'sending' | 'queued'; readonly step: StepName; readonly personName: string }
  | {
      readonly state: 'rejected';
      readonly step: StepName;
      readonly personName: string;
      readonly problem: StepProblem;
    };

/** One order on the board. */
export interface CardView {
  readonly id: string;
  /** Full number, for example `CP-261127-0042`. */
  readonly number: string;
  /** Last part of the number, readable from two metres, for example `0042`. */
  readonly shortNumber: string;
  readonly method: DeliveryMethod;
  /** Status including the steps that the server has not confirmed. */
  readonly status: BoardStatus;
  readonly column: ColumnName;
  readonly paidAt: Temporal.Instant;
  /** Time that the customer asked for; null means as soon as possible. */
  readonly requestedAt: Temporal.Instant | null;
  readonly dueAt: Temporal.Instant;
  /** Whole minutes until the order is due; negative if it is late. */
  readonly minutesLeft: number;
  readonly lateness: Lateness;
  /** Null on a locked device. */
  readonly customerName: string | null;
  readonly remark: string | null;
  readonly lines: readonly LineView[];
  /** Number of pieces. */
  readonly qty: number;
  /** The step of the card's button; null if the role has none. */
  readonly mainStep: StepName | null;
  /** Step in progress or rejected; null if there is none. */
  readonly step: CardStep | null;
  /** True if no person has opened the order yet, so that devices sound. */
  readonly isRinging: boolean;
  readonly delivery: BoardDelivery | null;
  readonly refundStatus: RefundStatus | null;
}

export interface ColumnView {
  readonly name: ColumnName;
  /** Sorted by due time. */
  readonly cards: readonly CardView[];
}

export interface BoardView {
  readonly status: 'loading' | 'failed' | 'ready';
  /** The five columns, in the order of the screen. */
  readonly columns: readonly ColumnView[];
  /** Orders with a failed refund, also closed ones. A manager has to retry or settle it. */
  readonly failedRefunds: readonly CardView[];
  /** Number of open orders. */
  readonly count: number;
  /** Bookings of the branch that wait for a reply. */
  readonly waitingBookings: number;
  /** Null before the first load. */
  readonly branch: BranchState | null;
  /** Present time by the server's clock. */
  readonly now: Temporal.Instant;
  readonly error: ErrorCode | null;
}

/** One step that the person may take now. */
export interface StepOption {
  readonly step: StepName;
  /** True if nothing leads back, so that it asks first. */
  readonly isFinal: boolean;
  /** True if it needs name and phone number of the restaurant's own rider. */
  readonly needsRider: boolean;
}

/** A refund of an order. */
export interface RefundView {
  readonly id: string;
  /** In cents. */
  readonly amount: number;
  /** `SETTLED`: it has failed, and the customer was paid another way. */
  readonly status: RefundStatus | 'SETTLED';
  readonly reason: RefundReason;
  /** Text of the staff; null without one. */
  readonly text: string | null;
  /** Note about the payment that replaced it; null unless it is settled. */
  readonly settledNote: string | null;
  /** Null for a refund by the server itself. */
  readonly staffName: string | null;
  readonly approverName: string | null;
  readonly at: Temporal.Instant;
}

export interface TicketView {
  readonly status: 'loading' | 'failed' | 'notFound' | 'ready';
  /** Null until it is loaded. */
  readonly card: CardView | null;
  readonly customerPhone: string | null;
  readonly address: string | null;
  /** Paid amount in cents. */
  readonly total: number;
  readonly lineTotals: ReadonlyMap<string, number>;
  readonly amounts: TicketAmounts | null;
  readonly paymentMethod: 'card' | 'fpx' | null;
  readonly transactionId: string | null;
  /** Oldest first. */
  readonly history: readonly TicketChange[];
  /** Oldest first. */
  readonly refunds: readonly RefundView[];
  /** Largest possible refund: the rest of the payment, in cents. */
  readonly refundable: number;
  /** Whether the person may refund alone, with an approval, or not at all. */
  readonly canRefund: 'yes' | 'with_approval' | 'no';
  /** True if the person may retry or settle failed refunds. */
  readonly canSettle: boolean;
  /** Ids of the lines that the person may mark as unavailable. */
  readonly markableLines: readonly string[];
  /** Steps for the role, the main step first. */
  readonly steps: readonly StepOption[];
  /** Whether the person may reject the order alone, with an approval, or not at all. */
  readonly canReject: 'yes' | 'with_approval' | 'no';
  readonly canChangeTime: boolean;
  /** State of the last change of the ready time. */
  readonly timeChange: {
    readonly status: 'idle' | 'running' | 'rejected' | 'done';
    readonly error: ErrorCode | null;
  };
  /** True if the ticket is shown from an earlier load and the reload failed or is slow. */
  readonly isStale: boolean;
  readonly error: ErrorCode | null;
}

/** A rejected step, in the order of the presses. */
export interface RejectedStep {
  readonly orderId: string;
  readonly number: string;
  readonly step: StepName;
  readonly personName: string;
  readonly problem: StepProblem;
}

/** Steps of this device that the server has not confirmed. */
export interface StepsView {
  /** A final step that waits for `CONFIRM` or `CANCEL`; null if none does. */
  readonly asking: {
    readonly orderId: string;
    readonly number: string;
    readonly step: StepName;
  } | null;
  /** Number of steps that wait for the connection. */
  readonly queued: number;
  readonly rejected: readonly RejectedStep[];
}

/** Equal items of all orders in preparation, for example `6 × claypot rice`. */
export interface KitchenSum {
  /** Distinguishes dish and choices. */
  readonly key: string;
  readonly name: string;
  readonly choices: readonly Choice[];
  /** Pieces that are not crossed off. */
  readonly qty: number;
  /** Short numbers of the orders, by due time. */
  readonly orders: readonly string[];
}

export interface KitchenView {
  /** Most pieces first. */
  readonly sums: readonly KitchenSum[];
  /** Orders in preparation, by due time. */
  readonly cards: readonly CardView[];
  /** The last ten ready orders, newest first. `recall` leads back. */
  readonly recallable: readonly CardView[];
}

/** Short numbers for waiting customers. */
export interface StatusScreenView {
  /** By due time. */
  readonly preparing: readonly string[];
  /** Newest first. */
  readonly ready: readonly string[];
  /** True if the numbers may be outdated. */
  readonly isStale: boolean;
}

export interface SearchHit {
  readonly id: string;
  readonly number: string;
  readonly status: BoardStatus;
  readonly method: DeliveryMethod;
  readonly paidAt: Temporal.Instant;
  readonly customerName: string | null;
  readonly customerPhone: string | null;
  /** Paid amount in cents. */
  readonly total: number;
  readonly qty: number;
}

export interface SearchView {
  readonly query: string;
  /** `idle`: fewer than two characters. */
  readonly status: 'idle' | 'loading' | 'failed' | 'empty' | 'ready';
  /** Orders that were paid on the branch's present day, newest first. */
  readonly today: readonly SearchHit[];
  readonly earlier: readonly SearchHit[];
  /** True if more orders match than are listed. */
  readonly hasMore: boolean;
  /** True while results of an earlier text are shown. */
  readonly isRefreshing: boolean;
  readonly error: ErrorCode | null;
}

export interface ConnectionView {
  /**
   * - `connecting`: the first connection.
   * - `live`: changes arrive.
   * - `reconnecting`: the connection is lost and retried.
   * - `offline`: the device has no network.
   */
  readonly state: 'connecting' | 'live' | 'reconnecting' | 'offline';
  /** Age of the shown board in seconds; null while live or without a board. */
  readonly ageSeconds: number | null;
  /** True if the screen may switch off by itself. */
  readonly maySleep: boolean;
}

export interface AlarmView {
  /** `refused`: the browser does not play sounds until `ALLOW`, sent from a press. */
  readonly state: 'silent' | 'ringing' | 'refused';
  /** Number of orders that no person has opened. */
  readonly waiting: number;
  readonly isTesting: boolean;
}
