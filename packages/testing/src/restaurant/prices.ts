/** Prices of a restaurant without discounts of its own: enough for a cart, and no second pricing. */
import { type Cents, cents } from '@claypot/sdk';

export function sellingPrice(sold: { price: Cents; price_after_discount: Cents | null }): Cents {
  return sold.price_after_discount ?? sold.price;
}

export function lineTotal(price: Cents, qty: number): Cents {
  return cents(price * qty);
}

/** The service tax of 6 % that an amount contains. */
export function containedTax(amount: Cents): Cents {
  return cents(Math.round((amount * 6) / 106));
}
