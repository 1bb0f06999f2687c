import { parseStoredMobile } from '@claypot/domain/phone';
import { makeProof } from '../../../../contract/device/device-proofs.ts';
import type { Handler } from '../../../../contract/handlers.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { closeSessions, requireMember } from '../../../identity/index.ts';
import { findMember, viewUser } from '../../../loyalty/index.ts';
import { requirePassword } from '../auth/check-password.ts';
import { requireUncommon } from '../auth/errors.ts';

/** Changes a member's password and signs out all other devices. */
export const updatePassword: Handler<'updatePassword'> = async (context, { path, body }) => {
  const { db, company, bearer, now } = context;
  await requireMember(context, path.id);
  const member = await findMember(db, company.id, path.id, now);
  if (member === null || bearer === null) throw new ApiError('SESSION_EXPIRED');
  if (parseStoredMobile(body.phone_no) !== member.phone_no) throw new ApiError('INVALID_PHONE_NO');
  const { phone_no: phone, password_hash: before } = member;
  requireUncommon(body.password, phone);
  await requirePassword(context, { member, countedAs: phone, password: body.old_password });
  const after = await context.passwords.hash(body.password);
  await db.transaction(async (tx) => {
    const same = await tx.execute(sql`
      update members set password_hash = ${after}
      where id = ${member.id} and password_hash = ${before}`);
    // A concurrent request has changed the password, so the old one is no longer valid.
    if (same === 0) throw new ApiError('INVALID_PASSWORD');
    await closeSessions(tx, member.id, bearer);
  });
  // The device proof depends on the password hash, so issue a new one.
  const renewed = { ...member, password_hash: after };
  context.device.storeProof(makeProof(context.memberKey, renewed, context.random.uuid()));
  return viewUser(member, context, { token: bearer });
};
