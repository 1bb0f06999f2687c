import type { Handler } from '../../../../contract/handlers.ts';
import { requireOwnCompany } from '../../../../contract/wire.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { closeSessions, resetAttempts, useCode } from '../../../identity/index.ts';
import { requireRightCode } from './check-code.ts';
import { requireUncommon } from './errors.ts';
import { findByNumber } from './phone.ts';

/** Sets a new password with a one-time code and signs out all devices. */
export const authResetPassword: Handler<'authResetPassword'> = async (context, { body }) => {
  const { db, company, address, now, memberKey } = context;
  requireOwnCompany(company, body.company_id, 'COMPANY_NOT_FOUND');
  const { phone, member } = await findByNumber(context, body.phone_no);
  // Check the password first, so that a rejected one does not use up the code.
  requireUncommon(body.new_password, phone);
  const subject = { companyId: company.id, phone, purpose: 'reset_password' } as const;
  const codeId = await requireRightCode(context, subject, body.otp_code);
  // The right code without a member: it was guessed, because none is sent to an unregistered
  // number, or the account was closed after it was sent.
  if (member === null) throw new ApiError('OTP_NOT_SAME');
  context.noteMember(member.id);
  const passwordHash = await context.passwords.hash(body.new_password);
  await db.transaction(async (tx) => {
    if (!(await useCode(tx, company.id, codeId, now))) throw new ApiError('OTP_EXPIRED');
    await tx.execute(
      sql`update members set password_hash = ${passwordHash} where id = ${member.id}`,
    );
    await closeSessions(tx, member.id);
    await resetAttempts(tx, memberKey, { companyId: company.id, phone, address });
  });
  return null;
};
