import * as v from 'valibot';
import { message } from './messages.ts';
import { newPassword } from './password.ts';

/** The fields of a new password that is typed twice. */
export const newPasswordTwice = {
  password: newPassword('PASSWORD_REQUIRED'),
  password_confirmation: v.pipe(v.string(), v.nonEmpty(message('PASSWORD_CONFIRMATION_REQUIRED'))),
};

interface Twice {
  password: string;
  password_confirmation: string;
}

/** Wants both passwords of a form to be the same (spec §5), and says so at the second. */
export function sameTwice<TForm extends Twice>() {
  return v.rawCheck<TForm>(({ dataset, addIssue }) => {
    // Said together with what is wrong elsewhere: these two are texts whatever the others are.
    const input = dataset.value as Twice;
    const { password, password_confirmation: value } = input;
    if (password === value) return;
    const key = 'password_confirmation';
    const path = { type: 'object', origin: 'value', input: { ...input }, key, value } as const;
    addIssue({ message: message('PASSWORDS_MISMATCH'), path: [path] });
  });
}
