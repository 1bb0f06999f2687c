import type {
  CancelReason,
  Cents,
  CreateOrderRequest,
  ErrorCode,
  ItemUnavailableData,
  PriceChangedData,
  WaitChangedData,
} from '@claypot/sdk';
import type { Payable, PaymentEvent } from '../../machines/payment/payment.types.ts';
import type { ClosedHours } from '../fulfilment/fulfilment-time.ts';

/** Order as the payment machine uses it: unpaid, paid or cancelled. */
export type PendingOrder = Payable<CancelReason>;

/** Number and amount of the order, as the server placed it. */
export interface PlacedOrder {
  id: string;
  /** Number on the receipt. */
  number: string;
  /** Amount that the customer pays, in cents. */
  total: Cents;
}

/** Questions that the customer must answer before continuing. */
export type CheckoutQuestion =
  /** Asks whether to order as a guest, without points. */
  | { kind: 'confirmingGuest' }
  | { kind: 'closed'; hours: ClosedHours }
  | { kind: 'priceChanged'; figures: PriceChangedData }
  /** The order takes longer than the screen showed. */
  | { kind: 'waitChanged'; waiting: WaitChangedData }
  | { kind: 'unavailable'; lines: ItemUnavailableData['lines'] };

/** Reasons why the form is shown, or shown again. */
export type CheckoutProblem =
  | CheckoutQuestion
  | { kind: 'rejected'; code: ErrorCode }
  /** The response was lost and the server has no such order, so retrying is safe. */
  | { kind: 'notPlaced' }
  /** The order was placed and cancelled; the cart is unchanged. */
  | { kind: 'cancelled'; reason: CancelReason | null };

export type CheckoutEvent = PaymentEvent<CreateOrderRequest, CheckoutProblem>;
