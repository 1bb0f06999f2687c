import { type Cents, cents } from '@claypot/sdk';
import { minus } from './arithmetic.ts';
import { ratioOf, ZERO } from './money.ts';

/** Ways to pay. Only the card is offered in the app; the counter takes cash too. */
export type PaymentMethod = 'card' | 'cash';

/** The smallest coin, in cents. */
const COIN = 5;

/**
 * The adjustment that brings a total to what can be paid: 0 by card, else the difference to the
 * nearest 5 sen (−2 to 2 cents).
 */
export function roundedAdjustment(total: Cents, paymentMethod: PaymentMethod): Cents {
  if (paymentMethod === 'card') return ZERO;
  const coins = ratioOf(total, 1, COIN);
  return minus(cents(coins * COIN), total);
}
