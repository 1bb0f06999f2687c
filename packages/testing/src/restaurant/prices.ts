/**
 * Prices of the simulated restaurant. Discounted menu prices apply; vouchers, points and tier
 * discounts are not simulated.
 */
import { type Cents, cents } from '@claypot/sdk';

export function sellingPrice(sold: { price: Cents; price_after_discount: Cents | null }): Cents {
  return sold.price_after_discount ?? sold.price;
}

export function lineTotal(price: Cents, qty: number): Cents {
  return cents(price * qty);
}

/** Returns the service tax of 6 % contained in an amount. */
export function containedTax(amount: Cents): Cents {
  return cents(Math.round((amount * 6) / 106));
}
