import { expect, test } from 'vitest';
import { createTestServer } from '../../../contract/testing.ts';
import { createRateLimiter } from './rate-limiter.ts';

const NOON = Temporal.Instant.from('2026-03-02T04:00:00Z');
const SCOPE = { company_id: 'cmp_demo' };

test('returns the retry time when an address exceeds its limit and ignores other addresses', () => {
  const { ofAddress } = createRateLimiter(1);
  const ask = (address: string, now = NOON) => ofAddress(address, 1, now);
  for (let count = 0; count < 3000; count += 1) expect(ask('203.0.113.7')).toBeNull();
  const retryAt = ask('203.0.113.7');
  expect(retryAt?.toString()).toBe(NOON.add({ milliseconds: 20 }).toString());
  expect(ask('203.0.113.8')).toBeNull();
  expect(ask('203.0.113.7', retryAt ?? NOON)).toBeNull();
  expect(ask('203.0.113.7', NOON.add({ seconds: 60 }))).toBeNull();
});

test('rejects expensive requests sooner and does not count rejected ones', () => {
  const { ofIdentity } = createRateLimiter(1);
  for (let count = 0; count < 30; count += 1) expect(ofIdentity('mei', 20, NOON)).toBeNull();
  expect(ofIdentity('mei', 20, NOON)).not.toBeNull();
  const soon = NOON.add({ seconds: 2 });
  expect(ofIdentity('mei', 20, soon)).toBeNull();
  expect(ofIdentity('mei', 1, soon)).not.toBeNull();
});

test('multiplies the limits by the factor', () => {
  const { ofAddress } = createRateLimiter(4);
  for (let count = 0; count < 12_000; count += 1) expect(ofAddress('a', 1, NOON)).toBeNull();
  expect(ofAddress('a', 1, NOON)).not.toBeNull();
});

test('remembers an exhausted address when many other addresses appear', () => {
  const { ofAddress } = createRateLimiter(1);
  for (let count = 0; count < 3000; count += 1) ofAddress('greedy', 1, NOON);
  for (let other = 0; other < 40_000; other += 1) ofAddress(`address ${other}`, 1, NOON);
  expect(ofAddress('greedy', 1, NOON)).not.toBeNull();
});

test('does not block an address when the clock is set back', () => {
  const { ofAddress } = createRateLimiter(1);
  const tomorrow = NOON.add({ hours: 24 });
  for (let count = 0; count < 3000; count += 1) ofAddress('a', 1, tomorrow);
  expect(ofAddress('a', 1, tomorrow)).not.toBeNull();
  expect(ofAddress('a', 1, NOON)).toBeNull();
});

test('rejects every operation with 429 and Retry-After before reading it', async () => {
  let reads = 0;
  const server = createTestServer({
    rateLimiter: { ofAddress: (_, __, now) => now.add({ seconds: 7 }), ofIdentity: () => null },
  });
  const body = new ReadableStream(
    {
      pull(controller) {
        reads += 1;
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: 'POST', body, duplex: 'half' };
  const request = new Request('http://demo.localhost/api/cart/create', init);
  const response = await server.fetch(request);
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('7');
  expect(await response.json()).toMatchObject({
    msgCode: 'TOO_MANY_REQUESTS',
    data: { retry_at: '2026-03-02T04:00:07Z' },
  });
  expect(reads).toBe(0);
  expect(server.reported).toEqual([]);
});

test('counts guests by id and reads cheaper than changes', async () => {
  const consumed: [string, number][] = [];
  const server = createTestServer({
    rateLimiter: {
      ofAddress: () => null,
      ofIdentity: (identity, cost, now) => {
        consumed.push([identity, cost]);
        return now.add({ seconds: 1 });
      },
    },
  });
  const guest_id = '11111111-1111-4111-8111-111111111111';
  const guestIdentity = { customer_id: null, guest_id };
  expect((await server.post('cart/load', guestIdentity)).status).toBe(429);
  expect((await server.post('cart/remove_all', guestIdentity)).status).toBe(429);
  const signedIn = { authorization: 'Bearer abc' };
  expect((await server.post('banner_list', SCOPE, signedIn)).status).toBe(429);
  expect(consumed).toEqual([
    [guest_id, 1],
    [guest_id, 5],
    ['Bearer abc', 1],
  ]);
});
