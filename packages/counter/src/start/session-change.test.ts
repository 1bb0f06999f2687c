import { fillIn, selectForm } from '@claypot/domain/machines';
import { replies } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import type { Session } from '@claypot/sdk/counter';
import { aLockedSession, anUnpairedSession, aSession } from '@claypot/testing/counter';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime, stubCounterSdk } from '../app/testing/runtime.ts';
import { createPairDevice } from '../staff/devices/pair-device.implementation.ts';
import { selectSession } from '../staff/session/session.selectors.ts';
import { createCounter } from './create-counter.ts';

const LOST = new ApiError({ kind: 'network' });
const EXPIRED = new ApiError({ kind: 'unauthorized', code: 'SESSION_EXPIRED', status: 401 });

/**
 * A server that pairs a device, and a browser with its cookie. Pairing ends the session of the old
 * cookie when the server commits; the browser has the new cookie when the response arrives.
 */
function fakeServer() {
  const pairing = Promise.withResolvers<Session>();
  const reads: (() => void)[] = [];
  let valid = 'old';
  let cookie = 'old';
  let signOuts = 0;
  let seconds = 0;
  /** Each response has a later time than the one before. */
  const at = (session: Session): Session => {
    seconds += 1;
    const now = Temporal.Instant.from(session.now).add({ seconds });
    return { ...session, now: now.toString() };
  };
  const sessionOf = (sent: string) => {
    if (sent !== valid) return anUnpairedSession();
    return valid === 'old' ? aSession({ device: null }) : aSession();
  };
  let paired: Session | null = null;
  return {
    operations: {
      session: () => {
        const sent = cookie;
        const read = Promise.withResolvers<Session>();
        reads.push(() => read.resolve(at(sessionOf(sent))));
        return read.promise;
      },
      pairDevice: () => {
        paired = at(aSession());
        return pairing.promise;
      },
      signOut: async () => {
        signOuts += 1;
        return at(cookie === 'new' ? aLockedSession() : anUnpairedSession());
      },
    },
    commit: () => {
      valid = 'new';
    },
    end: () => {
      valid = 'none';
    },
    /** Delivers the response of the pairing. */
    async respond() {
      if (paired === null) throw new Error('The client has not sent the pairing');
      cookie = 'new';
      pairing.resolve(paired);
      await replies();
    },
    async fail(error: ApiError) {
      pairing.reject(error);
      await replies();
    },
    /** Authenticates the reads that were sent, and delivers their responses. */
    async respondToReads() {
      for (const respond of reads.splice(0)) respond();
      await replies();
    },
    sentSignOuts: () => signOuts,
    sentReads: () => reads.length,
  };
}

/** Starts the counter of a manager whose device is not paired. */
async function start() {
  const { device, ...ports } = fakeRuntime();
  const server = fakeServer();
  let reject = () => {};
  const counter = createCounter(
    {
      ...ports,
      clock: device,
      connect: ({ onUnauthorized }) => {
        reject = onUnauthorized;
        return stubCounterSdk(server.operations);
      },
    },
    { subdomain: 'demo' },
  );
  await replies();
  await server.respondToReads();
  const form = createActor(createPairDevice(counter.runtime)).start();
  const ended: string[] = [];
  counter.events.on({ 'session.ended': ({ reason }) => void ended.push(reason) });
  return {
    counter,
    ended,
    server,
    form: () => selectForm(form.getSnapshot()),
    async pair() {
      fillIn(form, { name: 'Pass 1' });
      form.send({ type: 'SUBMIT' });
      await replies();
    },
    async reject() {
      reject();
      await replies();
    },
    view: () => selectSession(counter.session.getSnapshot()),
  };
}

test('a request rejected during the pairing reads the session after its response', async () => {
  const { ended, form, pair, reject, server, view } = await start();
  await pair();
  server.commit();
  await reject();
  await server.respond();
  await server.respondToReads();
  expect(view()).toMatchObject({ status: 'signedIn', device: aSession().device });
  expect(form().done).toBe(true);
  expect(ended).toEqual([]);
});

test('a read that could be answered before the pairing does not sign the person out', async () => {
  const { ended, form, pair, reject, server, view } = await start();
  await pair();
  server.commit();
  await reject();
  await server.respondToReads();
  expect(view()).toMatchObject({ status: 'signedIn', device: null });
  await server.respond();
  await server.respondToReads();
  expect(view()).toMatchObject({ status: 'signedIn', device: aSession().device });
  expect(form().done).toBe(true);
  expect(ended).toEqual([]);
});

test.each(['before', 'after'] as const)(
  'a read that was sent before the pairing and is answered %s its response is repeated',
  async (order) => {
    const { ended, pair, reject, server, view } = await start();
    await reject();
    await pair();
    server.commit();
    if (order === 'before') await server.respondToReads();
    await server.respond();
    await server.respondToReads();
    expect(view()).toMatchObject({ status: 'signedIn', device: aSession().device });
    await server.respondToReads();
    expect(view()).toMatchObject({ status: 'signedIn', isChecking: false });
    expect(ended).toEqual([]);
  },
);

test.each([
  ['lost', LOST],
  ['rejected', EXPIRED],
])('a pairing that is %s is followed by the postponed read', async (_, error) => {
  const { ended, form, pair, reject, server, view } = await start();
  await pair();
  server.end();
  await reject();
  expect(view()).toMatchObject({ status: 'signedIn', isChecking: true });
  await server.fail(error);
  await server.respondToReads();
  expect(view().status).toBe('unpaired');
  expect(form().done).toBe(false);
  expect(ended).toEqual(['expired']);
});

test('a person who signs out during the pairing stays signed out', async () => {
  const { counter, ended, pair, server, view } = await start();
  await pair();
  server.commit();
  counter.session.send({ type: 'SIGN_OUT' });
  expect(view().status).toBe('unpaired');
  expect(server.sentSignOuts()).toBe(0);
  await server.respond();
  expect(server.sentSignOuts()).toBe(1);
  expect(view()).toMatchObject({ status: 'locked', device: aSession().device, person: null });
  expect(ended).toEqual(['signed_out']);
});

test('reads the session once after several rejected requests', async () => {
  const { pair, reject, server } = await start();
  await pair();
  server.commit();
  await reject();
  await reject();
  expect(server.sentReads()).toBe(0);
  await server.respond();
  expect(server.sentReads()).toBe(1);
});
