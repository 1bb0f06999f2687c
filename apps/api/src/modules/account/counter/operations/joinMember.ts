import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import type { Queryable } from '../../../../platform/db/db.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { requireMobile } from '../../../../shared/require-mobile.ts';
import { findMemberByPhone } from '../../../loyalty/index.ts';
import { once } from '../../../ordering/index.ts';
import { recordStaffEvent, requireBranch, requirePerson } from '../../../staff/index.ts';
import { requireRightCode } from '../../operations/auth/check-code.ts';
import { makeMember } from '../../operations/auth/make-member.ts';
import { limitedByPerson } from '../card/limited-by-person.ts';
import { viewMemberCard } from '../card/member-card.ts';
import { requireNotOwn } from '../card/own-record.ts';

/**
 * Makes the owner of a phone number a member, once per key. The password is random and known to no
 * one, until the member chooses one in the app with a code.
 */
export const joinMember: CounterHandler<'joinMember'> = async (context, { headers, body }) => {
  const { db, company, passwords, random, staff, now } = context;
  const { id: staffId } = requirePerson(context);
  const branch = await requireBranch(context, body.branch_id);
  const phone = requireMobile(body.phone_no);
  await requireNotOwn(db, company.id, [staffId], phone);
  const find = (from: Queryable) => findMemberByPhone(from, company.id, phone, now);
  const subject = { companyId: company.id, phone, purpose: 'sign_up' } as const;
  const findCode = async () => {
    // A repeated press finds the member that the first one has created.
    if ((await find(db)) !== null) return null;
    const limited = limitedByPerson(context);
    return requireRightCode(limited, subject, body.otp_code).catch(async (error: unknown) => {
      // A concurrent press may have created the member with the code since.
      if ((await find(db)) !== null) return null;
      throw error;
    });
  };
  const codeId = await findCode();
  const id = random.uuid();
  const passwordHash = await passwords.hash(random.token());
  const press = {
    operation: 'joinMember',
    key: headers['Idempotency-Key'],
    targetId: branch.id,
    body,
  };
  return once(
    context,
    press,
    async (tx) => {
      if (codeId === null) throw new ApiError('PHONE_NO_REGISTERED');
      await makeMember(tx, context, { id, companyId: company.id, phone, passwordHash }, codeId);
      const event = { operation: 'joinMember', targetId: id, branchId: branch.id };
      await recordStaffEvent(tx, company.id, staff, event, now);
    },
    async (tx) => {
      const member = await find(tx);
      if (member === null) throw new ApiError('NOT_FOUND');
      return viewMemberCard(tx, context, branch, member);
    },
  );
};
