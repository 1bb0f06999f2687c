import type { Handler } from '../../http/handlers.ts';
import { findMemberByPhone } from '../../members/members.ts';
import { requireOwnCompany } from '../wire.ts';
import { letIn } from './let-in.ts';
import { requireMobile } from './phone.ts';

/** Signs a member in by the number of their phone. */
export const authLogin: Handler<'authLogin'> = async (context, { body }) => {
  const { db, company, now } = context;
  requireOwnCompany(company, body.company_id, 'COMPANY_NOT_FOUND');
  const phone = requireMobile(body.phone_no);
  const find = async () => {
    const member = await findMemberByPhone(db, company.id, phone, now);
    return { member, countedAs: phone, password: body.password };
  };
  return { data: await letIn(context, find) };
};
