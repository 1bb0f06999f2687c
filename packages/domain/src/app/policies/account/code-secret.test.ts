import { beforeEach, expect, test } from 'vitest';
import { recordedEvents } from '../../../events/testing/recorded-events.ts';
import type { CodeSecretRecord } from '../../../loyalty/payment-code/code-secret.ts';
import { type FakeConnection, fakeConnection } from '../../../testing/fakes.ts';
import { replies } from '../../../testing/replies.ts';
import { followCodeSecret } from './code-secret.ts';

const RECORD: CodeSecretRecord = {
  owner: 'mei',
  api_token: 'token',
  secret: 'GEZDGNBVGY3TQOJQ',
  period: 30,
  digits: 6,
  sentAt: 1,
};

let connection: FakeConnection;
let events: ReturnType<typeof recordedEvents>;
let idleWork: (() => void)[];
let stored: CodeSecretRecord | null;
let isMember: boolean;
let isOffline: boolean;
/** True if requests get no reply. */
let isPending: boolean;
let requests: AbortSignal[];
let cleared: number;

beforeEach(() => {
  connection = fakeConnection();
  events = recordedEvents();
  idleWork = [];
  stored = null;
  isMember = true;
  isOffline = false;
  isPending = false;
  requests = [];
  cleared = 0;
});

const follow = () =>
  followCodeSecret({
    connection,
    events,
    isMember: () => isMember,
    secret: {
      read: () => stored,
      load: async (signal) => {
        requests.push(signal);
        if (isPending) return new Promise<never>(() => undefined);
        if (isOffline) throw new Error('offline');
        stored = RECORD;
      },
      clear: () => {
        cleared += 1;
      },
    },
    whenIdle: (work) => void idleWork.push(work),
  });
const becomeIdle = async () => {
  for (const work of idleWork.splice(0)) work();
  await replies();
};
const changeOwner = () =>
  events.emit({ type: 'owner.changed', before: null, now: null, guestId: null });

test('stores the secret of a member when the device is idle, once', async () => {
  follow();
  expect(requests).toHaveLength(0);
  await becomeIdle();
  expect(requests).toHaveLength(1);
  changeOwner();
  await becomeIdle();
  expect(requests).toHaveLength(1);
});

test('requests nothing for a guest, and the secret after the sign-in', async () => {
  isMember = false;
  follow();
  await becomeIdle();
  expect(requests).toHaveLength(0);
  isMember = true;
  changeOwner();
  await becomeIdle();
  expect(requests).toHaveLength(1);
});

test('deletes the secret when the member signs out', async () => {
  stored = RECORD;
  follow();
  expect(cleared).toBe(0);
  stored = null;
  changeOwner();
  expect(cleared).toBe(1);
});

test('ignores a failure, and tries again once the connection is back', async () => {
  isOffline = true;
  follow();
  await becomeIdle();
  expect(stored).toBeNull();
  isOffline = false;
  connection.become(false);
  await becomeIdle();
  expect(stored).toBeNull();
  connection.become(true);
  await becomeIdle();
  expect(stored).toEqual(RECORD);
  connection.become(true);
  await becomeIdle();
  expect(requests).toHaveLength(2);
});

test('aborts the request of a customer who has changed, and when it ends', async () => {
  isPending = true;
  const stop = follow();
  await becomeIdle();
  changeOwner();
  expect(requests[0]?.aborted).toBe(true);
  await becomeIdle();
  stop();
  expect(requests[1]?.aborted).toBe(true);
  changeOwner();
  await becomeIdle();
  expect(requests).toHaveLength(2);
});
