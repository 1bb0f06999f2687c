import { halfWidth } from '../../text/half-width.ts';

const FORM = /^[0-9A-Z]{6,20}$/;

/**
 * Returns the normalised member number, or null if the text is none. Accepts scanned text and
 * numbers typed in groups of four; leading zeros are significant.
 */
export function parseMemberNo(text: string): string | null {
  const number = halfWidth(text)
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
  return FORM.test(number) ? number : null;
}
