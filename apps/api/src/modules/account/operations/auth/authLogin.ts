import type { Handler } from '../../../../contract/handlers.ts';
import { requireOwnCompany } from '../../../../contract/wire.ts';
import { findByNumber } from './phone.ts';
import { signInMember } from './sign-in-member.ts';

/** Signs a member in by phone number. */
export const authLogin: Handler<'authLogin'> = async (context, { body }) => {
  const { company } = context;
  requireOwnCompany(company, body.company_id, 'COMPANY_NOT_FOUND');
  const find = async () => {
    const { phone, member } = await findByNumber(context, body.phone_no);
    return { member, countedAs: phone, password: body.password };
  };
  return { data: await signInMember(context, find) };
};
