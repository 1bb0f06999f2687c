import * as v from 'valibot';
import { newPasswordTwice, sameTwice } from '../../machines/form/fields/confirmed.ts';
import { givenPassword, newPassword } from '../../machines/form/fields/password.ts';

const fields = v.object({
  old_password: givenPassword('OLD_PASSWORD_REQUIRED'),
  ...newPasswordTwice,
  password: newPassword('NEW_PASSWORD_REQUIRED'),
});

/** What a new password in place of a known one takes (spec §5). */
export const changePasswordSchema = v.pipe(fields, sameTwice<v.InferOutput<typeof fields>>());

export type ChangePasswordValues = v.InferInput<typeof changePasswordSchema>;
