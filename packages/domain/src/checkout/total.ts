import type { Cents } from '@claypot/sdk';
import type { ShownCart } from '../cart/lines.ts';
import { type OrderTotal, orderTotal, ZERO } from '../pricing/index.ts';
import type { Member } from '../session/member.ts';

/**
 * What the cart costs as an order paid by card, by the same rules as the server's. Lines that
 * cannot be ordered are left out. A guest is no `member`. `delivery` is null for pickup; its fee, in
 * cents, counts as 0 while it is not known.
 */
export function checkoutTotal(
  cart: ShownCart,
  member: Pick<Member, 'leveling'> | null,
  delivery: { readonly fee: Cents | null } | null = null,
): OrderTotal {
  const lines = cart.lines.filter((line) => line.unavailable_reason === null);
  return orderTotal({
    lines: lines.map(({ price, qty, point }) => ({
      price,
      additional_prices: [],
      qty,
      point: point / qty,
    })),
    buyer: member === null ? 'guest' : 'member',
    delivery_method: delivery ? 'delivery' : 'pickup',
    payment_method: 'card',
    delivery_fee: delivery?.fee ?? ZERO,
    voucher: null,
    tier: member && {
      percent: member.leveling.discount_percent,
      is_freeze_tier: member.leveling.is_freeze_tier === 1,
    },
    points: null,
  });
}
