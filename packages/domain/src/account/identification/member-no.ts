import { halfWidth } from '../../text/half-width.ts';

const FORM = /^[0-9A-Z]{6,20}$/;

/**
 * A member's number as the contract has it, from a scanner or typed as it is printed, in fours; null
 * for anything else. Leading zeros are part of it.
 */
export function parseMemberNo(text: string): string | null {
  const number = halfWidth(text).replace(/[\s-]/g, '').toUpperCase();
  return FORM.test(number) ? number : null;
}
