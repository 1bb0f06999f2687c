import { replies, unvisited } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import type { CounterSdk, SecondFactorSetup } from '@claypot/sdk/counter';
import { aSession } from '@claypot/testing/counter';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../../app/testing/runtime.ts';
import { createSecondFactor } from './second-factor.implementation.ts';
import { secondFactorMachine } from './second-factor.machine.ts';
import { selectSecondFactor } from './second-factor.selectors.ts';

const SETUP: SecondFactorSetup = {
  secret: 'JBSWY3DPEHPK3PXP',
  url: 'otpauth://totp/CCH:mei?secret=JBSWY3DPEHPK3PXP',
};
const WRONG = new ApiError({ kind: 'rejected', code: 'SECOND_FACTOR_WRONG', status: 422 });

function open(isOn: boolean, operations: Partial<CounterSdk> = {}) {
  const codes: string[] = [];
  const accept: CounterSdk['confirmSecondFactor'] = async ({ body }) => {
    codes.push(body.code);
    return aSession();
  };
  const runtime = fakeRuntime({
    beginSecondFactor: async () => SETUP,
    confirmSecondFactor: accept,
    removeSecondFactor: accept,
    ...operations,
  });
  const actor = createActor(createSecondFactor(runtime), { input: { isOn } }).start();
  return {
    actor,
    codes,
    runtime,
    view: () => selectSecondFactor(actor.getSnapshot()),
    submit: async (code: string) => {
      actor.send({ type: 'CHANGE', code });
      actor.send({ type: 'SUBMIT' });
      await replies();
    },
  };
}

describe('createSecondFactor', () => {
  test('shows a secret and switches on with a code', async () => {
    const { actor, codes, runtime, submit, view } = open(false);
    expect(view()).toEqual({ status: 'off', setup: null, form: null, error: null });
    actor.send({ type: 'BEGIN' });
    expect(view().status).toBe('starting');
    await replies();
    expect(view()).toMatchObject({ status: 'confirming', setup: SETUP });
    await submit('123 456');
    expect(view()).toMatchObject({ status: 'on', setup: null, form: null });
    expect(codes).toEqual(['123456']);
    expect(runtime.sessions).toEqual([aSession()]);
  });

  test('shows the code of a failed start', async () => {
    const { actor, view } = open(false, { beginSecondFactor: () => Promise.reject(WRONG) });
    actor.send({ type: 'BEGIN' });
    await replies();
    expect(view()).toMatchObject({ status: 'off', error: 'SECOND_FACTOR_WRONG' });
  });

  test('keeps the secret when the code was wrong', async () => {
    const { actor, submit, view } = open(false, {
      confirmSecondFactor: () => Promise.reject(WRONG),
    });
    actor.send({ type: 'BEGIN' });
    await replies();
    await submit('123456');
    expect(view()).toMatchObject({
      status: 'confirming',
      setup: SETUP,
      form: { rejection: 'SECOND_FACTOR_WRONG' },
    });
  });

  test('drops the secret when it is cancelled', async () => {
    const { actor, view } = open(false);
    actor.send({ type: 'BEGIN' });
    await replies();
    actor.send({ type: 'CANCEL' });
    expect(view()).toMatchObject({ status: 'off', setup: null });
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(SETUP.secret);
  });

  test('switches off with a code only', async () => {
    const { actor, codes, submit, view } = open(true);
    actor.send({ type: 'REMOVE' });
    await submit('');
    expect(view()).toMatchObject({
      status: 'removing',
      form: { errors: { code: 'ONE_TIME_CODE_INVALID' } },
    });
    await submit('123456');
    expect(view().status).toBe('off');
    expect(codes).toEqual(['123456']);
  });

  test('stays on when the question is cancelled', () => {
    const { actor, view } = open(true);
    actor.send({ type: 'REMOVE' });
    actor.send({ type: 'CANCEL' });
    expect(view().status).toBe('on');
  });
});

test.each([true, false])('reaches every state from isOn: %s', (isOn) => {
  const form = (isDone: boolean) => ({ matches: () => isDone });
  const dark = unvisited(secondFactorMachine, {
    input: { isOn },
    events: [
      { type: 'BEGIN' },
      { type: 'REMOVE' },
      { type: 'CHANGE', code: '1' },
      { type: 'SUBMIT' },
      { type: 'CANCEL' },
      ...[SETUP, null].map((output) => ({
        type: 'xstate.snapshot.begin',
        snapshot: { context: { output }, hasTag: () => false },
      })),
      ...['confirm', 'remove'].flatMap((id) =>
        [true, false].map((isDone) => ({ type: `xstate.snapshot.${id}`, snapshot: form(isDone) })),
      ),
    ],
  });
  expect(dark).toEqual({ states: [], events: [] });
});
