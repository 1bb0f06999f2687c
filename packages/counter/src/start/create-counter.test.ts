import { queryKey } from '@claypot/domain/flows';
import { replies } from '@claypot/domain/testing';
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

test('settled waits for the response of a sign-out', async () => {
  const response = Promise.withResolvers<Session>();
  const { counter } = await start([aSession()], { signOut: () => response.promise });
  counter.session.send({ type: 'SWITCH' });
  let isSettled = false;
  void counter.runtime.session.settled().then(() => {
    isSettled = true;
  });
  await replies();
  expect(isSettled).toBe(false);
  response.resolve(aLockedSession({ now: LATER }));
  await replies();
  expect(isSettled).toBe(true);
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
