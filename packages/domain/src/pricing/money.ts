import { type Cents, cents } from '@claypot/sdk';
import { type Dinero, dinero, halfAwayFromZero, multiply, toSnapshot } from 'dinero.js';
import { MYR } from 'dinero.js/currencies';

/** An amount in calculation. It never leaves this file: results are plain {@link Cents}. */
type Ringgit = Dinero<number, 'MYR'>;

/** All of an amount, in hundredths of a percent. */
const WHOLE = 10_000;

/** No money. */
export const ZERO = cents(0);

/** Lifts cents into calculation. */
function ringgit(amount: Cents): Ringgit {
  return dinero({ amount, currency: MYR });
}

/** A whole number of times an amount. */
export function times(amount: Cents, count: number): Cents {
  return cents(toSnapshot(multiply(ringgit(amount), count)).amount);
}

/**
 * `amount × numerator ÷ denominator` in whole cents, rounded once, half away from zero.
 *
 * Serves ratios which no decimal scale holds, such as 6/106.
 */
export function ratioOf(amount: Cents, numerator: number, denominator: number): Cents {
  const product = multiply(ringgit(amount), numerator);
  return cents(halfAwayFromZero(toSnapshot(product).amount, denominator, product.calculator));
}

/**
 * A percentage of an amount in whole cents, rounded once, half away from zero.
 *
 * @param percent - 0 to 100 with at most two decimals, e.g. 12.5.
 * @throws RangeError for a percentage that would add money, take more than all of it, or has more
 * decimals than an agreement on price ever has.
 */
export function percentOf(amount: Cents, percent: number): Cents {
  const hundredths = Math.round(percent * 100);
  if (!(percent >= 0 && percent <= 100) || Math.abs(hundredths - percent * 100) > 1e-6) {
    throw new RangeError(`Not a percentage: ${percent}`);
  }
  return ratioOf(amount, hundredths, WHOLE);
}
