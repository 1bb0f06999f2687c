import { parseMemberNo } from '@claypot/domain/account';
import { parseMobile } from '@claypot/domain/phone';
import type { FindMemberRequest } from '@claypot/sdk/counter';

/** Number or phone by which staff look a member up. */
export type FindRequest = Omit<FindMemberRequest, 'branch_id'>;

/** Member numbers have digits only; other codes of the same form are not for the counter. */
const DIGITS = /^\d+$/;

/** Returns the request for a member number; null if it is none. */
export function findByMemberNo(text: string): FindRequest | null {
  const value = parseMemberNo(text);
  return value !== null && DIGITS.test(value) ? { by: 'member_no', value } : null;
}

/**
 * Returns the request for a typed number; null if it is neither a mobile number nor a member
 * number. A number that may be both is sent as typed: the server looks it up as a mobile number,
 * because members know that one, and then as a member number.
 */
export function findByTyped(text: string): FindRequest | null {
  return parseMobile(text) === null ? findByMemberNo(text) : { by: 'phone_no', value: text };
}
