import { queryKey } from '@claypot/domain/flows';
import { replies } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import type { CounterSdk, Session } from '@claypot/sdk/counter';
import { aLockedSession, aSession } from '@claypot/testing/counter';
import { expect, test, vi } from 'vitest';
import { fakeRuntime, stubCounterSdk } from '../app/testing/runtime.ts';
import { selectSession } from '../staff/session/session.selectors.ts';
import { sessionMachines } from '../staff/session-machines.ts';
import { createCounter } from './create-counter.ts';

const LATER = '2026-11-27T12:30:00+08:00';

/** Starts the counter. `sessions` answer in turn; the last one repeats. */
async function start(sessions: Session[], operations: Partial<CounterSdk> = {}) {
  const { device, ...ports } = fakeRuntime();
  let asked = 0;
  let reject = () => {};
  const counter = createCounter(
    {
      ...ports,
      clock: device,
      connect: ({ onUnauthorized }) => {
        reject = onUnauthorized;
        return stubCounterSdk({
          session: async () => {
            asked += 1;
            return sessions[Math.min(asked, sessions.length) - 1] ?? aSession();
          },
          ...operations,
        });
      },
    },
    { subdomain: 'demo' },
  );
  await replies();
  return {
    counter,
    view: () => selectSession(counter.session.getSnapshot()),
    reject: async () => {
      reject();
      await replies();
    },
  };
}

test('reads the session again after a rejected request', async () => {
  const { reject, view } = await start([aSession(), aLockedSession({ now: LATER })]);
  expect(view().status).toBe('signedIn');
  await reject();
  expect(view().status).toBe('locked');
});

test('gives flows the identity of the session', async () => {
  const { counter } = await start([aSession()]);
  const { person, people } = aSession();
  expect(counter.runtime.identity()).toMatchObject({ person, people, branch: { id: 'bangsar' } });
});

test('a sign-out removes what the person has loaded', async () => {
  const { counter } = await start([aSession()], { signOut: async () => aLockedSession() });
  const key = queryKey<string>('board');
  counter.runtime.cache.put(key, 'orders');
  counter.session.send({ type: 'SIGN_OUT' });
  expect(counter.runtime.cache.peek(key)).toBeUndefined();
});

test('a sign-in is sent after the response of a sign-out, which deletes the cookie', async () => {
  const response = Promise.withResolvers<Session>();
  const { counter, view } = await start([aSession()], { signOut: () => response.promise });
  const signIn = vi.fn(async () => aSession({ now: LATER }));
  counter.session.send({ type: 'SWITCH' });
  const signedIn = counter.runtime.session.change(signIn);
  await replies();
  expect(signIn).not.toHaveBeenCalled();
  response.resolve(aLockedSession({ now: LATER }));
  await expect(signedIn).resolves.toEqual(aSession({ now: LATER }));
  expect(view().status).toBe('signedIn');
});

test('a sign-in is sent after a sign-out that was lost', async () => {
  const { counter, view } = await start([aSession()], {
    signOut: () => Promise.reject(new ApiError({ kind: 'network' })),
  });
  counter.session.send({ type: 'SWITCH' });
  await counter.runtime.session.change(async () => aSession({ now: LATER }));
  expect(view().status).toBe('signedIn');
});

test('a change of the language invalidates texts and emits language.changed', async () => {
  const { counter } = await start([aSession()]);
  const changed = vi.fn();
  counter.events.on({ 'language.changed': changed });
  counter.language.send({ type: 'CHOOSE', language: 'zh_CN' });
  expect(counter.runtime.language.get()).toBe('zh_CN');
  expect(changed).toHaveBeenCalledOnce();
});

test('creates each machine of a screen once', async () => {
  const { counter } = await start([aLockedSession()]);
  const machines = counter.machines(sessionMachines);
  expect(machines.pinSignIn).toBe(counter.machines(sessionMachines).pinSignIn);
});
