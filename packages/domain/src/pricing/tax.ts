import type { Cents } from '@claypot/sdk';
import { ratioOf } from './money.ts';

/** Sales and service tax, in percent. Menu prices include it. */
export const SST_PERCENT = 6;

/**
 * The tax contained in an amount whose prices include it: `taxable × 6 / 106`, half away from zero.
 * It is shown, never added again.
 */
export function containedTax(taxable: Cents): Cents {
  return ratioOf(taxable, SST_PERCENT, 100 + SST_PERCENT);
}
