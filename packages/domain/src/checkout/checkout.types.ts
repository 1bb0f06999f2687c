import type {
  CancelReason,
  CreateOrderRequest,
  ErrorCode,
  ItemUnavailableData,
  PriceChangedData,
} from '@claypot/sdk';
import type { ClosedHours } from '../fulfilment/fulfilment-time.ts';

/** The order that waits for its payment, as far as checkout must know it. */
export interface PendingOrder {
  id: string;
  /** One of the order statuses; one that is not known here counts as paid for. */
  status: string;
  /** Where it can be paid; null once that is over. */
  payment_url: string | null;
  cancel_reason: CancelReason | null;
}

/** Why the customer is back at the form. */
export type CheckoutProblem =
  | { kind: 'closed'; hours: ClosedHours }
  | { kind: 'priceChanged'; figures: PriceChangedData }
  | { kind: 'unavailable'; lines: ItemUnavailableData['lines'] }
  | { kind: 'refused'; code: ErrorCode }
  /** The reply was lost and the server knows of no order: trying again is safe. */
  | { kind: 'notPlaced' }
  /** The order was made and is cancelled; the cart is as it was. */
  | { kind: 'cancelled'; reason: CancelReason | null };

/** What outlives the page: enough to find out what became of the order, nothing personal. */
export interface CheckoutRecord {
  /** The guest or member who pressed the button. */
  owner: string;
  key: string;
  order: Pick<PendingOrder, 'id' | 'payment_url'> | null;
}

export interface CheckoutContext {
  /** The checkout screen is before the customer. */
  open: boolean;
  /** The idempotency key, from the first press until the outcome is known. */
  key: string | null;
  request: CreateOrderRequest | null;
  order: PendingOrder | null;
  problem: CheckoutProblem | null;
  /** A request with this key was lost: it may still land, so the key is kept whatever comes. */
  unsettled: boolean;
  /** The server said that the key was used for something else. */
  conflict: boolean;
  /** Found again after a reload or in another tab: nobody is sent to the card page unasked. */
  resumed: boolean;
  /** Questions in a row that got no answer. */
  attempts: number;
  /** Just back from the card page: the payment's news may take a moment. */
  patient: boolean;
}

export type CheckoutEvent =
  | { type: 'OPEN' }
  | { type: 'CLOSE' }
  /** The checkout is out of sight, behind another tab; `OPEN` when it is seen again. */
  | { type: 'HIDE' }
  /** The customer pressed Order Now; `closed` carries the hours of a branch known to be closed. */
  | { type: 'ORDER'; request: CreateOrderRequest; asGuest: boolean; closed: ClosedHours | null }
  | { type: 'CONFIRM' }
  | { type: 'DISMISS' }
  | { type: 'RETRY' }
  /** The page is shown again after the browser had left it. */
  | { type: 'RETURNED' }
  | { type: 'CONTINUE_PAYMENT' }
  | { type: 'CANCEL_ORDER' }
  /** Another tab changed what is stored. */
  | { type: 'ADOPT'; record: CheckoutRecord | null }
  /** Somebody else uses the device now, or nobody; with what they have left behind. */
  | { type: 'OWNER'; record: CheckoutRecord | null };

export interface CheckoutInput {
  record: CheckoutRecord | null;
}
