import { halfWidth } from '../../../text/half-width.ts';

/**
 * National numbers of the Malaysian numbering plan (MCMC, National Numbering Plan) that receive
 * SMS. 011 and 015 have 8 digits after the prefix, other prefixes from 010 to 019 have 7. Operator
 * ranges within a prefix change every year and are not checked.
 */
const PLAN = /^(?:1[15]\d{8}|1[02346-9]\d{7})$/;

/**
 * Parses a Malaysian mobile number to E.164; null for anything else. Accepts common spellings such
 * as `012-345 6789`, `60123456789`, `+60 12…` and `+60 (0)12…`, also in full-width digits.
 *
 * There is one canonical form, so that a person has the same number everywhere.
 */
export function parseMobile(text: string): string | null {
  const mobile = parseStoredMobile(text);
  return mobile !== null && PLAN.test(mobile.slice('+60'.length)) ? mobile : null;
}

/**
 * Parses like {@link parseMobile}, without the numbering plan. Earlier versions did not check it,
 * and their members still sign in with such numbers.
 */
export function parseStoredMobile(text: string): string | null {
  // Numbers pasted from contacts have invisible marks; those from web pages have other dashes.
  const digits = halfWidth(text).replace(/[\s().\p{Pd}\p{Cf}]/gu, '');
  const national = /^(?:\+?600?|0)(1\d{8,9})$/.exec(digits)?.[1];
  return national ? `+60${national}` : null;
}

/**
 * National numbers of the numbering plan that receive calls: those of {@link PLAN}, landlines, and
 * 1-300, 1-700 and 1-800.
 */
const CALLABLE = /^(?:3\d{8}|[4-79]\d{7}|8\d\d{6}|1[15]\d{8}|1[02346-9]\d{7}|1[378]00\d{6})$/;

/** Parses a Malaysian number that receives calls to E.164; null for anything else. */
export function parseCallable(text: string): string | null {
  const digits = halfWidth(text).replace(/[\s().\p{Pd}\p{Cf}]/gu, '');
  const national = /^(?:\+?600?|0)?(\d{8,10})$/.exec(digits)?.[1];
  const isComplete = national !== undefined && CALLABLE.test(national);
  // Only 1-300 and its like are dialled without a zero.
  if (!isComplete || (/^\d/.test(digits) && !/^(?:0|60|1[378]00)/.test(digits))) return null;
  return `+60${national}`;
}

/**
 * Formats an E.164 number for a field: `+60123456789` as `012-345 6789`. Returns anything else
 * unchanged.
 */
export function writtenMobile(e164: string): string {
  return e164.replace(/^\+60(1\d)(\d{3,4})(\d{4})$/, '0$1-$2 $3');
}
