import { replies } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import type { CounterSdk, Session } from '@claypot/sdk/counter';
import { aLockedSession, anUnpairedSession, aSession } from '@claypot/testing/counter';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { type FakeRuntime, fakeRuntime } from '../../app/testing/runtime.ts';
import { createCounterSession } from './session.implementation.ts';
import { selectIdentity, selectIsSigningOut, selectSession } from './session.selectors.ts';
import { createSessionRequests } from './session-requests.ts';

const LOST = new ApiError({ kind: 'network' });
const LATER = '2026-11-27T12:30:00+08:00';
const MINUTE = 60_000;

/** Opens the counter. `session` answers in turn; the last answer repeats. */
async function open(
  session: (() => Promise<Session>)[],
  signOut: CounterSdk['signOut'] = async () => aLockedSession(),
  storage?: FakeRuntime['storage'],
) {
  let asked = 0;
  const signOutSpy = vi.fn(signOut);
  const runtime = fakeRuntime({
    session: () => {
      asked += 1;
      const answer = session[Math.min(asked, session.length) - 1];
      return answer === undefined ? Promise.reject(LOST) : answer();
    },
    signOut: signOutSpy,
  });
  if (storage !== undefined) runtime.storage = storage;
  const actor = createActor(
    createCounterSession({ ...runtime, requests: createSessionRequests() }),
    { clock: runtime.device.delays },
  );
  actor.start();
  await replies();
  return {
    actor,
    runtime,
    signOut: signOutSpy,
    asked: () => asked,
    view: () => selectSession(actor.getSnapshot()),
    advance: async (milliseconds: number) => {
      runtime.device.advance(milliseconds);
      await replies();
    },
  };
}

const read = (session: Session) => async () => ({ ...session });

describe('first load', () => {
  test.each([
    ['signedIn', aSession()],
    ['signedIn', aSession({ device: null })],
    ['locked', aLockedSession()],
    ['unpaired', anUnpairedSession()],
  ] as const)('leads to %s', async (status, session) => {
    const { view } = await open([read(session)]);
    expect(view()).toMatchObject({ status, error: null, companyName: 'CCH' });
  });

  test('shows its error and can be repeated', async () => {
    const { actor, view } = await open([() => Promise.reject(LOST), read(aLockedSession())]);
    expect(view()).toMatchObject({ status: 'failed', error: 'ERROR' });
    actor.send({ type: 'RETRY' });
    expect(view()).toMatchObject({ status: 'failed', isChecking: true });
    await replies();
    expect(view().status).toBe('locked');
  });

  test('is repeated with growing delays until the server answers', async () => {
    const lost = () => Promise.reject(LOST);
    const { advance, asked, view } = await open([lost, lost, read(aLockedSession())]);
    await advance(2000);
    expect(asked()).toBe(2);
    await advance(3999);
    expect(asked()).toBe(2);
    await advance(1);
    expect(view()).toMatchObject({ status: 'locked', error: null });
  });

  test('stores the branch that it shows, although no person has selected it', async () => {
    const { runtime } = await open([read(aSession())]);
    const record = runtime.storage.get('claypot:demo:counter-session');
    expect(JSON.parse(record ?? '{}')).toMatchObject({
      value: { branch_id: aSession().device?.branch.id },
    });
  });

  test('is repeated when the connection returns', async () => {
    const { runtime, view } = await open([() => Promise.reject(LOST), read(aLockedSession())]);
    runtime.connection.become(true);
    await replies();
    expect(view().status).toBe('locked');
  });

  test('corrects the clock by the time of the server', async () => {
    const { runtime } = await open([read(aSession({ now: LATER }))]);
    expect(runtime.clock.now()).toEqual(Temporal.Instant.from(LATER));
  });
});

