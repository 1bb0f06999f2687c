import type { Cents } from '@claypot/sdk';
import type { ShownLine } from '../cart/lines.ts';
import { type OrderTotal, orderTotal, ZERO } from '../pricing/index.ts';
import type { OrderDraft } from './order-draft.ts';

type Priced = Pick<OrderDraft, 'cart' | 'member' | 'method' | 'voucher' | 'points'>;

/**
 * What a draft costs as an order paid by card, by the same rules as the server's. Lines that cannot
 * be ordered are left out. `fee`, in cents, is what the courier asks; it counts as 0 while it is not
 * known, and for pickup.
 */
export function draftTotal(draft: Priced, fee: Cents | null): OrderTotal {
  const { cart, member, method, points, voucher } = draft;
  return orderTotal({
    lines: orderableLines(cart).map(({ price, qty, point }) => ({
      price,
      additional_prices: [],
      qty,
      point: point / qty,
    })),
    buyer: member === null ? 'guest' : 'member',
    delivery_method: method,
    payment_method: 'card',
    delivery_fee: courierFee(draft, fee),
    voucher: voucher?.terms ?? null,
    tier: member && {
      percent: member.leveling.discount_percent,
      is_freeze_tier: member.leveling.is_freeze_tier === 1,
    },
    points,
  });
}

/** What the courier is paid for the order, whoever pays it. */
export function courierFee({ method }: Pick<OrderDraft, 'method'>, fee: Cents | null): Cents {
  return method === 'delivery' && fee !== null ? fee : ZERO;
}

function orderableLines(cart: OrderDraft['cart']): ShownLine[] {
  return (cart?.lines ?? []).filter((line) => line.unavailable_reason === null);
}
