import type { Cents } from '@claypot/sdk';
import { add, maximum, minimum, subtract } from 'dinero.js';
import { ringgit, toCents, ZERO } from './money.ts';

/** The sum of any number of amounts; nothing sums to zero. */
export function sum(amounts: readonly Cents[]): Cents {
  return toCents(amounts.map(ringgit).reduce((total, amount) => add(total, amount), ringgit(ZERO)));
}

/** `amount − taken`, which may be below zero. */
export function minus(amount: Cents, taken: Cents): Cents {
  return toCents(subtract(ringgit(amount), ringgit(taken)));
}

/** The amount, or zero where it is below. */
export function notBelowZero(amount: Cents): Cents {
  return toCents(maximum([ringgit(amount), ringgit(ZERO)]));
}

/** The smaller of two amounts. */
export function atMost(amount: Cents, limit: Cents): Cents {
  return toCents(minimum([ringgit(amount), ringgit(limit)]));
}
