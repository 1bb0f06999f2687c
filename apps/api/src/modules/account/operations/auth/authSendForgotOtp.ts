import type { Handler } from '../../../../contract/handlers.ts';
import { requireOwnCompany } from '../../../../contract/wire.ts';
import { codeMessage } from './code-message.ts';
import { findByNumber } from './phone.ts';
import { requireCode, requireCodeRequestAllowed, viewSent } from './send-code.ts';

/**
 * Sends a password reset code to a member. For an unknown number it creates a code too, with the
 * same waiting time, but sends no message. The response does not wait for the message: its duration
 * or an SMS outage would reveal if the number is registered.
 */
export const authSendForgotOtp: Handler<'authSendForgotOtp'> = async (context, { body }) => {
  const { company, sms } = context;
  requireOwnCompany(company, body.company_id, 'COMPANY_NOT_FOUND');
  // Read everything before the code is stored. Otherwise a failure would block the number for a
  // code that was never sent.
  const { phone, member } = await findByNumber(context, body.phone_no);
  await requireCodeRequestAllowed(context);
  const subject = { companyId: company.id, phone, purpose: 'reset_password' } as const;
  const messageOf = await codeMessage(context, subject);
  const issued = await requireCode(context, subject);
  if (member !== null) sms.post(messageOf(issued));
  return viewSent(issued);
};
