import type { Identity } from '@claypot/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestServer, testSurroundings } from '../../../contract/testing.ts';
import { createRateLimiter } from '../../../platform/http/limits/rate-limiter.ts';
import { joinMember } from '../../../testing/join-member.ts';
import { decide, placeOrder } from '../../../testing/ordering.ts';
import {
  as,
  GUEST,
  NOON,
  OTHER_GUEST,
  openRestaurant,
  type Restaurant,
} from '../../../testing/restaurant.ts';
import { moveOrder } from '../orders/transition.ts';
import { createOrderStreams } from './order-streams.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

interface FollowOptions {
  readonly token?: string;
  readonly company?: string;
  readonly address?: string;
}

function ask(id: string, body: unknown, { token, company = 'demo', address }: FollowOptions = {}) {
  const headers = {
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const url = `http://${company}.localhost:8080/api/follow/order/${id}`;
  const request = new Request(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return restaurant.fetch(request, address);
}

/** Reads a stream as a client does. `next` returns the next event. */
async function follow(id: string, identity: Identity, options: FollowOptions = {}) {
  const answer = await ask(id, identity, options);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (reader === undefined) throw new Error('Nothing is said');
  return {
    next: async () => {
      const { done, value } = await reader.read();
      return done ? 'ended' : (/^event: (\w+)$/m.exec(value)?.[1] ?? value);
    },
    leave: () => reader.cancel(),
  };
}

const rejected = async (answer: Response) => ({
  status: answer.status,
  ...((await answer.json()) as { msgCode: string }),
});

describe('order stream', () => {
  test('emits an event at once and then for each change only', async () => {
    const placed = await placeOrder(restaurant);
    const stream = await follow(placed.id, as(GUEST));
    expect(await stream.next()).toBe('changed');
    await decide(restaurant, placed, 'approved');
    expect(await stream.next()).toBe('changed');
    const step = { from: 'PREPARING', to: 'READY' } as const;
    await restaurant.db.transaction((tx) => moveOrder(tx, placed.id, step, NOON));
    expect(await stream.next()).toBe('changed');
    await stream.leave();
  });

  test('emits no event for a change that was rolled back', async () => {
    const placed = await placeOrder(restaurant);
    await decide(restaurant, placed, 'approved');
    const notified: (string | null)[] = [];
    const stop = restaurant.db.listen('order_changed', (id) => notified.push(id));
    await vi.waitFor(() => expect(notified, 'it listens').toEqual([null]));
    const step = { from: 'PREPARING', to: 'READY' } as const;
    const undone = restaurant.db.transaction(async (tx) => {
      await moveOrder(tx, placed.id, step, NOON);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    // A connection delivers notifications in commit order.
    const later = await placeOrder(restaurant, OTHER_GUEST, 'key-of-another-checkout');
    await decide(restaurant, later, 'approved');
    await vi.waitFor(() => expect(notified).toContain(later.id));
    expect(notified).not.toContain(placed.id);
    await stop();
  });

  test('rejects a client who is not the authenticated owner', async () => {
    const mei = await joinMember(restaurant);
    const placed = await placeOrder(restaurant);
    expect(await rejected(await ask(placed.id, as(OTHER_GUEST)))).toMatchObject({
      status: 404,
      msgCode: 'NOT_FOUND',
    });
    expect(await rejected(await ask(placed.id, mei.identity))).toMatchObject({
      status: 401,
      msgCode: 'SESSION_EXPIRED',
    });
    expect(await rejected(await ask(placed.id, as(GUEST), { company: 'other' }))).toMatchObject({
      status: 404,
    });
  });

  test.each([
    ['nobody', { customer_id: null, guest_id: null }],
    ['two', { customer_id: 'a', guest_id: GUEST }],
    ['what cannot be stored', { customer_id: null, guest_id: 'a\u0000b' }],
    ['something else', 'no'],
  ])('rejects a body with %s', async (_, body) => {
    expect(await rejected(await ask('order', body))).toMatchObject({
      status: 400,
      msgCode: 'INVALID_REQUEST',
    });
  });

  test('limits an owner to six streams and allows another when one ends', async () => {
    restaurant.rateLimits.factor = 1;
    const placed = await placeOrder(restaurant);
    const open = await Promise.all(Array.from({ length: 6 }, () => follow(placed.id, as(GUEST))));
    expect(await rejected(await ask(placed.id, as(GUEST)))).toMatchObject({ status: 429 });
    await open[0]?.leave();
    const another = await follow(placed.id, as(GUEST));
    expect(await another.next()).toBe('changed');
    restaurant.endStreams();
  });

  test('ends the stream when the server stops', async () => {
    const placed = await placeOrder(restaurant);
    const stream = await follow(placed.id, as(GUEST));
    expect(await stream.next()).toBe('changed');
    restaurant.endStreams();
    expect(await stream.next()).toBe('ended');
  });

  test('checks the rate limit of the address before it reads the body', async () => {
    const none = () => () => undefined;
    const changes = { follow: none, followAll: none, stop: async () => undefined };
    const rateLimiter = createRateLimiter(0.001);
    const logSecurity = vi.fn();
    const { routes } = createOrderStreams(
      { ...testSurroundings, rateLimiter, logSecurity },
      changes,
    );
    const server = createTestServer({ mounts: { '/api/follow/order': routes } });
    const options = async () => (await server.post('follow/order/one', 'no')).status;
    expect([await options(), await options(), await options(), await options()]).toEqual([
      400, 400, 400, 429,
    ]);
    expect(server.reported).toEqual([]);
    const about = { event: 'rejection', operation: 'followOrder', outcome: 'TOO_MANY_REQUESTS' };
    expect(logSecurity.mock.calls).toMatchObject([[about]]);
  });

  test('logs a security event when the order belongs to another member', async () => {
    const mei = await joinMember(restaurant);
    const ling = await joinMember(restaurant, '+60198765432');
    const placed = await placeOrder(restaurant);
    const from = { token: ling.token, address: '192.0.2.7' };
    await ask(placed.id, mei.identity, from);
    await ask(placed.id, ling.identity, from);
    await ask(placed.id, mei.identity, { token: 'dummyHash', address: '192.0.2.7' });
    const about = { event: 'rejection', operation: 'followOrder', address: '192.0.2.7' };
    expect(restaurant.security).toMatchObject([
      { ...about, outcome: 'NOT_THEIRS', member: ling.id, company: 'demo' },
      { ...about, outcome: 'SESSION_EXPIRED', member: null, company: 'demo' },
    ]);
    expect(restaurant.security.every(({ requestId }) => /^[\w-]{36}$/.test(requestId))).toBe(true);
  });
});
