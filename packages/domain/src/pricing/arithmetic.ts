/**
 * What whole cents need no library for: adding and comparing integers is exact, and checked by
 * `cents`. A total does it hundreds of times at each press of a stepper, before anything is compiled.
 * Where an amount is multiplied, divided and rounded, `money.ts` does it.
 */
import { type Cents, cents } from '@claypot/sdk';
import { ZERO } from './money.ts';

/** The sum of any number of amounts; nothing sums to zero. */
export function sum(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce((total: number, amount) => total + amount, 0));
}

/** `amount − taken`, which may be below zero. */
export function minus(amount: Cents, taken: Cents): Cents {
  return cents(amount - taken);
}

/** The amount, or zero where it is below. */
export function notBelowZero(amount: Cents): Cents {
  return amount < ZERO ? ZERO : amount;
}

/** The smaller of two amounts. */
export function atMost(amount: Cents, limit: Cents): Cents {
  return limit < amount ? limit : amount;
}
