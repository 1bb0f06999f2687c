import * as v from 'valibot';
import type { Emit } from '../../events/event-bus.ts';
import { newPasswordTwice, sameTwice } from '../../machines/form/fields/confirmed.ts';
import { memberNumber } from '../../machines/form/fields/member-number.ts';
import { writtenMobile } from '../../machines/form/fields/phone.ts';
import { createForm } from '../../machines/form/form.implementation.ts';
import type { Ports } from '../../ports/ports.ts';
import { otpCode } from '../otp/otp-code.ts';
import type { SentCodes } from '../otp/sent-codes.ts';
import { spendingCode } from '../otp/spending-code.ts';
import { requiredCompany } from '../sign-in/required-company.ts';
import type { TypedNumber } from '../sign-in/typed-number.ts';

const fields = v.object({ phone_no: memberNumber, otp_code: otpCode, ...newPasswordTwice });

/** Schema of the form that replaces a forgotten password (spec §5). */
export const resetPasswordSchema = v.pipe(fields, sameTwice<v.InferOutput<typeof fields>>());

export type ResetPasswordValues = v.InferInput<typeof resetPasswordSchema>;

export interface ResetPasswordDeps extends Pick<Ports, 'api'> {
  codes: SentCodes;
  companyId: () => string | null;
  /** The number to begin with where none was typed or is known by a code: the member's own. */
  phone: () => string | null;
  typed: TypedNumber;
  emit: Emit;
}

/** Where the form stands. */
export interface ResetSubject {
  /** Its own path, which knows where the visitor wanted to go. */
  from: string;
}

/**
 * The form of /forgotPassword; when it is done the new password can be signed in with. With
 * `input: { from }` the way in keeps where the visitor wanted to go.
 */
export function createResetPassword(deps: ResetPasswordDeps) {
  const { api, codes, companyId, typed } = deps;
  return createForm({
    schema: resetPasswordSchema,
    initial: (_from: ResetSubject | undefined) => ({
      phone_no:
        typed.text || writtenMobile(codes.latest('resetPassword')?.phone_no ?? deps.phone() ?? ''),
      otp_code: '',
      password: '',
      password_confirmation: '',
    }),
    onChange: ({ phone_no }) => {
      typed.text = phone_no;
    },
    async submit({ otp_code, password, phone_no }, signal, subject) {
      const company_id = requiredCompany(companyId());
      const body = { company_id, phone_no, otp_code, new_password: password };
      await spendingCode(codes, 'resetPassword', phone_no, () =>
        api.authResetPassword({ body }, { signal }),
      );
      deps.emit({ type: 'password.reset', from: subject?.from ?? null });
    },
  });
}
