import { type Cents, cents } from '@claypot/sdk';
import { minus } from './arithmetic.ts';
import { ratioOf, ZERO } from './money.ts';

/** Payment methods. The app offers only cards; the counter accepts cash too. */
export type PaymentMethod = 'card' | 'cash';

/** Smallest coin, in cents. */
export const COIN = 5;

/**
 * Returns the adjustment of a total to a payable amount, in cents: 0 by card, else the difference
 * to the nearest 5 sen (−2 to 2).
 */
export function roundedAdjustment(total: Cents, paymentMethod: PaymentMethod): Cents {
  if (paymentMethod === 'card') return ZERO;
  const coins = ratioOf(total, 1, COIN);
  return minus(cents(coins * COIN), total);
}
