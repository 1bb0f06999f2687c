import * as v from 'valibot';
import type { Emit } from '../../events/event-bus.ts';
import { BusinessError } from '../../machines/base/failure.ts';
import { newPasswordTwice, sameTwice } from '../../machines/form/fields/confirmed.ts';
import { givenPassword, newPassword } from '../../machines/form/fields/password.ts';
import { createForm } from '../../machines/form/form.implementation.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Member } from '../session/member.ts';

const fields = v.object({
  old_password: givenPassword('OLD_PASSWORD_REQUIRED'),
  ...newPasswordTwice,
  password: newPassword('NEW_PASSWORD_REQUIRED'),
});

/** Schema of the form that changes a known password (spec §5). */
export const changePasswordSchema = v.pipe(fields, sameTwice<v.InferOutput<typeof fields>>());

export type ChangePasswordValues = v.InferInput<typeof changePasswordSchema>;

export interface ChangePasswordDeps extends Pick<Ports, 'api'> {
  member: () => Member | null;
  emit: Emit;
}

/** Creates the form of /changePassword. */
export function createChangePassword({ api, emit, member }: ChangePasswordDeps) {
  return createForm({
    schema: changePasswordSchema,
    initial: () => ({ old_password: '', password: '', password_confirmation: '' }),
    async submit({ old_password, password }, signal) {
      const who = member();
      if (who === null) throw new BusinessError('USER_NOT_FOUND');
      const body = { phone_no: who.phone_no, old_password, password };
      // The server signs out the other devices, not this one.
      const user = await api.updatePassword({ path: { id: who.id }, body }, { signal });
      emit({ type: 'password.changed', user });
    },
  });
}
