import { type Cents, cents } from '@claypot/sdk';
import { type Dinero, dinero, halfAwayFromZero, multiply, toSnapshot } from 'dinero.js';
import { MYR } from 'dinero.js/currencies';

/** An amount during a calculation. It is private to this file; results are plain {@link Cents}. */
type Ringgit = Dinero<number, 'MYR'>;

/** 100 percent, in hundredths of a percent. */
const WHOLE = 10_000;

export const ZERO = cents(0);

/** Converts cents to a Dinero amount. */
function ringgit(amount: Cents): Ringgit {
  return dinero({ amount, currency: MYR });
}

/** Returns an amount multiplied by an integer, in cents. */
export function times(amount: Cents, count: number): Cents {
  return cents(toSnapshot(multiply(ringgit(amount), count)).amount);
}

/**
 * Returns `amount × numerator ÷ denominator` in whole cents, rounded once, half away from zero.
 *
 * Used for ratios without a finite decimal form, such as 6/106.
 */
export function ratioOf(amount: Cents, numerator: number, denominator: number): Cents {
  const product = multiply(ringgit(amount), numerator);
  return cents(halfAwayFromZero(toSnapshot(product).amount, denominator, product.calculator));
}

/**
 * Returns a percentage of an amount in whole cents, rounded once, half away from zero.
 * @param percent 0 to 100 with at most two decimals, for example 12.5
 * @throws RangeError if the percentage is negative, above 100 or has more than two decimals
 */
export function percentOf(amount: Cents, percent: number): Cents {
  const hundredths = Math.round(percent * 100);
  if (!(percent >= 0 && percent <= 100) || Math.abs(hundredths - percent * 100) > 1e-6) {
    throw new RangeError(`Not a percentage: ${percent}`);
  }
  return ratioOf(amount, hundredths, WHOLE);
}
