import * as v from 'valibot';
import { message } from '../../machines/form/fields/messages.ts';
import { givenPassword } from '../../machines/form/fields/password.ts';
import { createForm } from '../../machines/form/form.implementation.ts';
import type { Ports } from '../../ports/ports.ts';
import { type Arrivals, arrive } from '../session/arrive.ts';
import { requiredCompany } from '../sign-in/required-company.ts';
import { parseMemberNo } from './member-no.ts';

/**
 * Schema of the form that identifies a member. The member number is not secret, so the password is
 * required too.
 */
export const identificationSchema = v.object({
  member_no: v.pipe(
    v.string(),
    v.check((text) => parseMemberNo(text) !== null, message('MEMBER_NO_INVALID')),
    v.transform((text) => parseMemberNo(text) ?? text),
  ),
  password: givenPassword('PASSWORD_REQUIRED'),
});

export type IdentificationValues = v.InferInput<typeof identificationSchema>;

export interface IdentificationDeps extends Pick<Ports, 'api'> {
  companyId: () => string | null;
  session: Arrivals;
}

/**
 * Creates the form that signs a member in at a shared device. It asks for the member number of
 * their payment code and the password.
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
