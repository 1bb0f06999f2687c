import { fieldIssue } from '@claypot/domain/flows';
import * as v from 'valibot';
import { newPassword, pin } from '../../app/form/fields.ts';
import { createForm } from '../../app/form/form.ts';
import { message } from '../../app/form/messages.ts';
import type { CounterRuntime } from '../../app/ports.ts';

/** Twelve letters and digits, with or without dashes. */
const invitationCode = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[\s-]/g, '').toUpperCase()),
  v.regex(/^[A-Z0-9]{12}$/, message('INVITATION_CODE_INVALID')),
);

const fields = v.object({
  code: invitationCode,
  password: newPassword,
  password_confirmation: v.pipe(v.string(), v.nonEmpty(message('PASSWORD_CONFIRMATION_REQUIRED'))),
  pin,
  pin_confirmation: v.pipe(v.string(), v.nonEmpty(message('PIN_CONFIRMATION_REQUIRED'))),
});

const typed = v.object({
  password: v.string(),
  password_confirmation: v.string(),
  pin: v.string(),
  pin_confirmation: v.string(),
});

const acceptInvitationSchema = v.pipe(
  fields,
  // Runs even if other fields are invalid, so that all errors show at once.
  v.rawCheck(({ dataset, addIssue }) => {
    const { value } = dataset;
    if (!v.is(typed, value)) return;
    if (value.password !== value.password_confirmation) {
      addIssue(fieldIssue(value, 'password_confirmation', message('PASSWORDS_MISMATCH')));
    }
    if (value.pin !== value.pin_confirmation) {
      addIssue(fieldIssue(value, 'pin_confirmation', message('PINS_MISMATCH')));
    }
  }),
);

export type AcceptInvitationValues = v.InferInput<typeof acceptInvitationSchema>;

/**
 * Creates the form with which a person chooses password and PIN, after an invitation or a reset. On
 * success the person is signed in.
 */
export function createAcceptInvitation({ api, session }: Pick<CounterRuntime, 'api' | 'session'>) {
  return createForm({
    schema: acceptInvitationSchema,
    initial: () => ({
      code: '',
      password: '',
      password_confirmation: '',
      pin: '',
      pin_confirmation: '',
    }),
    async submit({ code, password, pin: chosenPin }, signal) {
      const body = { code, password, pin: chosenPin };
      await session.change(() => api.acceptInvitation({ body }, { signal }));
    },
  });
}
