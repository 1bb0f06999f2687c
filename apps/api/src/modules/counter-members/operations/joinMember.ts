import type { CounterHandler } from '../../../contract/counter/handlers.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { requireMobile } from '../../../shared/require-mobile.ts';
import { makeMember, requireRightCode } from '../../account/index.ts';
import { findMemberByPhone } from '../../loyalty/index.ts';
import { once } from '../../ordering/index.ts';
import { recordStaffEvent, requireBranch, requirePerson } from '../../staff/index.ts';
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
  // A repeated press finds the member that the first one has created.
  const codeId =
    (await find(db)) === null
      ? await requireRightCode(limitedByPerson(context), subject, body.otp_code)
      : null;
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
