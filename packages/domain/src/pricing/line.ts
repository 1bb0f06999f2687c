import type { Cents } from '@claypot/sdk';
import { sum } from './arithmetic.ts';
import { times } from './money.ts';

/** The fields of a cart or order line that determine its price. */
export interface PricedLine {
  /** Price of one before options; see {@link sellingPrice}. */
  readonly price: Cents;
  /** `additional_price` of every chosen variation. */
  readonly additional_prices: readonly Cents[];
  /** Integer, at least 1. */
  readonly qty: number;
}

/**
 * Returns the price of a menu item before options, in cents: the discounted price if there is one.
 */
export function sellingPrice(item: {
  readonly price: Cents;
  readonly price_after_discount?: Cents | null;
}): Cents {
  return item.price_after_discount ?? item.price;
}

/**
 * Returns the price of one, in cents: base or discounted price plus the prices of the chosen
 * variations.
 */
export function unitPrice(line: Omit<PricedLine, 'qty'>): Cents {
  return sum([line.price, ...line.additional_prices]);
}

/**
 * Returns the price of a line in cents: {@link unitPrice} × quantity.
 * @throws RangeError if the quantity is not an integer of at least 1
 */
export function lineTotal(line: PricedLine): Cents {
  if (!Number.isSafeInteger(line.qty) || line.qty < 1) {
    throw new RangeError(`Not a quantity: ${line.qty}`);
  }
  return times(unitPrice(line), line.qty);
}

/** Returns the sum of the lines before any discount, in cents. */
export function subtotal(lines: readonly PricedLine[]): Cents {
  return sum(lines.map(lineTotal));
}
