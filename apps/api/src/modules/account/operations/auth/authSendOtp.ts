import type { Handler } from '../../../../contract/handlers.ts';
import { requireOwnCompany } from '../../../../contract/wire.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { requireMobile } from '../../../../shared/require-mobile.ts';
import { findMemberByPhone } from '../../../loyalty/index.ts';
import { requireCodeRequestAllowed, sendCode, viewSent } from './send-code.ts';

/** Sends a sign-up code to a phone number that is not registered. */
export const authSendOtp: Handler<'authSendOtp'> = async (context, { body }) => {
  const { db, company, now } = context;
  requireOwnCompany(company, body.company_id, 'COMPANY_NOT_FOUND');
  const phone = requireMobile(body.phone_no);
  await requireCodeRequestAllowed(context);
  if ((await findMemberByPhone(db, company.id, phone, now)) !== null) {
    throw new ApiError('PHONE_NO_REGISTERED');
  }
  const subject = { companyId: company.id, phone, purpose: 'sign_up' } as const;
  return viewSent(await sendCode(context, subject));
};
