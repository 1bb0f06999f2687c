import { createForm } from '../../machines/form/form.implementation.ts';
import type { Ports } from '../../ports/ports.ts';
import { type Arrivals, arrive } from '../session/arrive.ts';
import { requiredCompany } from '../sign-in/required-company.ts';
import { identificationSchema } from './identification.schema.ts';

export interface IdentificationDeps extends Pick<Ports, 'api'> {
  companyId: () => string | null;
  session: Arrivals;
}

/**
 * A member at a machine that is not theirs, by the number of their payment code and their password;
 * when it is done the session has them.
 */
export function createIdentification({ api, companyId, session }: IdentificationDeps) {
  return createForm({
    schema: identificationSchema,
    initial: () => ({ member_no: '', password: '' }),
    async submit(form, signal) {
      const body = { ...form, company_id: requiredCompany(companyId()) };
      arrive(session, await api.authLoginByMemberNo({ body }, { signal }));
    },
  });
}
