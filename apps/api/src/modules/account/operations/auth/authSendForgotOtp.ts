import type { Handler } from '../../../../contract/handlers.ts';
import { requireOwnCompany } from '../../../../contract/wire.ts';
import { codeMessage } from './code-message.ts';
import { findByNumber } from './phone.ts';
import { requireAskingAllowed, requireCode, viewSent } from './send-code.ts';

/**
 * Sends a code to a member who forgot the password. A number that is nobody's is given a code, too,
 * and waits like any other; only nothing is sent to it. Nobody waits for the message either: how long
 * it takes, and whether the gateway is there at all, would tell the two apart.
 */
export const authSendForgotOtp: Handler<'authSendForgotOtp'> = async (context, { body }) => {
  const { company, sms } = context;
  requireOwnCompany(company, body.company_id, 'COMPANY_NOT_FOUND');
  // Read before the code is stored: a code that could not be sent would have the number wait for nothing.
  const { phone, member } = await findByNumber(context, body.phone_no);
  await requireAskingAllowed(context);
  const subject = { companyId: company.id, phone, purpose: 'reset_password' } as const;
  const messageOf = await codeMessage(context, subject);
  const issued = await requireCode(context, subject);
  if (member !== null) sms.post(messageOf(issued));
  return viewSent(issued);
};
