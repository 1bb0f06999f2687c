import type { Context } from '../../../../contract/context/context.ts';
import { type Wire, wireDeadline } from '../../../../contract/wire.ts';
import { SmsUnavailable } from '../../../../gateways/sms/sms.ts';
import { tooManyRequests } from '../../../../platform/http/limits/too-many-requests.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import {
  type CodeSubject,
  countAsking,
  type IssuedCode,
  issueCode,
  takeBack,
} from '../../../identity/index.ts';
import { codeMessage } from './code-message.ts';
import { otpAlreadySent } from './errors.ts';

/** Counts an asker for codes. @throws ApiError `TOO_MANY_REQUESTS`. */
export async function requireAskingAllowed(context: Context): Promise<void> {
  const retryAt = await countAsking(context);
  if (retryAt !== null) throw tooManyRequests(retryAt);
}

/** A new code for the subject. @throws ApiError where the number has to wait. */
export async function requireCode(context: Context, subject: CodeSubject): Promise<IssuedCode> {
  const issued = await issueCode(context, subject);
  if (!('because' in issued)) return issued;
  if (issued.because === 'too_many') throw tooManyRequests(issued.retryAt);
  throw otpAlreadySent(issued.times);
}

/**
 * Makes a code, sends it and waits until it is sent.
 *
 * @throws ApiError where the number has to wait, and `SMS_NOT_SENT`, which costs no waiting.
 */
export async function sendCode(context: Context, subject: CodeSubject): Promise<IssuedCode> {
  const messageOf = await codeMessage(context, subject);
  const issued = await requireCode(context, subject);
  try {
    await context.sms.send(messageOf(issued));
    return issued;
  } catch (error) {
    if (!(error instanceof SmsUnavailable)) throw error;
    await takeBack(context, subject, issued);
    throw new ApiError('SMS_NOT_SENT', { cause: error });
  }
}

/** What the customer is told of a code that is on its way. */
export function viewSent({ times }: Pick<IssuedCode, 'times'>): Wire['OtpSent'] {
  return { resend_at: wireDeadline(times.resendAt), expires_at: wireDeadline(times.expiresAt) };
}
