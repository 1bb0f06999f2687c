/**
 * Arithmetic on whole cents without a library: adding and comparing integers is exact and checked
 * by `cents`. A total needs hundreds of such operations at each press of a stepper, so speed
 * matters. `money.ts` multiplies, divides and rounds.
 */
import { type Cents, cents } from '@claypot/sdk';
import { ZERO } from './money.ts';

/** Returns the sum of the amounts, in cents; 0 for none. */
export function sum(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce((total: number, amount) => total + amount, 0));
}

/** Returns `amount − taken`, in cents; may be negative. */
export function minus(amount: Cents, taken: Cents): Cents {
  return cents(amount - taken);
}

/** Returns the amount, or 0 if it is negative. */
export function notBelowZero(amount: Cents): Cents {
  return amount < ZERO ? ZERO : amount;
}

/** Returns the smaller of two amounts. */
export function atMost(amount: Cents, limit: Cents): Cents {
  return limit < amount ? limit : amount;
}
