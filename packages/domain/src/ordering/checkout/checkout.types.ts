import type {
  CancelReason,
  CreateOrderRequest,
  ErrorCode,
  ItemUnavailableData,
  PriceChangedData,
} from '@claypot/sdk';
import type { Payable, PaymentEvent } from '../../machines/payment/payment.types.ts';
import type { ClosedHours } from '../fulfilment/fulfilment-time.ts';

/** The order that waits for its payment, as far as checkout must know it. */
export type PendingOrder = Payable<CancelReason>;

/** What the customer must answer before they go on with the form. */
export type CheckoutQuestion =
  /** Order as a guest, without points? */
  | { kind: 'confirmingGuest' }
  | { kind: 'closed'; hours: ClosedHours }
  | { kind: 'priceChanged'; figures: PriceChangedData }
  | { kind: 'unavailable'; lines: ItemUnavailableData['lines'] };

/** Why the customer is at the form, or back at it. */
export type CheckoutProblem =
  | CheckoutQuestion
  | { kind: 'rejected'; code: ErrorCode }
  /** The reply was lost and the server knows of no order: trying again is safe. */
  | { kind: 'notPlaced' }
  /** The order was made and is cancelled; the cart is as it was. */
  | { kind: 'cancelled'; reason: CancelReason | null };

export type CheckoutEvent = PaymentEvent<CreateOrderRequest, CheckoutProblem>;
