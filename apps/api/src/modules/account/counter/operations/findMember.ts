import { parseMemberNo } from '@claypot/domain/member-no';
import type { CounterContext } from '../../../../contract/counter/context.ts';
import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { requireMobile } from '../../../../shared/require-mobile.ts';
import { findMemberByNumber, findMemberByPhone, type Member } from '../../../loyalty/index.ts';
import { recordStaffEvent, requireBranch, requirePerson } from '../../../staff/index.ts';
import { requireLookUp } from '../card/look-ups.ts';
import { viewMemberCard } from '../card/member-card.ts';

/** Returns the card of a member, by the number in the barcode or by the phone number. */
export const findMember: CounterHandler<'findMember'> = async (context, { body }) => {
  const { db, company, staff, now } = context;
  requirePerson(context);
  const branch = await requireBranch(context, body.branch_id);
  const member = await requireLookUp(context, () => find(context, body));
  await db.transaction((tx) => {
    const event = {
      operation: 'findMember',
      targetId: member?.id ?? null,
      branchId: branch.id,
    };
    return recordStaffEvent(tx, company.id, staff, event, now);
  });
  if (member === null) throw new ApiError('MEMBER_NOT_FOUND');
  return viewMemberCard(db, context, branch, member);
};

/** A typed member number may look like a mobile number, so one that no phone has is looked up, too. */
async function find(
  { db, company, now }: Pick<CounterContext, 'db' | 'company' | 'now'>,
  { by, value }: { readonly by: 'member_no' | 'phone_no'; readonly value: string },
): Promise<Member | null> {
  const number = parseMemberNo(value);
  const byNumber = async () =>
    number === null ? null : findMemberByNumber(db, company.id, number, now);
  if (by === 'member_no') return byNumber();
  return (await findMemberByPhone(db, company.id, requireMobile(value), now)) ?? byNumber();
}
