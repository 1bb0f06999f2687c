import * as v from 'valibot';
import { newPasswordTwice, sameTwice } from '../../machines/form/fields/confirmed.ts';
import { memberNumber } from '../../machines/form/fields/member-number.ts';
import { otpCode } from '../otp/otp-code.ts';

const fields = v.object({ phone_no: memberNumber, otp_code: otpCode, ...newPasswordTwice });

/** What a new password in place of a forgotten one takes (spec §5). */
export const resetPasswordSchema = v.pipe(fields, sameTwice<v.InferOutput<typeof fields>>());

export type ResetPasswordValues = v.InferInput<typeof resetPasswordSchema>;
