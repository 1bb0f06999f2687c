import { type Cents, cents, formatMoneyString } from '@claypot/sdk';
import { halfWidth } from '../../text/half-width.ts';

/** Minimum of one top-up, in cents. */
export const LEAST_TOP_UP = cents(1_000);

/** Maximum of one top-up, in cents. */
export const MOST_TOP_UP = cents(500_000);

/** ASCII digits, optionally grouped by three, with at most two decimals. */
const AMOUNT = /^(\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/;

/** An amount with three or more decimals. */
const TOO_FINE = /^(?:\d+|\d{1,3}(?:,\d{3})+)\.\d{3,}$/;

/** Parses an entered amount such as `1,000` or `10.00`; null if it is not an amount. */
export function parseTopUpAmount(text: string): Cents | null {
  const [, whole, fraction = ''] = AMOUNT.exec(halfWidth(text).trim()) ?? [];
  if (whole === undefined) return null;
  return cents(Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0')));
}

/** Returns true if the text is an amount with more than two decimals. */
export function isTooFine(text: string): boolean {
  return TOO_FINE.test(halfWidth(text).trim());
}

/** Formats an amount as a customer would type it: `50`, `12.50`. */
export function amountText(amount: Cents): string {
  return formatMoneyString(amount).replace('.00', '');
}
