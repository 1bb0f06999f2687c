import { type Cents, cents } from '@claypot/sdk';
import { typedAmount } from '../../orders/money/refund/typed-amount.ts';

const NOTHING = /^(?:RM)?0+(?:\.0{1,2})?$/i;
const COUNT = /^\d{1,5}$/;

/** Returns a typed amount of cash in cents, which may be 0; null for anything else. */
export function typedCash(text: string): Cents | null {
  return NOTHING.test(text.replace(/\s/g, '')) ? cents(0) : typedAmount(text);
}

/** Returns a typed number of notes or coins: 0 for an empty text, null if it is not a number. */
export function typedCount(text: string): number | null {
  const written = text.trim();
  if (written === '') return 0;
  return COUNT.test(written) ? Number(written) : null;
}
