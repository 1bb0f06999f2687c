import type { Handler } from '../../../../contract/handlers.ts';
import { requireOwnCompany } from '../../../../contract/wire.ts';
import { findMemberByNumber } from '../../../loyalty/index.ts';
import { signInMember } from './sign-in-member.ts';

/**
 * Signs a member in by the number of the payment code. Wrong passwords count for the member's phone
 * number, so that both sign-in methods share one limit.
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
