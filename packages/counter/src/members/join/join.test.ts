import { unprovidedIn } from '@claypot/domain/flows';
import { replies, unvisited } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import type { CounterSdk } from '@claypot/sdk/counter';
import { aMemberCard } from '@claypot/testing/counter';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../../app/testing/runtime.ts';
import { createPressKeys } from '../../orders/press-keys.ts';
import { createJoin } from './join.implementation.ts';
import { joinMachine } from './join.machine.ts';
import { selectJoin } from './join.selectors.ts';

const rejection = (code: string, data?: unknown) =>
  new ApiError({ kind: 'rejected', code, status: 422, data });

function setUp() {
  const sendJoinCode = vi.fn<CounterSdk['sendJoinCode']>();
  const joinMember = vi.fn<CounterSdk['joinMember']>(async () => aMemberCard());
  const runtime = fakeRuntime({ sendJoinCode, joinMember });
  const after = (seconds: number) => runtime.clock.now().add({ seconds }).toString();
  sendJoinCode.mockImplementation(async () => ({ resend_at: after(120), expires_at: after(300) }));
  const keys = createPressKeys(runtime.random);
  const machine = createJoin({ ...runtime, keys, branch_id: 'bangsar' });
  const actor = createActor(machine, { clock: runtime.device.delays }).start();
  const submit = () => {
    actor.send({ type: 'SUBMIT' });
    return replies();
  };
  return {
    actor,
    after,
    joinMember,
    machine,
    runtime,
    sendJoinCode,
    submit,
    view: () => selectJoin(actor.getSnapshot()),
    async toCode() {
      actor.send({ type: 'PHONE', phone: '012-345 6789' });
      await submit();
    },
    fill: (code: string, hasAgreed: boolean) => {
      actor.send({ type: 'CODE', code });
      actor.send({ type: 'AGREE', hasAgreed });
    },
    wait: (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) runtime.device.advance(1000);
    },
  };
}

