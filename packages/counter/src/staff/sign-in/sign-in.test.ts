import { fillIn } from '@claypot/domain/machines';
import { replies, unvisited } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import type { CounterSdk, ErrorCode } from '@claypot/sdk/counter';
import { anUnpairedSession, aSession } from '@claypot/testing/counter';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../../app/testing/runtime.ts';
import type { SignInValues } from '../views.ts';
import { createSignIn } from './sign-in.implementation.ts';
import { signInMachine } from './sign-in.machine.ts';
import { selectSignIn } from './sign-in.selectors.ts';

const FILLED = { login: ' mei@cch.example ', password: 'long enough 1' };
const rejected = (code: ErrorCode) => new ApiError({ kind: 'rejected', code, status: 422 });

/** Opens the sign-in. `errors` are the server's responses in turn; after them it accepts. */
function open(...errors: ErrorCode[]) {
  const bodies: unknown[] = [];
  const signIn: CounterSdk['signIn'] = async ({ body }) => {
    bodies.push(body);
    const code = errors[bodies.length - 1];
    if (code !== undefined) throw rejected(code);
    return aSession();
  };
  const runtime = fakeRuntime({ signIn }, anUnpairedSession());
  const actor = createActor(createSignIn(runtime)).start();
  const submit = async (values: Partial<SignInValues>) => {
    fillIn(actor, values);
    actor.send({ type: 'SUBMIT' });
    await replies();
  };
  return { actor, bodies, runtime, submit, view: () => selectSignIn(actor.getSnapshot()) };
}

describe('createSignIn', () => {
  test('sends login and password without a code, and sets the session', async () => {
    const { bodies, runtime, submit, view } = open();
    await submit(FILLED);
    expect(bodies).toEqual([{ login: 'mei@cch.example', password: 'long enough 1', code: null }]);
    expect(view()).toMatchObject({ step: 'password', done: true });
    expect(runtime.sessions).toEqual([aSession()]);
  });

  test('shows errors of the fields and sends nothing', async () => {
    const { bodies, submit, view } = open();
    await submit({ login: ' ', password: '' });
    expect(view().errors).toEqual({ login: 'LOGIN_REQUIRED', password: 'PASSWORD_REQUIRED' });
    expect(bodies).toEqual([]);
  });

  test('shows the code of a rejection', async () => {
    const { submit, view } = open('SIGN_IN_FAILED');
    await submit(FILLED);
    expect(view()).toMatchObject({ step: 'password', rejection: 'SIGN_IN_FAILED' });
  });

  test('asks for the code when the server requires it, and sends it', async () => {
    const { bodies, submit, view } = open('SECOND_FACTOR_REQUIRED');
    await submit({ login: '', password: '' });
    await submit(FILLED);
    expect(view()).toMatchObject({ step: 'code', rejection: null, errors: {}, busy: false });
    await submit({ code: '123 456' });
    expect(bodies[1]).toMatchObject({ login: 'mei@cch.example', code: '123456' });
    expect(view().done).toBe(true);
  });

  test.each(['', '12345', '12345a'])('rejects the code %j without a request', async (code) => {
    const { bodies, submit, view } = open('SECOND_FACTOR_REQUIRED');
    await submit(FILLED);
    await submit({ code });
    expect(view()).toMatchObject({
      step: 'code',
      errors: { code: 'ONE_TIME_CODE_INVALID' },
      firstInvalid: 'code',
    });
    expect(bodies).toHaveLength(1);
  });

  test('stays at the code when it was wrong', async () => {
    const { submit, view } = open('SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_WRONG');
    await submit(FILLED);
    await submit({ code: '123456' });
    expect(view()).toMatchObject({ step: 'code', rejection: 'SECOND_FACTOR_WRONG' });
  });

  test('goes back to login and password, and sends no code then', async () => {
    const { actor, bodies, submit, view } = open('SECOND_FACTOR_REQUIRED', 'SIGN_IN_FAILED');
    await submit(FILLED);
    actor.send({ type: 'BACK' });
    expect(view()).toMatchObject({ step: 'password', errors: {} });
    await submit({});
    expect(bodies[1]).toMatchObject({ code: null });
  });
});

test('reaches every state and handles every event', () => {
  const snapshot = (rejection: ErrorCode | null) => ({
    context: { values: {}, errors: {}, firstInvalid: null, rejection },
    hasTag: () => false,
    matches: () => false,
  });
  const dark = unvisited(signInMachine, {
    events: [
      { type: 'CHANGE', change: { field: 'login', value: 'mei' } },
      { type: 'SUBMIT' },
      { type: 'BACK' },
      { type: 'xstate.snapshot.form', snapshot: snapshot(null) },
      { type: 'xstate.snapshot.form', snapshot: snapshot('SECOND_FACTOR_REQUIRED') },
    ],
  });
  expect(dark).toEqual({ states: [], events: [] });
});
