import type { Context } from '../../../../contract/context/context.ts';
import { makeProof } from '../../../../contract/device/device-proofs.ts';
import type { Handler } from '../../../../contract/handlers.ts';
import { requireOwnCompany } from '../../../../contract/wire.ts';
import { consume } from '../../../../platform/db/rate-limits.ts';
import { tooManyRequests } from '../../../../platform/http/limits/too-many-requests.ts';
import { ApiError, invalidRequest } from '../../../../shared/api-error.ts';
import { requireMobile } from '../../../../shared/require-mobile.ts';
import { openSession } from '../../../identity/index.ts';
import { findMember, findMemberByPhone, viewUser } from '../../../loyalty/index.ts';
import { requireRightCode } from './check-code.ts';
import { requireUncommon } from './errors.ts';
import { makeMember } from './make-member.ts';

/**
 * Registers the owner of a phone number as a member and signs them in. A code is valid for one
 * member.
 */
export const register: Handler<'register'> = async (context, { body }) => {
  const { db, company, memberKey, random, now } = context;
  requireOwnCompany(company, body.company_id, 'COMPANY_NOT_FOUND');
  const phone = requireMobile(body.phone_no);
  if (body.password !== body.password_confirmation) {
    throw invalidRequest('body.password_confirmation');
  }
  requireUncommon(body.password, phone);
  await requireSignUpAllowed(context);
  // Check this before the code: a client that lost the response and retries must be asked to sign
  // in.
  await requireUnregistered(context, phone);
  const subject = { companyId: company.id, phone, purpose: 'sign_up' } as const;
  const codeId = await requireRightCode(context, subject, body.otp_code).catch(
    async (error: unknown) => {
      // A concurrent request may have used the code and created the member since the check above.
      await requireUnregistered(context, phone);
      throw error;
    },
  );
  const passwordHash = await context.passwords.hash(body.password);
  const newMember = { id: random.uuid(), companyId: company.id, phone, passwordHash };
  const token = random.token();
  const member = await db.transaction(async (tx) => {
    await makeMember(tx, context, newMember, codeId);
    await openSession(tx, newMember.id, { token, ...context.device.name }, now);
    return findMember(tx, company.id, newMember.id, now);
  });
  if (member === null) throw new Error('The new member was not found');
  context.noteMember(member.id);
  context.device.storeProof(makeProof(memberKey, member, random.uuid()));
  return viewUser(member, context, { token, newRegister: true });
};

/** @throws ApiError `PHONE_NO_REGISTERED` if a member has the number. */
async function requireUnregistered({ db, company, now }: Context, phone: string): Promise<void> {
  const member = await findMemberByPhone(db, company.id, phone, now);
  if (member !== null) throw new ApiError('PHONE_NO_REGISTERED');
}

/** Limits sign-ups per network address, to prevent probing for registered numbers. */
async function requireSignUpAllowed({ db, memberKey, address, now }: Context): Promise<void> {
  const limit = { key: `sign-ups from ${address}`, most: 30, window: { minutes: 15 } };
  const retryAt = await db.transaction((tx) => consume(tx, memberKey, [limit], now));
  if (retryAt !== null) throw tooManyRequests(retryAt);
}
