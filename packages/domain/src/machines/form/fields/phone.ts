import { halfWidth } from '../../../text/half-width.ts';

/**
 * National numbers of the Malaysian numbering plan (MCMC, National Numbering Plan) that receive text
 * messages: 011 and 015 have 8 digits after the prefix, the other prefixes from 010 to 019 have 7.
 * The ranges that operators hold inside a prefix change every year and are not checked.
 */
const PLAN = /^(?:1[15]\d{8}|1[02346-9]\d{7})$/;

/**
 * A Malaysian mobile number in E.164, from any of the ways people write one: `012-345 6789`,
 * `60123456789`, `+60 12…`, `+60 (0)12…`, also in full-width digits. Null for anything else.
 *
 * One canonical form, so that one person is one number everywhere.
 */
export function parseMobile(text: string): string | null {
  const mobile = parseStoredMobile(text);
  return mobile !== null && PLAN.test(mobile.slice('+60'.length)) ? mobile : null;
}

/**
 * {@link parseMobile} without the numbering plan, which earlier versions did not check: a member who
 * joined with such a number still signs in with it.
 */
export function parseStoredMobile(text: string): string | null {
  // Pasted from contacts it has invisible marks around it, from pages other dashes in it.
  const digits = halfWidth(text).replace(/[\s().\p{Pd}\p{Cf}]/gu, '');
  const national = /^(?:\+?600?|0)(1\d{8,9})$/.exec(digits)?.[1];
  return national ? `+60${national}` : null;
}

/**
 * A Malaysian mobile number as it is typed there, for a field to begin with: `+60123456789` as
 * `012-345 6789`. Anything else is left as it is.
 */
export function writtenMobile(e164: string): string {
  return e164.replace(/^\+60(1\d)(\d{3,4})(\d{4})$/, '0$1-$2 $3');
}
