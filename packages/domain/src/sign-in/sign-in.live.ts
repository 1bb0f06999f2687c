import { createForm } from '../form/form.live.ts';
import type { Ports } from '../ports.ts';
import { type Arrivals, arrive } from '../session/arrive.ts';
import { requiredCompany } from './required-company.ts';
import { signInSchema } from './sign-in.schema.ts';

export interface SignInDeps extends Pick<Ports, 'api'> {
  companyId: () => string | null;
  session: Arrivals;
}

/** The form of /login; when it is done the session has its member, and the guard leads on. */
export function createSignIn({ api, companyId, session }: SignInDeps) {
  return createForm({
    schema: signInSchema,
    initial: () => ({ phone_no: '', password: '' }),
    async submit(form, signal) {
      const body = { ...form, company_id: requiredCompany(companyId()) };
      const user = await api.authLogin({ body }, { signal });
      arrive(session, { ...user, first_time: 1 });
    },
  });
}
