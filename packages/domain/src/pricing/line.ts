import type { Cents } from '@claypot/sdk';
import { sum } from './arithmetic.ts';
import { times } from './money.ts';

/** The part of a cart or order line that decides its price. */
export interface PricedLine {
  /** The price of one before options, see {@link sellingPrice}. */
  readonly price: Cents;
  /** `additional_price` of every chosen variation. */
  readonly additional_prices: readonly Cents[];
  /** A whole number, at least 1. */
  readonly qty: number;
}

/** What an item of the menu costs before options: its discounted price if it has one. */
export function sellingPrice(item: {
  readonly price: Cents;
  readonly price_after_discount?: Cents | null;
}): Cents {
  return item.price_after_discount ?? item.price;
}

/** The price of one: base or discounted price plus the prices of the chosen variations. */
export function unitPrice(line: Omit<PricedLine, 'qty'>): Cents {
  return sum([line.price, ...line.additional_prices]);
}

/**
 * The price of a line: {@link unitPrice} × quantity.
 *
 * @throws RangeError where the quantity is not a whole number of at least 1.
 */
export function lineTotal(line: PricedLine): Cents {
  if (!Number.isSafeInteger(line.qty) || line.qty < 1) {
    throw new RangeError(`Not a quantity: ${line.qty}`);
  }
  return times(unitPrice(line), line.qty);
}

/** The sum of the lines, before any discount. */
export function subtotal(lines: readonly PricedLine[]): Cents {
  return sum(lines.map(lineTotal));
}
