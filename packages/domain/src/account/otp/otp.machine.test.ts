import { ApiError } from '@claypot/sdk';
import { describe, expect, test } from 'vitest';
import { replies } from '../../testing/replies.ts';
import { ANN, aPhone, SEND, sent } from './testing/harness.ts';

const rejection = (code: string, status = 422) => new ApiError({ code, kind: 'rejected', status });

describe('otp machine', () => {
  test('sends a code to the number and makes the number read-only', async () => {
    const { openPage, requests } = aPhone();
    const { send, view } = openPage();
    expect(view()).toMatchObject({ step: 'number', canSend: true, secondsLeft: 0 });
    send(SEND);
    expect(view()).toMatchObject({ step: 'number', busy: true, canSend: false });
    send(SEND);
    await replies();
    expect(view()).toMatchObject({
      step: 'code',
      phone_no: ANN,
      busy: false,
      secondsLeft: 120,
      canResend: false,
      expired: false,
      rejection: null,
    });
    expect(requests).toEqual([ANN]);
  });

  test.each([
    ['', 'PHONE_REQUIRED'],
    ['  ', 'PHONE_REQUIRED'],
    ['12345', 'PHONE_INVALID'],
  ])('sends no request for %j and shows a problem', (phone, problem) => {
    const { openPage, requests } = aPhone();
    const { send, view } = openPage();
    send({ type: 'SEND', phone });
    expect(view()).toMatchObject({ step: 'number', problem });
    expect(requests).toEqual([]);
    send({ type: 'TYPED' });
    expect(view().problem).toBeNull();
  });

  test('allows a resend after 120 seconds', async () => {
    const { requests, clock, send, view } = await sent();
    clock.advance(60_000);
    expect(view()).toMatchObject({ secondsLeft: 60, canResend: false });
    send({ type: 'RESEND' });
    clock.advance(59_000);
    expect(view().secondsLeft).toBe(1);
    clock.advance(1000);
    expect(view()).toMatchObject({ secondsLeft: 0, canResend: true });
    send({ type: 'RESEND' });
    expect(view().busy).toBe(true);
    await replies();
    expect(view()).toMatchObject({ secondsLeft: 120, canResend: false });
    expect(requests).toEqual([ANN, ANN]);
  });

  test('marks the code as expired after five minutes', async () => {
    const { clock, view } = await sent();
    clock.advance(299_000);
    expect(view().expired).toBe(false);
    clock.advance(1000);
    expect(view()).toMatchObject({ step: 'code', expired: true, canResend: true });
  });

  test.each(['PHONE_NO_REGISTERED', 'SMS_NOT_SENT', 'TOO_MANY_REQUESTS'] as const)(
    'lets the customer change the number when the server rejects it with %s',
    async (code) => {
      const { openPage, forecast } = aPhone();
      const { send, view } = openPage();
      forecast(rejection(code));
      send(SEND);
      await replies();
      expect(view()).toMatchObject({ step: 'number', rejection: code, canSend: true });
      send({ type: 'TYPED' });
      expect(view().rejection).toBeNull();
    },
  );

  test('still accepts the first code when the resend fails', async () => {
    const { clock, forecast, send, view } = await sent();
    clock.advance(120_000);
    forecast(rejection('SMS_NOT_SENT', 503));
    send({ type: 'RESEND' });
    await replies();
    expect(view()).toMatchObject({ step: 'code', rejection: 'SMS_NOT_SENT', canResend: true });
  });

  test('finds the code on retry when the reply was lost', async () => {
    const { clock, forecast, openPage } = aPhone();
    const { send, view } = openPage();
    forecast(new ApiError({ kind: 'network' }));
    send(SEND);
    await replies();
    expect(view()).toMatchObject({ step: 'number', rejection: 'ERROR' });
    clock.advance(10_000);
    send(SEND);
    await replies();
    expect(view()).toMatchObject({ step: 'code', secondsLeft: 110, rejection: null });
  });

  test('marks the code as expired when the server no longer accepts it, and waits for the cooldown', async () => {
    const { clock, codes, view } = await sent();
    clock.advance(30_000);
    codes.spend('signUp', ANN);
    expect(view()).toMatchObject({ step: 'code', expired: true, secondsLeft: 90 });
    clock.advance(90_000);
    expect(view().canResend).toBe(true);
  });
});

describe('EDIT', () => {
  test('returns to the code when the same number is entered in another format', async () => {
    const { requests, clock, send, view } = await sent();
    clock.advance(20_000);
    send({ type: 'EDIT' });
    expect(view()).toMatchObject({ step: 'number', canSend: true });
    send({ type: 'SEND', phone: '+60 12 345 6789' });
    expect(view()).toMatchObject({ step: 'code', secondsLeft: 100, rejection: null });
    expect(requests).toHaveLength(1);
  });

  test('sends another code for another number and remembers both', async () => {
    const { requests, clock, send, view } = await sent();
    send({ type: 'EDIT' });
    send({ type: 'SEND', phone: '019-876 5432' });
    await replies();
    expect(view()).toMatchObject({ step: 'code', phone_no: '+60198765432' });
    clock.advance(5000);
    send({ type: 'EDIT' });
    send(SEND);
    expect(view()).toMatchObject({ step: 'code', phone_no: ANN, secondsLeft: 115 });
    expect(requests).toEqual([ANN, '+60198765432']);
  });

  test('sends a new code when the first has expired', async () => {
    const { requests, clock, send, view } = await sent();
    clock.advance(301_000);
    send({ type: 'EDIT' });
    send(SEND);
    await replies();
    expect(view()).toMatchObject({ step: 'code', secondsLeft: 120 });
    expect(requests).toHaveLength(2);
  });
});
