import {
  cents,
  lineTotal,
  type OrderTotal,
  orderTotal,
  type PricedLine,
  type PricedPoints,
  type PricedVoucher,
  sellingPrice,
  subtotal,
  unitPrice,
  ZERO,
} from '@claypot/domain/pricing';
import type { Cents } from '@claypot/sdk';
import { allChosen } from '../items/item.ts';
import type { Buyer } from './buyer.ts';
import type { CartLine } from './cart-lines.ts';
import type { CartMethod } from './carts.ts';

/** What a line costs and earns now. */
export interface LinePrice {
  /** One of it, choices included. */
  readonly unit: Cents;
  readonly total: Cents;
  /** Points of the whole line. */
  readonly point: number;
}

export function priceLine(line: CartLine): LinePrice {
  const priced = toPricedLine(line);
  return { unit: unitPrice(priced), total: lineTotal(priced), point: onePoint(line) * line.qty };
}

/** What decides a cart's price beside its lines. */
export interface PriceTerms {
  readonly method: CartMethod | null;
  readonly buyer: Buyer;
  /** The courier's quotation; without one the fee is left out. */
  readonly deliveryFee?: Cents | undefined;
  readonly voucher?: PricedVoucher | null;
  readonly points?: PricedPoints | null;
}

/** What ordering these lines costs. */
export function priceCart(
  lines: readonly CartLine[],
  { method, buyer, deliveryFee = ZERO, voucher = null, points = null }: PriceTerms,
): OrderTotal {
  return orderTotal({
    lines: lines.map((line) => ({ ...toPricedLine(line), point: onePoint(line) })),
    delivery_method: method ?? 'pickup',
    payment_method: 'card',
    delivery_fee: deliveryFee,
    voucher,
    points,
    ...buyer,
  });
}

/** What lines come to before anything is taken off, whoever buys them. */
export function priceLines(lines: readonly CartLine[]): Cents {
  return subtotal(lines.map(toPricedLine));
}

/** The lines that can be ordered: the others are shown and never charged. */
export function orderable(lines: readonly CartLine[]): CartLine[] {
  return lines.filter((line) => line.unavailable === null);
}

function toPricedLine(line: CartLine): PricedLine {
  return {
    price: sellingPrice(line.item.sold),
    additional_prices: allChosen(line.item).map(({ times, variation }) =>
      cents(variation.additional_price * times),
    ),
    qty: line.qty,
  };
}

function onePoint(line: CartLine): number {
  return allChosen(line.item).reduce(
    (sum, { times, variation }) => sum + variation.additional_point * times,
    line.item.sold.point,
  );
}

/** The subtotal less every discount; discounts never make it less than nothing. */
export function discountedAmount(
  total: Pick<OrderTotal, 'subtotal' | 'voucher_discount' | 'tier_discount' | 'point_discount'>,
): Cents {
  const { subtotal, voucher_discount, tier_discount, point_discount } = total;
  return cents(Math.max(0, subtotal - voucher_discount - tier_discount - point_discount));
}
