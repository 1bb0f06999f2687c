import { writeAmount, writeCount } from '@claypot/i18n/figures';
import type { Writing } from './places.ts';

/**
 * Formats the number of a placeholder without its sign; null if the value is no number. Money is in
 * cents as a number and in ringgit as a text.
 */
export function writeNumber(value: unknown, writing: Writing): string | null {
  if (writing === 'count') return typeof value === 'number' ? writeCount(Math.abs(value)) : null;
  const text = typeof value === 'string' && value !== '' ? value : Number.NaN;
  const cents = typeof value === 'number' ? value : Math.round(Number(text) * 100);
  return Number.isFinite(cents) ? writeAmount(Math.abs(cents)) : null;
}
