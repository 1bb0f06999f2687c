import type { Writing } from './places.ts';

/** As the formats of the app write them in both languages (`createFormat` of `@claypot/i18n`). */
const LOCALE = 'en-MY';
const SEN = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/**
 * What stands where a face has a number's place; null where the value is none. Money is in cents as a
 * number, and in ringgit as a text.
 */
export function writeNumber(value: unknown, writing: Writing): string | null {
  if (writing === 'count') {
    return typeof value === 'number' ? Math.abs(value).toLocaleString(LOCALE) : null;
  }
  const text = typeof value === 'string' && value !== '' ? value : Number.NaN;
  const ringgit = typeof value === 'number' ? value / 100 : Number(text);
  return Number.isFinite(ringgit) ? Math.abs(ringgit).toLocaleString(LOCALE, SEN) : null;
}
