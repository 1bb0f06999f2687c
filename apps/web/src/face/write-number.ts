import type { Writing } from './places.ts';

/** Before each three figures of a whole number but the first. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/**
 * What stands where a face has a number's place, as the formats of the app write it in both languages
 * (`createFormat` of `@claypot/i18n`); null where the value is none. Money is in cents as a number, and
 * in ringgit as a text. Without `Intl`: the first use of that keeps a slow phone busy for half of what
 * filling a face takes.
 */
export function writeNumber(value: unknown, writing: Writing): string | null {
  if (writing === 'count') {
    return typeof value === 'number' ? grouped(String(Math.abs(value))) : null;
  }
  const text = typeof value === 'string' && value !== '' ? value : Number.NaN;
  const ringgit = typeof value === 'number' ? value / 100 : Number(text);
  if (!Number.isFinite(ringgit)) return null;
  const [whole = '', sen] = Math.abs(ringgit).toFixed(2).split('.');
  return `${grouped(whole)}.${sen}`;
}

function grouped(whole: string): string {
  return whole.replace(THOUSANDS, ',');
}
