import { ApiError, type Sdk } from '@claypot/sdk';
import { aUser, SAMPLE_TOKEN } from '@claypot/testing';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { ProductEvent } from '../../events/product-events.ts';
import { fillIn } from '../../machines/form/fill-in.ts';
import { selectForm } from '../../machines/form/form.selectors.ts';
import { fakePorts } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import { justSent } from '../otp/deadlines.ts';
import { createSentCodes } from '../otp/sent-codes.ts';
import type { SessionEvent } from '../session/session.types.ts';
import { createTypedNumber } from '../sign-in/typed-number.ts';
import { createSignUp } from './sign-up.implementation.ts';
import type { SignUpValues } from './sign-up.schema.ts';

const ANN = '+60123456789';
const FILLED = {
  phone_no: '012-345 6789',
  otp_code: '123 456',
  terms: true,
  password: 'secret1',
  password_confirmation: 'secret1',
};
const rejected = (code: string, status = 422) => new ApiError({ code, kind: 'rejected', status });
const lost = () => new ApiError({ kind: 'network' });

function setUp(operations: Partial<Sdk> = {}) {
  const ports = fakePorts(operations);
  const codes = createSentCodes(ports, 'demo');
  const now = ports.clock.now();
  const sent = {
    resend_at: now.add({ seconds: 120 }).toString(),
    expires_at: now.add({ minutes: 5 }).toString(),
  };
  codes.put('signUp', ANN, justSent(sent, now.epochMilliseconds));
  const events: SessionEvent[] = [];
  const emitted: ProductEvent[] = [];
  const session = { send: (event: SessionEvent) => void events.push(event) };
  const form = createSignUp({
    ...ports,
    codes,
    companyId: () => 'cch',
    emit: (event) => void emitted.push(event),
    session,
    typed: createTypedNumber(),
  });
  const actor = createActor(form).start();
  const submit = async (values: Partial<SignUpValues> = {}) => {
    fillIn(actor, { ...FILLED, ...values });
    actor.send({ type: 'SUBMIT' });
    await replies();
  };
  return { codes, emitted, events, submit, view: () => selectForm(actor.getSnapshot()) };
}

describe('createSignUp', () => {
  test('starts with the number that received a code', () => {
    expect(setUp().view().values).toMatchObject({
      phone_no: '012-345 6789',
      otp_code: '',
      terms: false,
    });
  });

  test('emits the points of the new member', async () => {
    const { emitted, submit } = setUp({ register: async () => aUser({ point: 100 }) });
    await submit();
    expect(emitted).toEqual([{ type: 'member.joined', points: 100 }]);
  });

  test('registers a member and uses up the code', async () => {
    const requests: unknown[] = [];
    const { codes, events, submit } = setUp({
      register: async ({ body }) => {
        requests.push(body);
        return aUser();
      },
    });
    await submit();
    expect(requests).toEqual([
      {
        company_id: 'cch',
        phone_no: ANN,
        otp_code: '123456',
        password: 'secret1',
        password_confirmation: 'secret1',
      },
    ]);
    expect(events).toMatchObject([
      { type: 'SIGNED_IN', user: { new_register: 1 }, api_token: SAMPLE_TOKEN },
    ]);
    expect(codes.find('signUp', ANN)).toBeNull();
  });

  test.each([
    [{ phone_no: '' }, { phone_no: 'PHONE_REQUIRED' }],
    [{ otp_code: '' }, { otp_code: 'OTP_REQUIRED' }],
    [{ otp_code: '12345' }, { otp_code: 'OTP_INVALID' }],
    [{ otp_code: '12345a' }, { otp_code: 'OTP_INVALID' }],
    [
      { password: '' },
      { password: 'PASSWORD_REQUIRED', password_confirmation: 'PASSWORDS_MISMATCH' },
    ],
    [{ password: '12345', password_confirmation: '12345' }, { password: 'PASSWORD_TOO_SHORT' }],
    [
      { password: '12345678901', password_confirmation: '12345678901' },
      { password: 'PASSWORD_TOO_LONG' },
    ],
    [{ password_confirmation: '' }, { password_confirmation: 'PASSWORD_CONFIRMATION_REQUIRED' }],
    [{ password_confirmation: 'Secret1' }, { password_confirmation: 'PASSWORDS_MISMATCH' }],
    [{ terms: false }, { terms: 'TERMS_REQUIRED' }],
    [
      { phone_no: '1', password_confirmation: 'other12' },
      { phone_no: 'PHONE_INVALID', password_confirmation: 'PASSWORDS_MISMATCH' },
    ],
  ])('sends no request and shows field errors for %j', async (values, errors) => {
    const { submit, view } = setUp();
    await submit(values);
    expect(view()).toMatchObject({ errors, rejection: null });
    expect(Object.keys(view().errors)).toEqual(Object.keys(errors));
  });

  test('retains the code when it is mistyped and discards it when it has expired', async () => {
    const answers = [rejected('OTP_NOT_SAME'), rejected('OTP_EXPIRED')];
    const { codes, submit, view } = setUp({
      register: async () => {
        throw answers.shift();
      },
    });
    await submit();
    expect(view().rejection).toBe('OTP_NOT_SAME');
    expect(codes.latest('signUp')?.phone_no).toBe(ANN);
    await submit({ otp_code: '654321' });
    expect(view().rejection).toBe('OTP_EXPIRED');
    expect(codes.latest('signUp')).toBeNull();
    expect(codes.find('signUp', ANN)).toMatchObject({ expiresAt: null });
  });

  test('signs in when the reply to the registration was lost', async () => {
    const { events, submit, view } = setUp({
      register: async () => {
        throw lost();
      },
      authLogin: async () => aUser(),
    });
    await submit();
    expect(view().done).toBe(true);
    expect(events).toMatchObject([{ type: 'SIGNED_IN', user: { new_register: 1 } }]);
  });

  test('signs in on retry when the server was unreachable after registering', async () => {
    let registered = false;
    let away = true;
    const { events, submit, view } = setUp({
      register: async () => {
        if (registered) throw rejected('PHONE_NO_REGISTERED');
        registered = true;
        throw lost();
      },
      authLogin: async () => {
        if (away) throw lost();
        return aUser();
      },
    });
    await submit();
    expect(view()).toMatchObject({ rejection: 'ERROR', done: false });
    away = false;
    await submit();
    expect(view().done).toBe(true);
    expect(events).toHaveLength(1);
  });

  test('shows the error when the number belongs to another member', async () => {
    const { events, submit, view } = setUp({
      register: async () => {
        throw rejected('PHONE_NO_REGISTERED');
      },
      authLogin: async () => {
        throw rejected('INVALID_PASSWORD');
      },
    });
    await submit();
    expect(view().rejection).toBe('PHONE_NO_REGISTERED');
    expect(events).toEqual([]);
  });
});
