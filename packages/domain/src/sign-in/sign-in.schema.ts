import * as v from 'valibot';
import { mobileNumber } from '../form/mobile-number.ts';
import { givenPassword } from '../form/password.ts';

/** What a member proves themselves with (spec §5). */
export const signInSchema = v.object({
  phone_no: mobileNumber,
  password: givenPassword('PASSWORD_REQUIRED'),
});

export type SignInValues = v.InferInput<typeof signInSchema>;
