import { ApiError, type Sdk } from '@claypot/sdk';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fillIn } from '../../machines/form/fill-in.ts';
import { selectForm } from '../../machines/form/form.selectors.ts';
import { fakePorts } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import { justSent } from '../otp/deadlines.ts';
import { createSentCodes } from '../otp/sent-codes.ts';
import { createTypedNumber } from '../sign-in/typed-number.ts';
import type { ResetPasswordValues } from './reset-password.implementation.ts';
import { createResetPassword } from './reset-password.implementation.ts';

const ANN = '+60123456789';
const FILLED = {
  phone_no: '012-345 6789',
  otp_code: '123456',
  password: 'secret1',
  password_confirmation: 'secret1',
};

function setUp(operations: Partial<Sdk> = {}, own: string | null = null) {
  const ports = fakePorts(operations);
  const codes = createSentCodes(ports, 'demo');
  let reset = 0;
  const open = () => {
    const form = createResetPassword({
      ...ports,
      codes,
      companyId: () => 'cch',
      phone: () => own,
      typed: createTypedNumber(),
      emit: ({ type }) => {
        if (type === 'password.reset') reset += 1;
      },
    });
    return createActor(form).start();
  };
  const actor = open();
  const send = () => {
    const at = ports.clock.now();
    const sent = {
      resend_at: at.add({ seconds: 120 }).toString(),
      expires_at: at.add({ minutes: 5 }).toString(),
    };
    codes.put('resetPassword', ANN, justSent(sent, at.epochMilliseconds));
  };
  const submit = async (values: Partial<ResetPasswordValues> = {}) => {
    fillIn(actor, { ...FILLED, ...values });
    actor.send({ type: 'SUBMIT' });
    await replies();
  };
  return {
    codes,
    open,
    send,
    submit,
    reset: () => reset,
    view: () => selectForm(actor.getSnapshot()),
  };
}

describe('createResetPassword', () => {
  test('starts with the number that received a code, else with the member’s own', () => {
    const { open, send } = setUp({}, '+60198765432');
    expect(selectForm(open().getSnapshot()).values.phone_no).toBe('019-876 5432');
    send();
    expect(selectForm(open().getSnapshot()).values.phone_no).toBe('012-345 6789');
  });

  test('sets the new password and uses up the code', async () => {
    const requests: unknown[] = [];
    const { codes, reset, send, submit, view } = setUp({
      authResetPassword: async ({ body }) => {
        requests.push(body);
        return null;
      },
    });
    send();
    await submit();
    expect(requests).toEqual([
      { company_id: 'cch', phone_no: ANN, otp_code: '123456', new_password: 'secret1' },
    ]);
    expect(view().done).toBe(true);
    expect(reset()).toBe(1);
    expect(codes.find('resetPassword', ANN)).toBeNull();
  });

  test.each([
    [{ phone_no: '' }, { phone_no: 'PHONE_REQUIRED' }],
    [{ otp_code: '' }, { otp_code: 'OTP_REQUIRED' }],
    [
      { password: '' },
      { password: 'PASSWORD_REQUIRED', password_confirmation: 'PASSWORDS_MISMATCH' },
    ],
    [{ password_confirmation: 'secret2' }, { password_confirmation: 'PASSWORDS_MISMATCH' }],
    [
      { password: '12345678901', password_confirmation: '12345678901' },
      { password: 'PASSWORD_TOO_LONG' },
    ],
  ])('sends no request and shows field errors for %j', async (values, errors) => {
    const { reset, submit, view } = setUp();
    await submit(values);
    expect(view().errors).toEqual(errors);
    expect(reset()).toBe(0);
  });

  test.each(['OTP_NOT_SAME', 'OTP_EXPIRED', 'TOO_MANY_REQUESTS'] as const)(
    'does not reset the password when the server rejects with %s',
    async (code) => {
      const { codes, reset, send, submit, view } = setUp({
        authResetPassword: async () => {
          throw new ApiError({ code, kind: 'rejected', status: 422 });
        },
      });
      send();
      await submit();
      expect(view().rejection).toBe(code);
      expect(reset()).toBe(0);
      expect(codes.latest('resetPassword') === null).toBe(code === 'OTP_EXPIRED');
    },
  );
});
