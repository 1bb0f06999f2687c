import type { Context } from '../../../../contract/context/context.ts';
import type { Transaction } from '../../../../platform/db/db.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { useCode } from '../../../identity/index.ts';
import { findMemberByPhone, insertMember, type NewMember } from '../../../loyalty/index.ts';

/**
 * Creates a member with the gifts of a sign-up, and uses the code up. A code is valid for one member.
 * @throws ApiError `PHONE_NO_REGISTERED` or `OTP_EXPIRED` if a concurrent request was faster.
 */
export async function makeMember(
  tx: Transaction,
  { company, random, now }: Pick<Context, 'company' | 'random' | 'now'>,
  member: NewMember,
  codeId: string,
): Promise<void> {
  const isFirst = await useCode(tx, company.id, codeId, now);
  if (isFirst && (await insertMember(tx, member, random.digits, now))) return;
  // A concurrent request has used the code or registered the number, probably because the same
  // person pressed twice.
  const rival = await findMemberByPhone(tx, member.companyId, member.phone, now);
  throw new ApiError(rival === null ? 'OTP_EXPIRED' : 'PHONE_NO_REGISTERED');
}
