import { type Cents, cents, formatMoneyString } from '@claypot/sdk';
import { halfWidth } from '../../text/half-width.ts';

/** The least that can be topped up at once, in cents. */
export const LEAST_TOP_UP = cents(1_000);

/** The most that can be topped up at once, in cents. */
export const MOST_TOP_UP = cents(500_000);

/** Latin figures, plain or in groups of three, and two digits after the point at most. */
const AMOUNT = /^(\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/;

/** An amount, but for more digits after the point than there are sen. */
const TOO_FINE = /^(?:\d+|\d{1,3}(?:,\d{3})+)\.\d{3,}$/;

/** What a customer has typed as an amount, as `1,000` or `10.00`; null where it is none. */
export function parseTopUpAmount(text: string): Cents | null {
  const [, whole, fraction = ''] = AMOUNT.exec(halfWidth(text).trim()) ?? [];
  if (whole === undefined) return null;
  return cents(Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0')));
}

/** Whether it would be an amount if it had fewer digits after the point. */
export function isTooFine(text: string): boolean {
  return TOO_FINE.test(halfWidth(text).trim());
}

/** An amount as a customer would type it: `50`, `12.50`. */
export function amountText(amount: Cents): string {
  return formatMoneyString(amount).replace('.00', '');
}
