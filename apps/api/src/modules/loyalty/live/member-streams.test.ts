import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { type Joined, joinMember } from '../../../testing/join-member.ts';
import { NOON, openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { payIn } from '../../../testing/wallet.ts';
import { addPoints } from '../points/points.ts';

let restaurant: Restaurant;
let mei: Joined;
beforeAll(async () => {
  restaurant = await openRestaurant();
  // The first stream of a server starts to listen to the database. Then it sends a second "changed".
  mei = await joinMember(restaurant);
  const first = await follow(mei.token);
  await first.next();
  await first.next();
  await first.leave();
});
beforeEach(async () => {
  await restaurant.reset();
  mei = await joinMember(restaurant);
});
afterAll(() => restaurant.close());

function ask(token: string | null, company = 'demo', query = '') {
  const url = `http://${company}.localhost:8080/api/follow/member${query}`;
  const headers: Record<string, string> =
    token === null ? {} : { authorization: `Bearer ${token}` };
  return restaurant.fetch(new Request(url, { headers }));
}

/** Reads a stream as a client does. `next` returns the next event. */
async function follow(token: string, query = '') {
  const answer = await ask(token, 'demo', query);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (reader === undefined) throw new Error('The stream has no body');
  return {
    next: async () => {
      const { done, value } = await reader.read();
      return done ? 'ended' : (/^event: (\w+)$/m.exec(value)?.[1] ?? value);
    },
    leave: () => reader.cancel(),
  };
}

const points = ({ id }: Pick<Joined, 'id'>, amount = 5) =>
  ({ memberId: id, type: 'purchase', amount, orderId: null }) as const;

const givePoints = (member: Pick<Joined, 'id'>) =>
  restaurant.db.transaction((tx) => addPoints(tx, points(member), NOON));

const notify = ({ id }: Pick<Joined, 'id'>) =>
  restaurant.db.execute(sql`
    insert into notifications (company_id, id, member_id, message, created_at)
    values ('demo', 'note_1', ${id}, '{"en": "Paid", "zh_CN": "已付"}', ${NOON})`);

describe('member stream', () => {
  test('emits an event at once, and for each change of points and notifications', async () => {
    const stream = await follow(mei.token);
    expect(await stream.next()).toBe('changed');
    await givePoints(mei);
    expect(await stream.next()).toBe('changed');
    await notify(mei);
    expect(await stream.next()).toBe('changed');
    await stream.leave();
  });

  test('emits one event for all changes of a transaction, and none for one that is undone', async () => {
    const stream = await follow(mei.token);
    await stream.next();
    const undone = restaurant.db.transaction(async (tx) => {
      await addPoints(tx, points(mei), NOON);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await restaurant.db.transaction(async (tx) => {
      await addPoints(tx, points(mei, 1), NOON);
      await addPoints(tx, points(mei, 2), NOON);
    });
    expect(await stream.next()).toBe('changed');
    restaurant.endMemberStreams();
    expect(await stream.next()).toBe('ended');
  });

  test('a fresh page is sent a heartbeat first, and then each change', async () => {
    const stream = await follow(mei.token, '?fresh=1');
    expect(await stream.next()).toBe('beat');
    await givePoints(mei);
    expect(await stream.next()).toBe('changed');
    await stream.leave();
  });

  test.each([
    ['points', () => givePoints(mei)],
    ['a notification', () => notify(mei)],
    ['the wallet', () => payIn(restaurant, mei.id, 5000)],
  ])('a fresh page is sent a change of the last 30 seconds: %s', async (_, change) => {
    await change();
    restaurant.clock.set(NOON.add({ seconds: 29 }));
    const late = await follow(mei.token, '?fresh=1');
    expect(await late.next()).toBe('changed');
    await late.leave();
    restaurant.clock.set(NOON.add({ seconds: 31 }));
    const later = await follow(mei.token, '?fresh=1');
    expect(await later.next()).toBe('beat');
    await later.leave();
  });

  test('emits nothing about another member', async () => {
    const ling = await joinMember(restaurant, '+60198765432');
    const stream = await follow(mei.token);
    await stream.next();
    await givePoints(ling);
    restaurant.endMemberStreams();
    expect(await stream.next()).toBe('ended');
  });

  test.each([
    ['without a token', () => ask(null)],
    ['with an unknown token', () => ask('a-token-that-no-session-has-0123456789')],
    ['at another company', () => ask(mei.token, 'other')],
  ])('is rejected %s', async (_, request) => {
    const answer = await request();
    expect([401, 404]).toContain(answer.status);
  });

  test('limits a member to six streams and allows another when one ends', async () => {
    restaurant.rateLimits.factor = 1;
    const open = await Promise.all(Array.from({ length: 6 }, () => follow(mei.token)));
    expect((await ask(mei.token)).status).toBe(429);
    await open[0]?.leave();
    const another = await follow(mei.token);
    expect(await another.next()).toBe('changed');
    restaurant.endMemberStreams();
  });

  describe('at its heartbeat', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setInterval'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    test('goes on while the session is valid', async () => {
      const stream = await follow(mei.token);
      await stream.next();
      vi.advanceTimersByTime(20_000);
      expect(await stream.next()).toBe('beat');
      await stream.leave();
    });

    test('ends after the member has signed out', async () => {
      const stream = await follow(mei.token);
      await stream.next();
      await mei.sdk.authLogout({});
      vi.advanceTimersByTime(20_000);
      expect(await stream.next()).toBe('ended');
    });
  });
});
