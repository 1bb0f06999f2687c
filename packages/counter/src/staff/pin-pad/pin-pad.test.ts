import { replies, unvisited } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import type { CounterSdk, Session } from '@claypot/sdk/counter';
import { aLockedSession, aSession } from '@claypot/testing/counter';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../../app/testing/runtime.ts';
import { createPinSignIn } from './pin-pad.implementation.ts';
import { pinPadMachine } from './pin-pad.machine.ts';
import { selectPinPad } from './pin-pad.selectors.ts';

const { people } = aLockedSession();
const MEI = 'st_mei';
const AINA = 'st_aina';
const wrongPin = (tries_left: number) =>
  new ApiError({ kind: 'rejected', code: 'WRONG_PIN', status: 422, data: { tries_left } });
const PIN_LOCKED = new ApiError({ kind: 'rejected', code: 'PIN_LOCKED', status: 422 });

function open(signInWithPin: CounterSdk['signInWithPin'] = async () => aSession()) {
  const sent = vi.fn(signInWithPin);
  const runtime = fakeRuntime({ signInWithPin: sent }, aLockedSession());
  const actor = createActor(createPinSignIn(runtime), { input: { people, subject: null } }).start();
  return {
    actor,
    runtime,
    bodies: () => sent.mock.calls.map(([{ body }]) => body),
    view: () => selectPinPad(actor.getSnapshot()),
    choose: (staff_id: string) => actor.send({ type: 'CHOOSE', staff_id }),
    type: (digits: string) => {
      for (const digit of digits) actor.send({ type: 'DIGIT', digit });
    },
  };
}

describe('createPinSignIn', () => {
  test('shows the number of digits and sends the PIN with the last one', async () => {
    const { bodies, choose, runtime, type, view } = open();
    expect(view()).toMatchObject({ status: 'choosing', people, person: null, length: 0 });
    choose(MEI);
    type('27182');
    expect(view()).toMatchObject({ status: 'entering', count: 5, length: 6 });
    expect(bodies()).toEqual([]);
    type('8');
    expect(view()).toMatchObject({ status: 'checking', count: 6 });
    await replies();
    expect(bodies()).toEqual([{ staff_id: MEI, pin: '271828' }]);
    expect(view()).toMatchObject({ status: 'done', count: 0 });
    expect(runtime.sessions).toEqual([aSession()]);
  });

  test('sends four digits for the kitchen', async () => {
    const { bodies, choose, type } = open();
    choose(AINA);
    type('2718');
    await replies();
    expect(bodies()).toEqual([{ staff_id: AINA, pin: '2718' }]);
  });

  test('shows the tries left after a wrong PIN, until the next digit', async () => {
    const { choose, type, view } = open(() => Promise.reject(wrongPin(3)));
    choose(MEI);
    type('000000');
    await replies();
    const problem = { code: 'WRONG_PIN', triesLeft: 3 };
    expect(view()).toMatchObject({ status: 'entering', count: 0, problem });
    type('2');
    expect(view()).toMatchObject({ count: 1, problem: null });
  });

  test.each([
    ['the last try', wrongPin(0)],
    ['a PIN that is locked', PIN_LOCKED],
  ])('shows a locked person after %s', async (_, error) => {
    const { choose, type, view } = open(() => Promise.reject(error));
    choose(MEI);
    type('000000');
    await replies();
    const problem = { code: 'PIN_LOCKED', triesLeft: null };
    expect(view()).toMatchObject({ status: 'choosing', person: null, problem });
    expect(view().people.find(({ id }) => id === MEI)?.pin_locked).toBe(true);
    choose(MEI);
    expect(view()).toMatchObject({ status: 'entering', problem });
  });

  test('lets a locked person try, because a manager may have unlocked the PIN', async () => {
    const { choose, type, view } = open();
    choose('st_ravi');
    expect(view()).toMatchObject({ status: 'entering', problem: { code: 'PIN_LOCKED' } });
    type('271828');
    await replies();
    expect(view().status).toBe('done');
  });

  test('shows the code of another error and accepts the PIN again', async () => {
    let isUp = false;
    const { choose, type, view } = open(async () => {
      if (isUp) return aSession();
      throw new ApiError({ kind: 'unsent', code: 'OFFLINE' });
    });
    choose(MEI);
    type('271828');
    await replies();
    expect(view().problem).toEqual({ code: 'OFFLINE', triesLeft: null });
    isUp = true;
    type('271828');
    await replies();
    expect(view().status).toBe('done');
  });

  test('erases the last digit, and all of them on the way back', () => {
    const { actor, choose, type, view } = open();
    choose(MEI);
    type('27');
    actor.send({ type: 'ERASE' });
    expect(view().count).toBe(1);
    actor.send({ type: 'BACK' });
    expect(view()).toMatchObject({ status: 'choosing', count: 0 });
    choose(AINA);
    expect(view().count).toBe(0);
  });

  test('ignores what is not a digit, and an unknown person', () => {
    const { choose, type, view } = open();
    choose('st_gone');
    expect(view().status).toBe('choosing');
    choose(MEI);
    type('a٣ ');
    expect(view().count).toBe(0);
  });

  test('shows the people that were read again', () => {
    const { actor, view } = open();
    actor.send({ type: 'SET_PEOPLE', people: people.slice(0, 1) });
    expect(view().people).toHaveLength(1);
  });

  test('does not sign in a person who has left the pad', async () => {
    const response = Promise.withResolvers<Session>();
    const { actor, choose, runtime, type } = open(() => response.promise);
    choose(MEI);
    type('271828');
    await replies();
    actor.stop();
    response.resolve(aSession());
    await replies();
    expect(runtime.sessions).toEqual([]);
  });

  test.each([
    ['a right', async () => aSession()],
    ['a wrong', () => Promise.reject(wrongPin(4))],
  ])('has no PIN in a snapshot after %s one', async (_, signInWithPin) => {
    const { actor, choose, type } = open(signInWithPin);
    choose(MEI);
    type('271828');
    await replies();
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('271828');
  });
});

test('reaches every state and handles every event', () => {
  const events = [
    { type: 'CHOOSE', staff_id: MEI },
    { type: 'CHOOSE', staff_id: 'st_ravi' },
    { type: 'DIGIT', digit: '1' },
    { type: 'ERASE' },
    { type: 'BACK' },
    { type: 'SET_PEOPLE', people },
    { type: 'xstate.done.actor.check', output: { result: 'ok' } },
    { type: 'xstate.error.actor.check', error: wrongPin(1) },
    { type: 'xstate.error.actor.check', error: PIN_LOCKED },
  ];
  const dark = unvisited(pinPadMachine, {
    events,
    input: { people, subject: null },
    distinguish: ({ context }) => context.digits.length,
  });
  expect(dark).toEqual({ states: [], events: [] });
});
