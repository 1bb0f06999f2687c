import type { ShownCart } from '../cart/lines.ts';
import { type OrderTotal, orderTotal, ZERO } from '../pricing/index.ts';

/**
 * What the cart costs as a pickup order paid by card, by the same rules as the server's. Lines that
 * cannot be ordered are left out.
 */
export function checkoutTotal(cart: ShownCart, buyer: 'member' | 'guest'): OrderTotal {
  const lines = cart.lines.filter((line) => line.unavailable_reason === null);
  return orderTotal({
    lines: lines.map(({ price, qty, point }) => ({
      price,
      additional_prices: [],
      qty,
      point: point / qty,
    })),
    buyer,
    delivery_method: 'pickup',
    payment_method: 'card',
    delivery_fee: ZERO,
    voucher: null,
    tier: null,
    points: null,
  });
}
