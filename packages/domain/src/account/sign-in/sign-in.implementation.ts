import * as v from 'valibot';
import { memberNumber } from '../../machines/form/fields/member-number.ts';
import { givenPassword } from '../../machines/form/fields/password.ts';
import { createForm } from '../../machines/form/form.implementation.ts';
import type { Ports } from '../../ports/ports.ts';
import { type Arrivals, arrive } from '../session/arrive.ts';
import { requiredCompany } from './required-company.ts';
import type { TypedNumber } from './typed-number.ts';

/** Schema of the sign-in form (spec §5). */
export const signInSchema = v.object({
  phone_no: memberNumber,
  password: givenPassword('PASSWORD_REQUIRED'),
});

export type SignInValues = v.InferInput<typeof signInSchema>;

export interface SignInDeps extends Pick<Ports, 'api'> {
  companyId: () => string | null;
  session: Arrivals;
  typed: TypedNumber;
}

/**
 * Creates the form of /login. On success the session has its member, and the route guard redirects.
 */
export function createSignIn({ api, companyId, session, typed }: SignInDeps) {
  return createForm({
    schema: signInSchema,
    initial: () => ({ phone_no: typed.text, password: '' }),
    onChange: ({ phone_no }) => {
      typed.text = phone_no;
    },
    async submit(form, signal) {
      const body = { ...form, company_id: requiredCompany(companyId()) };
      const user = await api.authLogin({ body }, { signal });
      typed.text = '';
      arrive(session, { ...user, first_time: 1 });
    },
  });
}
