import type { Cents } from '@claypot/sdk';
import { minus } from '../arithmetic.ts';
import { ZERO } from '../money.ts';
import { roundedAdjustment } from '../rounding.ts';

/** The change of a cash payment in cents, or the error of the tendered amount. */
export type CashPayment =
  | { readonly error: null; readonly change: Cents }
  | { readonly error: 'TENDER_TOO_LOW'; readonly missing: Cents }
  /** Notes and coins cannot add up to the amount: it is not a multiple of 5 sen. */
  | { readonly error: 'NOT_IN_COINS' };

/**
 * Returns the change for a tendered amount.
 * @param cashDue from `billRest`, in cents
 */
export function payInCash(cashDue: Cents, tendered: Cents): CashPayment {
  if (roundedAdjustment(tendered, 'cash') !== ZERO) return { error: 'NOT_IN_COINS' };
  const change = minus(tendered, cashDue);
  if (change < ZERO) return { error: 'TENDER_TOO_LOW', missing: minus(ZERO, change) };
  return { error: null, change };
}
