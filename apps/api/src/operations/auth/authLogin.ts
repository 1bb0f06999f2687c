import { sql } from '../../db/sql.ts';
import type { Handler } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { findMemberByPhone } from '../../members/members.ts';
import { openSession } from '../../members/sessions.ts';
import { viewUser } from '../members/user-view.ts';
import { requireOwnCompany } from '../wire.ts';
import { requirePassword } from './check-password.ts';
import { requireMobile } from './phone.ts';

/** Signs a member in. A number that is nobody's is answered like a wrong password, after as long. */
export const authLogin: Handler<'authLogin'> = async (context, { body }) => {
  const { db, company, now, random } = context;
  requireOwnCompany(company, body.company_id, 'COMPANY_NOT_FOUND');
  const phone = requireMobile(body.phone_no);
  const member = await findMemberByPhone(db, company.id, phone, now);
  await requirePassword(context, phone, body.password, member?.password_hash ?? null);
  if (member === null) throw new Refusal('INVALID_PASSWORD');
  const token = random.token();
  await db.transaction(async (tx) => {
    const same = await tx.execute(sql`
      update members set login_at = ${now}
      where id = ${member.id} and password_hash = ${member.password_hash}`);
    // It was changed meanwhile, and whoever used the old one is to stay out.
    if (same === 0) throw new Refusal('INVALID_PASSWORD');
    await openSession(tx, member.id, token, now);
  });
  return { data: viewUser({ ...member, login_at: now }, context, { token, firstTime: true }) };
};
