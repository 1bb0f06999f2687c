import type { ErrorCode, Identity } from '@claypot/sdk';
import type { Member } from '../../account/session/member.ts';
import { NO_OWNER } from '../../account/session/no-owner.ts';
import type { OrderVoucher } from '../../loyalty/vouchers/order-voucher.ts';
import type { PricedPoints } from '../../pricing/index.ts';
import type { ShownCart } from '../cart/lines.ts';
import type { Fulfilment } from '../fulfilment/fulfilment.ts';
import type { ClosedHours, FulfilmentHours } from '../fulfilment/fulfilment-time.ts';
import type { QuotationView } from '../quotation/quotation.selectors.ts';
import { NO_DETAILS, type OrderDetails } from './details.ts';

/** An order before it is one: all that the customer has decided on so far. */
export interface OrderDraft extends Fulfilment {
  readonly identity: Identity;
  /** The member who orders; null for a guest. */
  readonly member: Member | null;
  /** Null while it is not known. */
  readonly cart: ShownCart | null;
  /** The cart's branch, else the chosen one. */
  readonly branch_id: string | null;
  /** As typed, checked or not. */
  readonly details: OrderDetails;
  /** What the member holds, as it was last told; null while it is not known. */
  readonly vouchers: readonly OrderVoucher[] | null;
  /** The one that the order is to use. */
  readonly voucher: OrderVoucher | null;
  /** The member's points with what the company takes for them; null for a guest. */
  readonly points: Omit<PricedPoints, 'spend'> | null;
  /** The switch, which counts only where it is offered. */
  readonly spendsPoints: boolean;
}

/** What the outside says of a draft. */
export interface DraftAnswers {
  /** What the courier asks for the delivery. */
  readonly quotation: QuotationView;
  /** Null while the branch's hours are not known. */
  readonly hours: FulfilmentHours | null;
  readonly now: Temporal.Instant;
}

/** What stands in the way of an order. */
export type OrderObstacle =
  | { readonly kind: 'cartEmpty' }
  | { readonly kind: 'itemsUnavailable'; readonly lineIds: readonly string[] }
  | { readonly kind: 'noAddress' }
  | { readonly kind: 'quotationPending' }
  | { readonly kind: 'quotationRefused'; readonly code: ErrorCode }
  /** The subtotal is less than the voucher asks for. */
  | { readonly kind: 'voucherRefused'; readonly code: ErrorCode }
  /** As soon as possible is over: a time must be chosen. */
  | { readonly kind: 'timeNeeded' }
  /** The chosen time has passed, or is not offered. */
  | { readonly kind: 'timeGone' }
  | { readonly kind: 'branchClosed'; readonly hours: ClosedHours };

/** A draft of nobody's, about nothing. */
export const EMPTY_DRAFT: OrderDraft = {
  identity: NO_OWNER,
  member: null,
  cart: null,
  branch_id: null,
  method: 'pickup',
  address: null,
  requestedTime: null,
  details: NO_DETAILS,
  vouchers: null,
  voucher: null,
  points: null,
  spendsPoints: false,
};
