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

/** Current price and points of a line. */
export interface LinePrice {
  /** Price of one piece, including choices. */
  readonly unit: Cents;
  readonly total: Cents;
  /** Points of all pieces. */
  readonly point: number;
}

export function priceLine(line: CartLine): LinePrice {
  const priced = toPricedLine(line);
  return { unit: unitPrice(priced), total: lineTotal(priced), point: onePoint(line) * line.qty };
}

/** Inputs of a cart's price other than its lines. */
export interface PriceTerms {
  readonly method: CartMethod | null;
  readonly buyer: Buyer;
  /** The courier's quotation. The fee is 0 if undefined. */
  readonly deliveryFee?: Cents | undefined;
  readonly voucher?: PricedVoucher | null;
  readonly points?: PricedPoints | null;
}

/** Returns the order total of lines. */
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

/** Returns the subtotal of lines before discounts, in cents. */
export function priceLines(lines: readonly CartLine[]): Cents {
  return subtotal(lines.map(toPricedLine));
}

/** Returns the lines that can be ordered. The others are shown but not charged. */
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

/** Returns the subtotal minus all discounts, at least 0, in cents. */
export function discountedAmount(
  total: Pick<OrderTotal, 'subtotal' | 'voucher_discount' | 'tier_discount' | 'point_discount'>,
): Cents {
  const { subtotal, voucher_discount, tier_discount, point_discount } = total;
  return cents(Math.max(0, subtotal - voucher_discount - tier_discount - point_discount));
}
