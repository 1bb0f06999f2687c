import type { Cents } from '@claypot/sdk';
import { ratioOf } from './money.ts';

/** Sales and service tax, in percent. Menu prices include it. */
export const SST_PERCENT = 6;

/**
 * Returns the tax included in an amount, in cents: `taxable × 6 / 106`, rounded half away from
 * zero. It is shown, never added.
 */
export function containedTax(taxable: Cents): Cents {
  return ratioOf(taxable, SST_PERCENT, 100 + SST_PERCENT);
}
