import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { type AvailabilityTablet, openAvailabilityTablet } from '../../../testing/availability.ts';
import { checkoutOf, crab, order } from '../../../testing/ordering.ts';
import { as, GUEST, NOON, openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { KLANG, SS2 } from '../../../testing/seed/seed.ts';

let restaurant: Restaurant;
let tablet: AvailabilityTablet;

beforeAll(async () => {
  restaurant = await openRestaurant();
  // The first stream subscribes to the database, which emits both events.
  const first = await followLive();
  expect([await first.next(), await first.next()]).toEqual(['menu', 'branch']);
  await first.leave();
});
afterAll(() => restaurant.close());
beforeEach(async () => {
  restaurant.endMenuStreams();
  await restaurant.reset();
  tablet = await openAvailabilityTablet(restaurant);
  await receiveNotifications();
});

interface Asked {
  readonly branch?: string;
  readonly company?: string;
  readonly address?: string;
}

function ask({ branch = SS2, company = 'demo', address }: Asked = {}): Promise<Response> {
  const url = `http://${company}.localhost:8080/api/follow/branch/${branch}`;
  return restaurant.fetch(new Request(url), address);
}

/** Reads a stream as a client does. `next` returns the next event with its data. */
async function follow(asked: Asked = {}) {
  const answer = await ask(asked);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (reader === undefined) throw new Error('The response has no body');
  return {
    next: async () => {
      const { done, value } = await reader.read();
      if (done) return 'ended';
      const data = /^data: (.+)$/m.exec(value)?.[1];
      return `${/^event: (\w+)$/m.exec(value)?.[1]}${data === undefined ? '' : ` ${data}`}`;
    },
    leave: () => reader.cancel(),
  };
}

/** Follows, and reads the greeting. */
async function followLive(asked: Asked = {}) {
  const stream = await follow(asked);
  expect(await stream.next()).toMatch(/^hello /);
  return stream;
}

/**
 * Waits until the server has received the notifications of all changes so far. A connection delivers
 * them in commit order. The last one is for a branch that has no other `branch` event.
 */
async function receiveNotifications() {
  const stream = await followLive({ branch: KLANG });
  await restaurant.db.execute(sql`select pg_notify('branch_changed', ${`demo ${KLANG}`})`);
  let event = await stream.next();
  while (event === 'menu') event = await stream.next();
  expect(event).toBe('branch');
  await stream.leave();
}

const DISH = { kind: 'dish', id: 'claypot' } as const;

describe('the stream of a menu', () => {
  test.each([
    ['a dish', DISH],
    ['a choice', { kind: 'variation', id: 'large' }],
    ['a package', { kind: 'package', id: 'family' }],
    ['a deal', { kind: 'hot_deal', id: 'lunch' }],
    ['a choice of a deal', { kind: 'hot_deal_variation', id: 'hot' }],
  ] as const)('emits an event when %s is marked, and when it is available', async (_, item) => {
    const stream = await followLive();
    await tablet.mark(item, 'notice');
    expect(await stream.next()).toBe('menu');
    await tablet.mark(item, 'available');
    expect(await stream.next()).toBe('menu');
    await stream.leave();
  });

  test('emits an event when an order takes one of the last portions', async () => {
    const stream = await followLive();
    await restaurant.sdk.cartCreate({ body: crab(as(GUEST)) });
    await order(restaurant, checkoutOf(4500));
    expect(await stream.next()).toBe('menu');
    await stream.leave();
  });

  test('emits no event while many portions are left, or for another branch', async () => {
    await tablet.count('crab', 5, 50);
    await receiveNotifications();
    const stream = await followLive();
    await tablet.count('crab', 50, 40);
    await restaurant.db.execute(sql`
      update branch_dishes set sold_out = true where branch_id = ${KLANG} and dish_id = 'tea'`);
    await tablet.signIn('mei');
    await tablet.sdk.setPause({
      headers: {},
      body: { branch_id: SS2, method: 'pickup', until: '2026-11-21T13:00:00+08:00' },
    });
    // A connection delivers notifications in commit order, so the first event is the pause.
    expect(await stream.next()).toBe('branch');
    await stream.leave();
  });

  test('greets with the age of the last changes', async () => {
    const first = await followLive();
    await tablet.mark(DISH, 'notice');
    expect(await first.next()).toBe('menu');
    restaurant.clock.set(NOON.add({ seconds: 90 }));
    const second = await follow();
    expect(await second.next()).toBe('hello {"menu":90000,"branch":90000}');
    await first.leave();
    await second.leave();
  });

  test('needs no sign-in, and rejects unknown branches and companies', async () => {
    const outcome = async (asked: Asked) => {
      const answer = await ask(asked);
      return { status: answer.status, ...((await answer.json()) as { msgCode: string }) };
    };
    expect(await outcome({ branch: 'nowhere' })).toMatchObject({
      status: 404,
      msgCode: 'NOT_FOUND',
    });
    expect(await outcome({ branch: 'a b' })).toMatchObject({
      status: 400,
      msgCode: 'INVALID_REQUEST',
    });
    expect(await outcome({ company: 'another' })).toMatchObject({ status: 404 });
  });

  test('limits an address to 200 streams and admits another when one ends', async () => {
    restaurant.rateLimits.factor = 0.01;
    const from = { address: '192.0.2.7' };
    const first = await follow(from);
    await follow(from);
    expect((await ask(from)).status).toBe(429);
    await first.leave();
    const another = await follow(from);
    expect(await another.next()).toMatch(/^hello /);
  });

  test('ends when the server stops', async () => {
    const stream = await follow();
    await stream.next();
    restaurant.endMenuStreams();
    let last = await stream.next();
    while (last !== 'ended') last = await stream.next();
    expect(last).toBe('ended');
  });
});
