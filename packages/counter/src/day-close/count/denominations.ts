import { type Cents, cents } from '@claypot/sdk';

/** Notes and coins of the ringgit in circulation, largest first, in cents. */
export const DENOMINATIONS: readonly Cents[] = [
  ...[100_00, 50_00, 20_00, 10_00, 5_00, 1_00],
  ...[50, 20, 10, 5],
].map(cents);

/** Values below are coins. */
const SMALLEST_NOTE = 1_00;

/** Returns true for a coin. */
export function isCoin(value: Cents): boolean {
  return value < SMALLEST_NOTE;
}
