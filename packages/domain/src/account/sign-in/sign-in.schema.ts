import * as v from 'valibot';
import { memberNumber } from '../../machines/form/fields/member-number.ts';
import { givenPassword } from '../../machines/form/fields/password.ts';

/** What a member proves themselves with (spec §5). */
export const signInSchema = v.object({
  phone_no: memberNumber,
  password: givenPassword('PASSWORD_REQUIRED'),
});

export type SignInValues = v.InferInput<typeof signInSchema>;
