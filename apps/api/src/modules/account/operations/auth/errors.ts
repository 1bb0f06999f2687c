import { type Wire, wireDeadline } from '../../../../contract/wire.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { type CodeTimes, isCommonPassword } from '../../../identity/index.ts';

/**
 * Rejects a common password.
 * @throws ApiError `PASSWORD_TOO_COMMON`.
 */
export function requireUncommon(password: string, phone: string): void {
  if (isCommonPassword(password, phone)) throw new ApiError('PASSWORD_TOO_COMMON');
}

/**
 * Returns `OTP_ALREADY_SENT` with the time from which a new code can be requested, and the expiry
 * of the present code. The expiry is null if that code can no longer be entered.
 */
export function otpAlreadySent({ resendAt, expiresAt }: CodeTimes): ApiError {
  const data: Wire['OtpAlreadySentData'] = {
    resend_at: wireDeadline(resendAt),
    expires_at: expiresAt === null ? null : wireDeadline(expiresAt),
  };
  return new ApiError('OTP_ALREADY_SENT', { data, retryAt: resendAt });
}
