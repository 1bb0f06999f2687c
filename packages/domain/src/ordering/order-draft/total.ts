import type { Cents } from '@claypot/sdk';
import {
  type LinesTotal,
  linesTotal,
  type OrderTerms,
  type OrderTotal,
  totalOf,
  ZERO,
} from '../../pricing/index.ts';
import type { ShownLine } from '../cart/lines.ts';
import type { OrderDraft } from './order-draft.ts';

type Lines = Pick<OrderDraft, 'cart' | 'member'>;
type Priced = Lines & Pick<OrderDraft, 'method' | 'voucher' | 'points' | 'spendsPoints'>;

/**
 * Returns the total of a draft paid by card, with the same rules as the server. Unavailable lines
 * are excluded. `fee` is the courier's fee in cents; it counts as 0 until known and for pickup.
 */
export function draftTotal(draft: Priced, fee: Cents | null): OrderTotal {
  return totalOf(draftLines(draft), draftTerms(draft, fee));
}

/** Returns the points that a member would earn with the same lines. */
export function memberPoints({ cart }: Pick<OrderDraft, 'cart'>): number {
  return linesTotal(pricedLines(cart), 'member').points_earned;
}

/** Returns the total of the draft's lines. */
export function draftLines({ cart, member }: Lines): LinesTotal {
  return linesTotal(pricedLines(cart), member === null ? 'guest' : 'member');
}

/** Returns the other inputs of the price; `fee` as in {@link draftTotal}. */
export function draftTerms(draft: Priced, fee: Cents | null): OrderTerms {
  const { member, method, points, spendsPoints, voucher } = draft;
  return {
    buyer: member === null ? 'guest' : 'member',
    delivery_method: method,
    payment_method: 'card',
    delivery_fee: courierFee(draft, fee),
    voucher: voucher?.terms.priced ?? null,
    tier: member && {
      percent: member.leveling.discount_percent,
      is_freeze_tier: member.leveling.is_freeze_tier === 1,
    },
    points: points && { ...points, spend: spendsPoints },
  };
}

/** Returns the courier's fee in cents, regardless of who pays it; 0 until known and for pickup. */
export function courierFee({ method }: Pick<OrderDraft, 'method'>, fee: Cents | null): Cents {
  return method === 'delivery' && fee !== null ? fee : ZERO;
}

function pricedLines(cart: OrderDraft['cart']) {
  return orderableLines(cart).map(({ point, price, qty }) => ({
    price,
    additional_prices: [],
    qty,
    point: point / qty,
  }));
}

function orderableLines(cart: OrderDraft['cart']): ShownLine[] {
  return (cart?.lines ?? []).filter((line) => line.unavailable_reason === null);
}
