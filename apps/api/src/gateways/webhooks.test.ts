import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { payableOf } from '../composition/payable-of.ts';
import { createPaymentEvents } from '../modules/payments/payment-events.ts';
import { systemRandom } from '../shared/random.ts';
import { NOON, openRestaurant, type Restaurant } from '../testing/restaurant.ts';
import { createCourier } from './courier/create-courier.ts';
import { rememberHandled } from './handled-events.ts';
import { createPayments } from './payments/create-payments.ts';

const ADDRESS = '203.0.113.7';
/** A hundredth of the rate limit per address: a burst of six, then one per ten seconds. */
const FACTOR = 0.01;

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant(undefined, undefined, async ({ db, clock }) => {
    const secret = 'a secret of 32 characters or more';
    const parts = { db, clock, random: systemRandom, secret, report: () => undefined };
    const stripe = { secretKey: 'sk_test', webhookSecret: 'whsec_test', url: null };
    const lalamove = { apiKey: 'key', apiSecret: 'secret', service: 'MOTORCYCLE' };
    const payments = await createPayments(stripe, {
      ...parts,
      events: createPaymentEvents({ db, payableOf, report: parts.report }),
    });
    const courier = createCourier(
      { ...lalamove, url: 'http://127.0.0.1:1' },
      { ...parts, events: { checkTrip: async () => undefined } },
    );
    return { webhooks: { ...payments.webhooks, ...courier.webhooks }, rateLimitFactor: FACTOR };
  });
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const PATHS = ['/api/payments/stripe', '/api/payments/notify', '/api/courier/lalamove'];

async function post(path: string, address = ADDRESS): Promise<number> {
  const request = new Request(`http://demo.localhost${path}`, { method: 'POST', body: '{}' });
  return (await restaurant.fetch(request, address)).status;
}

describe('webhook rate limit', () => {
  test.each(PATHS)('rejects a flood to %s before the signature is checked', async (path) => {
    const address = `203.0.113.${PATHS.indexOf(path) + 10}`;
    const statuses: number[] = [];
    for (let sent = 0; sent < 8; sent += 1) statuses.push(await post(path, address));
    expect(statuses.slice(0, 6)).not.toContain(429);
    expect(statuses.slice(6)).toEqual([429, 429]);
    expect(await post(path, '198.51.100.4')).not.toBe(429);
    expect(restaurant.security).toContainEqual(
      expect.objectContaining({ operation: 'webhooks', outcome: 'TOO_MANY_REQUESTS', address }),
    );
    restaurant.clock.set(NOON.add({ seconds: 10 }));
    expect(await post(path, address)).not.toBe(429);
  });

  test('counts the requests to all webhook paths together', async () => {
    const statuses: number[] = [];
    for (const path of [...PATHS, ...PATHS, ...PATHS]) statuses.push(await post(path));
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  });

  test('returns Retry-After', async () => {
    for (let sent = 0; sent < 6; sent += 1) await post('/api/payments/stripe', '203.0.113.99');
    const request = new Request('http://demo.localhost/api/payments/stripe', { method: 'POST' });
    const answer = await restaurant.fetch(request, '203.0.113.99');
    expect(answer.headers.get('retry-after')).toBe('10');
  });
});

describe('rememberHandled', () => {
  const handledFrom = () => {
    let now = NOON;
    const events = rememberHandled<number>({ now: () => now });
    const advanceClock = (seconds: number) => {
      now = now.add({ seconds });
    };
    return { events, advanceClock };
  };

  test('handles an event once while a replay could have a valid signature', async () => {
    const { events, advanceClock } = handledFrom();
    let handled = 0;
    const handle = async () => {
      handled += 1;
      return handled;
    };
    expect(await events.once('a', handle)).toBe(1);
    expect(await events.once('b', handle)).toBe(2);
    advanceClock(600);
    expect(await events.once('a', handle)).toBeNull();
    expect(handled).toBe(2);
    advanceClock(301);
    expect(await events.once('a', handle)).toBe(3);
  });

  test('rejects all concurrent calls when the handling fails, and handles the event later', async () => {
    const { events } = handledFrom();
    const fail = () => Promise.reject(new Error('away'));
    const both = await Promise.allSettled([
      events.once('a', fail),
      events.once('a', async () => 1),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await events.once('a', async () => 2)).toBe(2);
  });

  test('evicts the oldest event after ten thousand others', async () => {
    const { events } = handledFrom();
    await events.once('first', async () => 0);
    for (let each = 0; each < 10_000; each += 1) await events.once(`${each}`, async () => each);
    expect(await events.once('first', async () => 1)).toBe(1);
    expect(await events.once('9999', async () => 2)).toBeNull();
  });
});
