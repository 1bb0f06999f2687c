import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../platform/db/sql.ts';
import { PASSWORD, PHONE, type SignedIn, signIn, signUp } from '../../../../testing/members.ts';
import { NOON, openRestaurant, type Restaurant } from '../../../../testing/restaurant.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const expired = { status: 401, code: 'SESSION_EXPIRED' };
const days = (count: number) => restaurant.clock.set(NOON.add({ hours: 24 * count }));
const listOf = ({ sdk, user }: SignedIn) => sdk.sessionList({ path: { customerId: user.id } });
const endOthers = ({ sdk, user }: SignedIn) =>
  sdk.sessionEndOthers({ body: { customer_id: user.id } });

async function signInAs(userAgent: string): Promise<void> {
  const response = await restaurant.fetch(
    new Request('http://demo.localhost:8080/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': userAgent },
      body: JSON.stringify({ company_id: 'demo', phone_no: PHONE, password: PASSWORD }),
    }),
  );
  expect(response.status).toBe(200);
}

describe('session list', () => {
  test('shows browser and system of each device, the current one first and marked', async () => {
    const here = await signUp(restaurant);
    days(2);
    await signInAs('Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0 Safari/537.36 <b>me</b>');
    expect(await listOf(here)).toEqual([
      {
        id: expect.stringMatching(/^se_[0-9a-f]{16}$/),
        browser: null,
        system: null,
        signed_in_at: '2026-11-21T12:00:00+08:00',
        used_at: '2026-11-23T12:00:00+08:00',
        is_current: true,
      },
      {
        id: expect.stringMatching(/^se_[0-9a-f]{16}$/),
        browser: 'Chrome',
        system: 'Linux',
        signed_in_at: '2026-11-23T12:00:00+08:00',
        used_at: '2026-11-23T12:00:00+08:00',
        is_current: false,
      },
    ]);
  });

  test('contains only this device after the others are signed out, which can be repeated', async () => {
    const here = await signUp(restaurant);
    const [lost, sold] = [await signIn(restaurant), await signIn(restaurant)];
    expect(await listOf(here)).toHaveLength(3);
    for (const _ of [1, 2]) expect(await endOthers(here)).toMatchObject([{ is_current: true }]);
    await expect(listOf(lost)).rejects.toMatchObject(expired);
    await expect(listOf(sold)).rejects.toMatchObject(expired);
    expect(await listOf(here)).toHaveLength(1);
  });

  test('contains at most fifty devices and removes the least recently used', async () => {
    const here = await signUp(restaurant);
    const old = await signIn(restaurant);
    await restaurant.db.execute(sql`
      insert into member_sessions
      (company_id, token_hash, member_id, created_at, used_at, expires_at)
    select 'demo', lpad(to_hex(n), 64, '0'), ${here.user.id}, ${NOON.add({ seconds: 1 })},
        ${NOON.add({ seconds: 1 })}, ${NOON.add({ hours: 24 * 90 })}
      from generate_series(1, 48) n`);
    days(1);
    await listOf(here);
    await signIn(restaurant);
    expect(await listOf(here)).toHaveLength(50);
    await expect(listOf(old)).rejects.toMatchObject(expired);
  });
});

describe('session', () => {
  test('expires after a year even if it is used daily', async () => {
    const here = await signUp(restaurant);
    for (let day = 60; day < 365; day += 60) {
      days(day);
      await listOf(here);
    }
    days(364);
    expect(await listOf(here)).toHaveLength(1);
    days(365);
    await expect(listOf(here)).rejects.toMatchObject(expired);
    const second = await signIn(restaurant);
    expect(await listOf(second)).toHaveLength(1);
  });
});
