import { Refusal } from '../../http/refusal.ts';
import type { CodeTimes } from '../../members/codes.ts';
import { type Wire, wireDeadline } from '../wire.ts';

/** `OTP_ALREADY_SENT` with the time of the next one, and whether one can be entered meanwhile. */
export function otpAlreadySent({ resendAt, expiresAt }: CodeTimes): Refusal {
  const data: Wire['OtpAlreadySentData'] = {
    resend_at: wireDeadline(resendAt),
    expires_at: expiresAt === null ? null : wireDeadline(expiresAt),
  };
  return new Refusal('OTP_ALREADY_SENT', { data, retryAt: resendAt });
}
