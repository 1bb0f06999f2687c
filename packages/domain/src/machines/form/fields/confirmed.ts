import * as v from 'valibot';
import { fieldIssue } from './field-issue.ts';
import { message } from './messages.ts';
import { newPassword } from './password.ts';

export const newPasswordTwice = {
  password: newPassword('PASSWORD_REQUIRED'),
  password_confirmation: v.pipe(v.string(), v.nonEmpty(message('PASSWORD_CONFIRMATION_REQUIRED'))),
};

const twice = v.object({ password: v.string(), password_confirmation: v.string() });

/**
 * Returns a check that both passwords are equal (spec §5). It adds the issue to the confirmation.
 */
export function sameTwice<TForm extends v.InferInput<typeof twice>>() {
  return v.rawCheck<TForm>(({ dataset, addIssue }) => {
    // Runs even if other fields are invalid, so that all errors show at once.
    const { value: input } = dataset;
    if (!v.is(twice, input) || input.password === input.password_confirmation) return;
    addIssue(fieldIssue(input, 'password_confirmation', message('PASSWORDS_MISMATCH')));
  });
}
