import { type Wire, wireDeadline } from '../../../../contract/wire.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { type CodeTimes, isCommonPassword } from '../../../identity/index.ts';

/**
 * Sees to it that a password that is chosen is not one that everybody would try.
 * @throws ApiError `PASSWORD_TOO_COMMON`.
 */
export function requireUncommon(password: string, phone: string): void {
  if (isCommonPassword(password, phone)) throw new ApiError('PASSWORD_TOO_COMMON');
}

/** `OTP_ALREADY_SENT` with the time of the next one, and whether one can be entered meanwhile. */
export function otpAlreadySent({ resendAt, expiresAt }: CodeTimes): ApiError {
  const data: Wire['OtpAlreadySentData'] = {
    resend_at: wireDeadline(resendAt),
    expires_at: expiresAt === null ? null : wireDeadline(expiresAt),
  };
  return new ApiError('OTP_ALREADY_SENT', { data, retryAt: resendAt });
}
