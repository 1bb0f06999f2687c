import { parseMobile } from '@claypot/domain/phone';
import * as v from 'valibot';
import { newPassword } from '../../app/form/fields.ts';
import { createForm } from '../../app/form/form.ts';
import { message } from '../../app/form/messages.ts';
import type { OwnerValues } from '../set-up.types.ts';
import { NO_OWNER } from './no-values.ts';

const isEmail = (text: string) => v.is(v.pipe(v.string(), v.email()), text);

const schema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(message('NAME_REQUIRED')),
    v.maxLength(100, message('TOO_LONG')),
  ),
  login: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(message('LOGIN_REQUIRED')),
    v.check((text) => parseMobile(text) !== null || isEmail(text), message('LOGIN_INVALID')),
  ),
  password: newPassword,
  pin: v.pipe(v.string(), v.regex(/^\d{6}$/, message('PIN_SIX_DIGITS'))),
});

/** The owner as the request has them. */
export function ownerOf(values: OwnerValues) {
  return v.parse(schema, values);
}

/**
 * Creates the form of the first owner. It only validates.
 * @param before values of an earlier visit of the tab, which has no secrets.
 */
export function createOwnerForm(
  before: Pick<OwnerValues, 'name' | 'login'> | null,
  onChange: (values: OwnerValues) => void,
) {
  return createForm({
    schema,
    initial: (): OwnerValues => ({ ...NO_OWNER, ...before }),
    onChange,
    submit: async () => undefined,
  });
}
