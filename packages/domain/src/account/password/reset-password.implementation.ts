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

export const resetPasswordSchema = v.pipe(fields, sameTwice<v.InferOutput<typeof fields>>());

export type ResetPasswordValues = v.InferInput<typeof resetPasswordSchema>;

export interface ResetPasswordDeps extends Pick<Ports, 'api'> {
  codes: SentCodes;
  companyId: () => string | null;
  /** The member's own number; the initial value if no number was typed or received a code. */
  phone: () => string | null;
  typed: TypedNumber;
  emit: Emit;
}

export interface ResetSubject {
  /** Path of the form. It includes the visitor's original destination. */
  from: string;
}

/**
 * Creates the form of /forgotPassword. With `input: { from }`, the sign-in that follows still leads
 * to the visitor's original destination.
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
