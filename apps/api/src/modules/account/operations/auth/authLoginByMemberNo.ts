import type { Handler } from '../../../../contract/handlers.ts';
import { requireOwnCompany } from '../../../../contract/wire.ts';
import { findMemberByNumber } from '../../../loyalty/index.ts';
import { signInMember } from './sign-in-member.ts';

/**
 * Signs a member in by the number of their payment code. Wrong passwords are counted under the
 * member's phone, where there is one: a second way in is no second set of guesses.
 */
export const authLoginByMemberNo: Handler<'authLoginByMemberNo'> = async (context, { body }) => {
  const { db, company, now } = context;
  requireOwnCompany(company, body.company_id, 'COMPANY_NOT_FOUND');
  const { member_no, password } = body;
  const find = async () => {
    const member = await findMemberByNumber(db, company.id, member_no, now);
    return { member, countedAs: member?.phone_no ?? `member ${member_no}`, password };
  };
  return { data: await signInMember(context, find) };
};