describe('sign-in', () => {
  test('shows the person of the response and emits session.started', async () => {
    const { actor, runtime, view } = await open([read(aLockedSession())]);
    const session = aSession({ now: LATER });
    actor.send({ type: 'CHANGED', session });
    expect(view()).toMatchObject({ status: 'signedIn', person: session.person });
    expect(runtime.emitted).toEqual([{ type: 'session.started', person: session.person }]);
  });

  test('lasts while a session that was read long before is read again', async () => {
    const { actor, asked, runtime, view } = await open([
      read(aLockedSession()),
      read(aSession({ now: LATER })),
    ]);
    actor.send({ type: 'CHANGED', session: aSession({ now: LATER }) });
    actor.send({ type: 'REFRESH' });
    expect(view().status).toBe('signedIn');
    await replies();
    expect(asked()).toBe(2);
    expect(runtime.emitted.map(({ type }) => type)).toEqual(['session.started']);
  });

  test('pairing emits device.paired', async () => {
    const alone = aSession({ device: null });
    const { actor, runtime } = await open([read(alone)]);
    const session = aSession({ now: LATER });
    actor.send({ type: 'CHANGED', session });
    expect(runtime.emitted.at(-1)).toEqual({ type: 'device.paired', device: session.device });
  });
});

describe('rejected request', () => {
  test('locks the device when the session of the person has ended', async () => {
    const { actor, runtime, view } = await open([
      read(aSession()),
      read(aLockedSession({ now: LATER })),
    ]);
    actor.send({ type: 'EXPIRED' });
    expect(view()).toMatchObject({ status: 'signedIn', isChecking: true });
    await replies();
    expect(view().status).toBe('locked');
    expect(runtime.emitted.at(-1)).toEqual({ type: 'session.ended', reason: 'expired' });
  });

  test('changes nothing when it belonged to the previous person', async () => {
    const { actor, view } = await open([read(aSession()), read(aSession({ now: LATER }))]);
    actor.send({ type: 'EXPIRED' });
    await replies();
    expect(view()).toMatchObject({ status: 'signedIn', isChecking: false });
  });

  test('shows the sign-in and emits device.revoked when the device was revoked', async () => {
    const { actor, runtime, view } = await open([
      read(aLockedSession()),
      read(anUnpairedSession({ now: LATER })),
    ]);
    actor.send({ type: 'EXPIRED' });
    await replies();
    expect(view()).toMatchObject({ status: 'unpaired', device: null });
    expect(runtime.emitted.at(-1)).toEqual({ type: 'device.revoked' });
  });
});

describe('sign-out', () => {
  test.each([
    ['SIGN_OUT', 'signed_out'],
    ['SWITCH', 'switched'],
  ] as const)('%s locks the device at once, before the response', async (type, reason) => {
    const { actor, runtime, signOut, view } = await open([read(aSession())]);
    actor.send({ type });
    expect(view()).toMatchObject({ status: 'locked', person: null });
    expect(selectIsSigningOut(actor.getSnapshot())).toBe(true);
    expect(runtime.emitted.at(-1)).toEqual({ type: 'session.ended', reason });
    await replies();
    expect(signOut).toHaveBeenCalledOnce();
    expect(actor.getSnapshot().matches({ locked: 'signedOut' })).toBe(true);
  });

  test('leads to the sign-in without a paired device', async () => {
    const { actor, view } = await open([read(aSession({ device: null }))]);
    actor.send({ type: 'SIGN_OUT' });
    expect(view().status).toBe('unpaired');
  });

  test('is sent again after 30 seconds and when the connection returns', async () => {
    const { actor, advance, runtime, signOut } = await open([read(aSession())], () =>
      Promise.reject(LOST),
    );
    actor.send({ type: 'SIGN_OUT' });
    await replies();
    await advance(30_000);
    expect(signOut).toHaveBeenCalledTimes(2);
    runtime.connection.become(true);
    await replies();
    expect(signOut).toHaveBeenCalledTimes(3);
  });

  test('holds after a reload although the server still has the session', async () => {
    const first = await open([read(aSession())], () => Promise.reject(LOST));
    first.actor.send({ type: 'SIGN_OUT' });
    await replies();
    first.actor.stop();

    const second = await open([read(aSession())], undefined, first.runtime.storage);
    expect(second.view()).toMatchObject({ status: 'locked', person: null });
    expect(second.signOut).toHaveBeenCalledOnce();
    expect(second.runtime.emitted).toEqual([]);

    const third = await open([read(aSession())], undefined, first.runtime.storage);
    expect(third.view().status).toBe('signedIn');
  });

  test('is not sent for the next person', async () => {
    const { actor, advance, signOut, view } = await open([read(aSession())], () =>
      Promise.reject(LOST),
    );
    actor.send({ type: 'SWITCH' });
    await replies();
    actor.send({ type: 'CHANGED', session: aSession({ now: LATER }) });
    await advance(30_000);
    expect(signOut).toHaveBeenCalledOnce();
    expect(view().status).toBe('signedIn');
  });
});

