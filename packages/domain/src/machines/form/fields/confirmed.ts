import * as v from 'valibot';
import { fieldIssue } from './field-issue.ts';
import { message } from './messages.ts';
import { newPassword } from './password.ts';

/** The fields of a new password that is typed twice. */
export const newPasswordTwice = {
  password: newPassword('PASSWORD_REQUIRED'),
  password_confirmation: v.pipe(v.string(), v.nonEmpty(message('PASSWORD_CONFIRMATION_REQUIRED'))),
};

const twice = v.object({ password: v.string(), password_confirmation: v.string() });

/** Wants both passwords of a form to be the same (spec §5), and says so at the second. */
export function sameTwice<TForm extends v.InferInput<typeof twice>>() {
  return v.rawCheck<TForm>(({ dataset, addIssue }) => {
    // Said together with what is wrong elsewhere: these two are texts whatever the others are.
    const { value: input } = dataset;
    if (!v.is(twice, input) || input.password === input.password_confirmation) return;
    addIssue(fieldIssue(input, 'password_confirmation', message('PASSWORDS_MISMATCH')));
  });
}
