import type { Identity, PaymentCodeSecret } from '@claypot/sdk';
import { expect, test } from 'vitest';
import { deferred, stubSdk } from '../../testing/fakes.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { createCodeSecret, storedCodeSecret } from './code-secret.ts';

const REPLY: PaymentCodeSecret = {
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  period: 30,
  digits: 6,
  server_time: '2026-11-21T04:00:00Z',
};
const MEI: Identity = { customer_id: 'mei', guest_id: null };
const { signal } = new AbortController();

function setUp(storage = memoryStorage()) {
  const at = { identity: MEI, token: 'token' as string | null };
  const reply = deferred<PaymentCodeSecret>();
  const requests: unknown[] = [];
  const secret = createCodeSecret({
    api: stubSdk({
      paymentCode: (input) => {
        requests.push(input);
        return reply.promise;
      },
    }),
    identity: () => at.identity,
    stored: storedCodeSecret(storage, 'demo'),
    token: () => at.token,
  });
  return { at, reply, requests, secret, storage };
}

test('stores the secret on the device, for the session that requested it', async () => {
  const { reply, requests, secret, storage } = setUp();
  expect(secret.read()).toBeNull();
  reply.resolve(REPLY);
  await secret.load(signal);
  expect(requests).toEqual([{ path: { customerId: 'mei' } }]);
  const stored = { secret: REPLY.secret, period: 30, digits: 6, sentAt: 1_795_233_600_000 };
  expect(secret.read()).toMatchObject(stored);
  expect(setUp(storage).secret.read()).toMatchObject(stored);
});

test.each([
  ['another member', { identity: { customer_id: 'aisyah', guest_id: null }, token: 'token' }],
  ['a guest', { identity: { customer_id: null, guest_id: 'guest-1' }, token: null }],
  ['a later session of the member', { identity: MEI, token: 'newer' }],
])('does not return it to %s', async (_, change) => {
  const { at, reply, secret } = setUp();
  reply.resolve(REPLY);
  await secret.load(signal);
  Object.assign(at, change);
  expect(secret.read()).toBeNull();
});

test('stores nothing if the member has signed out before the reply', async () => {
  const { at, reply, secret, storage } = setUp();
  const loading = secret.load(signal);
  at.token = null;
  reply.resolve(REPLY);
  await loading;
  expect(storage.entries.size).toBe(0);
});

test('requests nothing for a guest', async () => {
  const { at, requests, secret } = setUp();
  at.identity = { customer_id: null, guest_id: 'guest-1' };
  await secret.load(signal);
  expect(requests).toEqual([]);
});

test('ignores a damaged record', () => {
  const key = 'claypot:demo:payment-code';
  const damaged = {
    owner: 'mei',
    api_token: 'token',
    secret: '!',
    period: 0,
    digits: 6,
    sentAt: 1,
  };
  const storage = memoryStorage({ [key]: JSON.stringify({ version: 1, value: damaged }) });
  expect(setUp(storage).secret.read()).toBeNull();
});