describe('another tab', () => {
  test('that signs the person out locks this one, too', async () => {
    const first = await open([read(aSession()), read(aLockedSession({ now: LATER }))]);
    const key = 'claypot:demo:counter-session';
    const other = await open([read(aSession())]);
    other.actor.send({ type: 'SIGN_OUT' });
    await replies();
    const { storage } = first.runtime;
    storage.changeFromAnotherTab(key, other.runtime.storage.get(key));
    await replies();
    expect(first.view()).toMatchObject({ status: 'locked', person: null });
  });

  test('is not notified of a read without a change', async () => {
    const { actor, runtime } = await open([read(aSession()), read(aSession({ now: LATER }))]);
    const key = 'claypot:demo:counter-session';
    const before = runtime.storage.get(key);
    actor.send({ type: 'REFRESH' });
    await replies();
    expect(runtime.storage.get(key)).toBe(before);
  });
});

describe('automatic lock', () => {
  test('locks after the branch’s minutes without a touch', async () => {
    const { advance, runtime, view } = await open([read(aSession())]);
    await advance(5 * MINUTE - 1);
    expect(view().status).toBe('signedIn');
    await advance(1);
    expect(view().status).toBe('locked');
    expect(runtime.emitted.at(-1)).toEqual({ type: 'session.ended', reason: 'locked' });
  });

  test('starts again with each touch', async () => {
    const { actor, advance, view } = await open([read(aSession())]);
    await advance(4 * MINUTE);
    actor.send({ type: 'TOUCHED' });
    await advance(4 * MINUTE);
    expect(view().status).toBe('signedIn');
  });

  test.each(['TOUCHED', 'RESUMED'] as const)(
    'locks at %s after the device slept through it',
    async (type) => {
      const { actor, runtime, view } = await open([read(aSession())]);
      // The clock goes on while the timers of a sleeping device stand still.
      runtime.clock.correct(runtime.clock.now().add({ minutes: 30 }));
      actor.send({ type });
      expect(view().status).toBe('locked');
    },
  );

  test.each([-2, 2])(
    'counts from the first load by the server’s time on a device whose clock is %i hours off',
    async (hours) => {
      const now = Temporal.Instant.from(aSession().now).subtract({ hours }).toString();
      const { actor, advance, view } = await open([read(aSession({ now }))]);
      actor.send({ type: 'TOUCHED' });
      expect(view().status).toBe('signedIn');
      await advance(5 * MINUTE - 1);
      expect(view().status).toBe('signedIn');
      await advance(1);
      expect(view().status).toBe('locked');
    },
  );

  test('never locks without a paired device', async () => {
    const { actor, advance, view } = await open([read(aSession({ device: null }))]);
    await advance(24 * 60 * MINUTE);
    actor.send({ type: 'RESUMED' });
    expect(view().status).toBe('signedIn');
  });
});

describe('branch', () => {
  const branches = [
    { id: 'bangsar', branch_name: 'CCH Bangsar' },
    { id: 'klcc', branch_name: 'CCH KLCC' },
  ];
  const person = aSession().person;
  const elsewhere = aSession({ device: null, person: person && { ...person, branches } });

  test('is the one of the device', async () => {
    const { view } = await open([read(aSession())]);
    expect(view()).toMatchObject({ branch: { id: 'bangsar' }, branches: [{ id: 'bangsar' }] });
  });

  test('is the person’s first one until another is selected, also after a reload', async () => {
    const { actor, runtime, view } = await open([read(elsewhere)]);
    expect(view().branch?.id).toBe('bangsar');
    actor.send({ type: 'SELECT_BRANCH', branch_id: 'klcc' });
    expect(selectIdentity(actor.getSnapshot()).branch?.id).toBe('klcc');
    const again = await open([read(elsewhere)], undefined, runtime.storage);
    expect(again.view().branch?.id).toBe('klcc');
  });

  test('ignores a branch in which the person does not work', async () => {
    const { actor, view } = await open([read(elsewhere)]);
    actor.send({ type: 'SELECT_BRANCH', branch_id: 'penang' });
    expect(view().branch?.id).toBe('bangsar');
  });
});
