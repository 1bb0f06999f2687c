import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { requireMobile } from '../../../../shared/require-mobile.ts';
import { findMemberByPhone } from '../../../loyalty/index.ts';
import { recordStaffEvent, requireBranch, requirePerson } from '../../../staff/index.ts';
import { requireCodeRequestAllowed, sendCode, viewSent } from '../../operations/auth/send-code.ts';
import { limitedByPerson } from '../card/limited-by-person.ts';
import { requireNotOwn } from '../card/own-record.ts';

/** Sends a sign-up code to the phone of a person who wants to join at the counter. */
export const sendJoinCode: CounterHandler<'sendJoinCode'> = async (context, { body }) => {
  const { db, company, staff, now } = context;
  const { id: staffId } = requirePerson(context);
  const branch = await requireBranch(context, body.branch_id);
  const phone = requireMobile(body.phone_no);
  const limited = limitedByPerson(context);
  await requireNotOwn(db, company.id, [staffId], phone);
  await requireCodeRequestAllowed(limited);
  if ((await findMemberByPhone(db, company.id, phone, now)) !== null) {
    throw new ApiError('PHONE_NO_REGISTERED');
  }
  const subject = { companyId: company.id, phone, purpose: 'sign_up' } as const;
  const sent = viewSent(await sendCode(limited, subject));
  const event = { operation: 'sendJoinCode', targetId: null, branchId: branch.id };
  await db.transaction((tx) => recordStaffEvent(tx, company.id, staff, event, now));
  return sent;
};
