import { type OrderTotal, tierPercent } from '@claypot/domain/pricing';
import { formatMoneyString } from '@claypot/sdk';
import type { Wire } from '../../../../contract/wire.ts';
import type { Buyer } from '../../cart/buyer.ts';
import type { CartLine } from '../../cart/cart-lines.ts';
import { discountedAmount, orderable, type PriceTerms, priceCart } from '../../cart/cart-price.ts';

/** Returns the total of the cart's orderable lines, as the API shows it. */
export function viewTotal(lines: readonly CartLine[], terms: PriceTerms): Wire['CartTotal'] {
  const counted = orderable(lines);
  const total = priceCart(counted, terms);
  return {
    total_qty: counted.reduce((sum, { qty }) => sum + qty, 0),
    total_price: formatMoneyString(total.subtotal),
    ...viewAmounts(total, terms.buyer),
  };
}

function viewAmounts(
  total: OrderTotal,
  { tier }: Buyer,
): Omit<Wire['CartTotal'], 'total_qty' | 'total_price'> {
  return {
    subtotal: formatMoneyString(total.subtotal),
    voucher_discount_amount: formatMoneyString(total.voucher_discount),
    tier_discount_amount: formatMoneyString(total.tier_discount),
    tier_discount_percent: tierPercent(tier),
    point_discount_amount: formatMoneyString(total.point_discount),
    total_amount: formatMoneyString(discountedAmount(total)),
    charge_amount: formatMoneyString(total.service_charge),
    delivery_fee: formatMoneyString(total.delivery_fee),
    tax_amount: formatMoneyString(total.tax),
    adj_amount: formatMoneyString(total.adj_amount),
    final_total_amount: formatMoneyString(total.total),
    point_earn: total.points_earned,
  };
}
