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

/** Counts a request for a code. @throws ApiError `TOO_MANY_REQUESTS`. */
export async function requireCodeRequestAllowed(context: Context): Promise<void> {
  const retryAt = await countAsking(context);
  if (retryAt !== null) throw tooManyRequests(retryAt);
}

/** Creates a code for the subject. @throws ApiError if the number has to wait. */
export async function requireCode(context: Context, subject: CodeSubject): Promise<IssuedCode> {
  const issued = await issueCode(context, subject);
  if (!('because' in issued)) return issued;
  if (issued.because === 'too_many') throw tooManyRequests(issued.retryAt);
  throw otpAlreadySent(issued.times);
}

/**
 * Creates a code, sends it and waits for the SMS gateway.
 *
 * @throws ApiError if the number has to wait; `SMS_NOT_SENT`, after which a new code can be
 * requested at once.
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

/** Returns the times of a sent code, as the API shows them. */
export function viewSent({ times }: Pick<IssuedCode, 'times'>): Wire['OtpSent'] {
  return { resend_at: wireDeadline(times.resendAt), expires_at: wireDeadline(times.expiresAt) };
}
