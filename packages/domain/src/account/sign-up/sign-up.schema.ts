import * as v from 'valibot';
import { newPasswordTwice, sameTwice } from '../../machines/form/fields/confirmed.ts';
import { message } from '../../machines/form/fields/messages.ts';
import { mobileNumber } from '../../machines/form/fields/mobile-number.ts';
import { otpCode } from '../otp/otp-code.ts';

const fields = v.object({
  phone_no: mobileNumber,
  otp_code: otpCode,
  ...newPasswordTwice,
  /** Has agreed to the terms, and so is 18 or older. */
  terms: v.pipe(
    v.boolean(),
    v.check((agreed) => agreed, message('TERMS_REQUIRED')),
  ),
});

/** What joining takes. */
export const signUpSchema = v.pipe(fields, sameTwice<v.InferOutput<typeof fields>>());

export type SignUpValues = v.InferInput<typeof signUpSchema>;
