import * as v from 'valibot';
import { message } from '../../machines/form/fields/messages.ts';
import { compactDigits } from '../../text/half-width.ts';

/** The digits of a code by SMS. */
export const OTP_DIGITS = 6;

/** A code as it was typed or filled in; its output is the digits alone. */
export const otpCode = v.pipe(
  v.string(),
  v.transform(compactDigits),
  v.nonEmpty(message('OTP_REQUIRED')),
  v.check((digits) => /^\d{6}$/.test(digits), message('OTP_INVALID')),
);
