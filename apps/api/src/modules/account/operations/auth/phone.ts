import { parseStoredMobile } from '@claypot/domain/phone';
import type { Context } from '../../../../contract/context/context.ts';
import { requireMobile } from '../../../../shared/require-mobile.ts';
import { findMemberByPhone, type Member } from '../../../loyalty/index.ts';

/**
 * The number that a member is known by, in E.164, and the member; null if no member has it. A number
 * outside the numbering plan counts only when a member joined with it before the plan was checked.
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
