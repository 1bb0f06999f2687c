import * as v from 'valibot';
import { message } from '../../machines/form/fields/messages.ts';
import { compactDigits } from '../../text/half-width.ts';

export const OTP_DIGITS = 6;

/** Schema of a typed or autofilled code. Outputs the digits only. */
export const otpCode = v.pipe(
  v.string(),
  v.transform(compactDigits),
  v.nonEmpty(message('OTP_REQUIRED')),
  v.check((digits) => /^\d{6}$/.test(digits), message('OTP_INVALID')),
);
