import { parseStoredMobile } from '@claypot/domain/phone';
import type { Context } from '../../../../contract/context/context.ts';
import { requireMobile } from '../../../../shared/require-mobile.ts';
import { findMemberByPhone, type Member } from '../../../loyalty/index.ts';

/**
 * Returns a phone number in E.164 and its member, or null. Accepts a number outside the numbering
 * plan only if a member joined with it before the plan was checked.
 * @throws ApiError `INVALID_PHONE_NO` for any other number outside the plan.
 */
export async function findByNumber(
  { db, company, now }: Pick<Context, 'db' | 'company' | 'now'>,
  text: string,
): Promise<{ readonly phone: string; readonly member: Member | null }> {
  const phone = parseStoredMobile(text) ?? requireMobile(text);
  const member = await findMemberByPhone(db, company.id, phone, now);
  if (member === null) requireMobile(phone);
  return { phone, member };
}