describe('joining at the counter', () => {
  test('sends the code, joins with it, and shows the card', async () => {
    const { fill, joinMember, sendJoinCode, submit, toCode, view } = setUp();
    await toCode();
    expect(sendJoinCode.mock.calls[0]?.[0].body).toEqual({
      branch_id: 'bangsar',
      phone_no: '+60123456789',
    });
    expect(view()).toMatchObject({ status: 'code', phoneNo: '+60123456789', resendIn: 120 });
    fill('482 915', true);
    await submit();
    expect(joinMember.mock.calls[0]?.[0].body).toEqual({
      branch_id: 'bangsar',
      phone_no: '+60123456789',
      otp_code: '482 915',
      has_agreed: true,
    });
    expect(view()).toMatchObject({ status: 'joined', member: { id: 'mbr_mei' } });
  });

  test.each(['', '03-1234 5678', '012'])('sends nothing to the number "%s"', async (phone) => {
    const { actor, sendJoinCode, submit, view } = setUp();
    actor.send({ type: 'PHONE', phone });
    await submit();
    expect(view()).toMatchObject({ status: 'number', missing: 'number' });
    expect(sendJoinCode).not.toHaveBeenCalled();
  });

  test.each([
    ['', true, 'code'],
    ['12345', true, 'code'],
    ['482915', false, 'agreement'],
  ])('does not join with the code "%s" and agreement %s', async (code, hasAgreed, missing) => {
    const { fill, joinMember, submit, toCode, view } = setUp();
    await toCode();
    fill(code, hasAgreed);
    await submit();
    expect(view()).toMatchObject({ status: 'code', missing });
    expect(joinMember).not.toHaveBeenCalled();
  });

  test('counts 120 seconds down before another code', async () => {
    const { actor, sendJoinCode, toCode, view, wait } = setUp();
    await toCode();
    wait(119);
    expect(view().resendIn).toBe(1);
    actor.send({ type: 'RESEND' });
    await replies();
    expect(sendJoinCode).toHaveBeenCalledTimes(1);
    wait(1);
    expect(view().resendIn).toBe(0);
    actor.send({ type: 'RESEND' });
    await replies();
    expect(sendJoinCode).toHaveBeenCalledTimes(2);
    expect(view()).toMatchObject({ status: 'code', resendIn: 120 });
  });

  test('continues with a code that was sent before', async () => {
    const { after, sendJoinCode, toCode, view } = setUp();
    sendJoinCode.mockRejectedValueOnce(
      rejection('OTP_ALREADY_SENT', { resend_at: after(60), expires_at: after(200) }),
    );
    await toCode();
    expect(view()).toMatchObject({ status: 'code', resendIn: 60 });
  });

  test('stays at the number while the earlier code has expired and no other is possible', async () => {
    const { after, sendJoinCode, toCode, view } = setUp();
    sendJoinCode.mockRejectedValueOnce(
      rejection('OTP_ALREADY_SENT', { resend_at: after(60), expires_at: null }),
    );
    await toCode();
    expect(view()).toMatchObject({ status: 'number', error: 'OTP_ALREADY_SENT' });
  });

  test('keeps the number after a rejection', async () => {
    const { sendJoinCode, toCode, view } = setUp();
    sendJoinCode.mockRejectedValueOnce(rejection('PHONE_NO_REGISTERED'));
    await toCode();
    expect(view()).toMatchObject({
      status: 'number',
      phone: '012-345 6789',
      error: 'PHONE_NO_REGISTERED',
    });
  });

  test('keeps the input after a wrong code, and clears it for another number', async () => {
    const { actor, fill, joinMember, submit, toCode, view } = setUp();
    joinMember.mockRejectedValueOnce(rejection('OTP_NOT_SAME'));
    await toCode();
    fill('482915', true);
    await submit();
    expect(view()).toMatchObject({
      status: 'code',
      code: '482915',
      error: 'OTP_NOT_SAME',
      isLost: false,
    });
    actor.send({ type: 'EDIT' });
    expect(view()).toMatchObject({ status: 'number', code: '', hasAgreed: false, error: null });
  });

  test('repeats a join without a response with the same key', async () => {
    const { fill, joinMember, submit, toCode, view } = setUp();
    joinMember.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
    await toCode();
    fill('482915', true);
    await submit();
    expect(view()).toMatchObject({ status: 'code', isLost: true });
    await submit();
    const keys = joinMember.mock.calls.map(([{ headers }]) => headers['Idempotency-Key']);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect(view().status).toBe('joined');
  });
});

test('provides all actors and actions', () => {
  expect(unprovidedIn(setUp().machine)).toEqual([]);
});

test('reaches every state and handles every event', () => {
  const sent = { resendAt: 0, expiresAt: 1 };
  const failed = new ApiError({ kind: 'rejected', code: 'OTP_NOT_SAME', status: 422 });
  const events = [
    { type: 'PHONE', phone: '012-345 6789' },
    { type: 'CODE', code: '482915' },
    { type: 'AGREE', hasAgreed: true },
    { type: 'SUBMIT' },
    { type: 'RESEND' },
    { type: 'EDIT' },
    { type: 'xstate.done.actor.sendCode', output: sent },
    { type: 'xstate.error.actor.sendCode', error: failed },
    { type: 'xstate.done.actor.resendCode', output: sent },
    { type: 'xstate.error.actor.resendCode', error: failed },
    { type: 'xstate.after.tick.join.code.waiting' },
    { type: 'xstate.done.actor.join', output: aMemberCard() },
    { type: 'xstate.error.actor.join', error: failed },
  ];
  const machine = setUp().machine;
  const distinguish = ({ context }: { context: typeof machine.config.context }) => context;
  expect(unvisited(machine, { events, distinguish })).toEqual({ states: [], events: [] });
  expect(machine.id).toBe(joinMachine.id);
});
