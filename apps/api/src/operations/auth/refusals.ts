import { Refusal } from '../../http/refusal.ts';
import type { CodeTimes } from '../../members/codes.ts';
import { type Wire, wireDeadline } from '../wire.ts';

/** `TOO_MANY_REQUESTS` with the time before which it is no use. */
export function tooManyRequests(retryAt: Temporal.Instant): Refusal {
  const data: Wire['RetryData'] = { retry_at: wireDeadline(retryAt) };
  return new Refusal('TOO_MANY_REQUESTS', { data });
}

/** `OTP_ALREADY_SENT` with the time of the next one, and whether one can be entered meanwhile. */
export function otpAlreadySent({ resendAt, expiresAt }: CodeTimes): Refusal {
  const data: Wire['OtpAlreadySentData'] = {
    resend_at: wireDeadline(resendAt),
    expires_at: expiresAt === null ? null : wireDeadline(expiresAt),
  };
  return new Refusal('OTP_ALREADY_SENT', { data });
}
