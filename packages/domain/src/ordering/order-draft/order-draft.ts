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

/** An order before it is placed: all choices of the customer so far. */
export interface OrderDraft extends Fulfilment {
  readonly identity: Identity;
  /** Null for a guest. */
  readonly member: Member | null;
  /** Null until loaded. */
  readonly cart: ShownCart | null;
  /** Branch of the cart, else the chosen one. */
  readonly branch_id: string | null;
  /** Raw form values, not necessarily valid. */
  readonly details: OrderDetails;
  /** Latest vouchers of the member; null until loaded. */
  readonly vouchers: readonly OrderVoucher[] | null;
  readonly voucher: OrderVoucher | null;
  /**
   * The member's points with the company's rate; null for guests and until the company is loaded.
   */
  readonly points: Omit<PricedPoints, 'spend'> | null;
  /** True if the points switch is on; applies only if points are offered. */
  readonly spendsPoints: boolean;
}

/** External data that a draft depends on. */
export interface DraftAnswers {
  readonly quotation: QuotationView;
  /** Null until the branch's hours are loaded. */
  readonly hours: FulfilmentHours | null;
  readonly now: Temporal.Instant;
}

export type OrderObstacle =
  | { readonly kind: 'cartEmpty' }
  | { readonly kind: 'itemsUnavailable'; readonly lineIds: readonly string[] }
  | { readonly kind: 'noAddress' }
  | { readonly kind: 'quotationPending' }
  | { readonly kind: 'quotationRefused'; readonly code: ErrorCode }
  /** The subtotal is below the minimum of the voucher. */
  | { readonly kind: 'voucherRefused'; readonly code: ErrorCode }
  /** The branch no longer takes orders for as soon as possible: a time must be chosen. */
  | { readonly kind: 'timeNeeded' }
  /** The chosen time has passed or is not offered. */
  | { readonly kind: 'timeGone' }
  | { readonly kind: 'branchClosed'; readonly hours: ClosedHours };

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
