import * as v from 'valibot';
import { newPasswordTwice, sameTwice } from '../../machines/form/fields/confirmed.ts';
import { message } from '../../machines/form/fields/messages.ts';
import { mobileNumber } from '../../machines/form/fields/mobile-number.ts';
import { otpCode } from '../otp/otp-code.ts';

const fields = v.object({
  phone_no: mobileNumber,
  otp_code: otpCode,
  ...newPasswordTwice,
  /** True if the customer accepts the terms, which require an age of 18. */
  terms: v.pipe(
    v.boolean(),
    v.check((agreed) => agreed, message('TERMS_REQUIRED')),
  ),
});

export const signUpSchema = v.pipe(fields, sameTwice<v.InferOutput<typeof fields>>());

export type SignUpValues = v.InferInput<typeof signUpSchema>;
