import { ApiError, type User } from '@claypot/sdk';
import type { Emit } from '../../events/event-bus.ts';
import { failureCode, isBusinessError } from '../../machines/base/failure.ts';
import { writtenMobile } from '../../machines/form/fields/phone.ts';
import { createForm } from '../../machines/form/form.implementation.ts';
import type { Ports } from '../../ports/ports.ts';
import type { SentCodes } from '../otp/sent-codes.ts';
import { spendingCode } from '../otp/spending-code.ts';
import { type Arrivals, arrive } from '../session/arrive.ts';
import { requiredCompany } from '../sign-in/required-company.ts';
import type { TypedNumber } from '../sign-in/typed-number.ts';
import { signUpSchema } from './sign-up.schema.ts';

export interface SignUpDeps extends Pick<Ports, 'api'> {
  codes: SentCodes;
  companyId: () => string | null;
  emit: Emit;
  session: Arrivals;
  typed: TypedNumber;
}

interface Registration {
  company_id: string;
  phone_no: string;
  password: string;
  password_confirmation: string;
  otp_code: string;
}

/**
 * Creates the form of /signUp. On success the session has its member, and the route guard
 * redirects.
 */
export function createSignUp({ api, codes, companyId, emit, session, typed }: SignUpDeps) {
  return createForm({
    schema: signUpSchema,
    initial: () => ({
      phone_no: typed.text || writtenMobile(codes.latest('signUp')?.phone_no ?? ''),
      otp_code: '',
      password: '',
      password_confirmation: '',
      terms: false,
    }),
    onChange: ({ phone_no }) => {
      typed.text = phone_no;
    },
    async submit({ terms: _agreed, ...form }, signal) {
      const body = { ...form, company_id: requiredCompany(companyId()) };
      const user = await spendingCode(codes, 'signUp', form.phone_no, () =>
        joined(api, body, signal),
      );
      typed.text = '';
      arrive(session, { ...user, new_register: 1 });
      emit({ type: 'member.joined', points: user.point });
    },
  });
}

/**
 * Registers the customer. If the reply is lost, or the number is already registered, an earlier
 * attempt may have succeeded. It then signs in with the chosen password. If that fails too, throws
 * the error of the registration.
 */
async function joined(api: Ports['api'], body: Registration, signal: AbortSignal): Promise<User> {
  try {
    return await api.register({ body }, { signal });
  } catch (error) {
    if (isBusinessError(error) && failureCode(error) !== 'PHONE_NO_REGISTERED') throw error;
    const { company_id, password, phone_no } = body;
    try {
      return await api.authLogin({ body: { company_id, password, phone_no } }, { signal });
    } catch (second) {
      throw second instanceof ApiError && second.kind === 'aborted' ? second : error;
    }
  }
}
