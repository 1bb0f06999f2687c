import * as v from 'valibot';
import { givenPassword, oneTimeCode } from '../../app/form/fields.ts';
import { createForm } from '../../app/form/form.ts';
import { message } from '../../app/form/messages.ts';
import type { CounterRuntime } from '../../app/ports.ts';
import { signInMachine } from './sign-in.machine.ts';

/** Maximum length of an e-mail address or phone number, in characters. */
const LOGIN_LENGTH = 254;

const signInSchema = v.object({
  login: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(2, message('LOGIN_REQUIRED')),
    v.maxLength(LOGIN_LENGTH, message('TOO_LONG')),
  ),
  password: givenPassword,
  code: v.nullable(oneTimeCode),
});

/** Creates the sign-in with password. On success the session has its person. */
export function createSignIn({ api, session }: Pick<CounterRuntime, 'api' | 'session'>) {
  return signInMachine.provide({
    actors: {
      form: createForm({
        schema: signInSchema,
        initial: () => ({ login: '', password: '', code: null }),
        async submit(body, signal) {
          await session.change(() => api.signIn({ body }, { signal }));
        },
      }),
    },
  });
}
