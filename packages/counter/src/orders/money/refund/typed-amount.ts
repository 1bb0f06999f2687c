import { type Cents, cents } from '@claypot/sdk';

const AMOUNT = /^(?:RM)?(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/i;

/**
 * Returns a typed amount in ringgit as cents: `12.5`, `RM 12.50` and `1,250` are valid. Returns null
 * for anything else, such as a third decimal or an amount of nothing.
 */
export function typedAmount(text: string): Cents | null {
  const parts = AMOUNT.exec(text.replace(/\s/g, ''));
  if (parts === null) return null;
  const [, whole = '', fraction = ''] = parts;
  const amount = Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
  return amount === 0 ? null : cents(amount);
}
