import {
  type OtpSnapshot,
  otpMachine,
  type SignUpValues,
  selectOtp,
} from '@claypot/domain/account';
import { fn } from 'storybook/test';
import { type FormSample, formInState } from '../../shared/testing/form-samples.ts';
import { viewOf } from '../../shared/testing/in-state.ts';
import type { CodeForm } from './use-code-form.ts';

/** Current time of the samples, in epoch milliseconds. */
const NOW = 1_000_000;
const SENT = { phone_no: '+60123456789', resendAt: NOW + 118_000, expiresAt: NOW + 298_000 };
const EMPTY = { phone_no: '', otp_code: '', password: '', password_confirmation: '', terms: false };

type Fields = Partial<FormSample<SignUpValues>>;

interface Sample {
  readonly otp?: OtpSnapshot['value'];
  readonly code?: Partial<OtpSnapshot['context']>;
  readonly form?: 'editing' | 'submitting' | 'done';
  readonly fields?: Fields;
}

/** Returns the views of the real form and OTP machines in the given states. */
export function codeForm({
  otp = { number: 'idle' },
  code = {},
  form = 'editing',
  fields,
}: Sample): CodeForm<SignUpValues> {
  return {
    form: formInState(form, { values: EMPTY, ...fields }),
    otp: viewOf(
      otpMachine.resolveState({
        value: otp,
        context: { ...SENT, now: NOW, problem: null, rejection: null, ...code },
      }),
      selectOtp,
    ),
    onChange: fn(),
    onSubmit: fn(),
    onSend: fn(),
    onResend: fn(),
    onEditNumber: fn(),
  };
}

export const NUMBER: Fields = { values: { ...EMPTY, phone_no: '0123456789' } };

export const FILLED: Fields = {
  values: {
    phone_no: '0123456789',
    otp_code: '204817',
    password: 'ginger12',
    password_confirmation: 'ginger12',
    terms: true,
  },
};
