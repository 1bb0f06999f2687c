import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../../platform/db/sql.ts';
import { PASSWORD, PHONE, signUp } from '../../../../../testing/members.ts';
import { openRestaurant, type Restaurant } from '../../../../../testing/restaurant.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const HERE = '192.0.2.1';

interface From {
  readonly address?: string;
  readonly cookie?: string;
  readonly token?: string;
}

async function post(path: string, body: object, { address = HERE, cookie = '', token }: From) {
  const response = await restaurant.fetch(
    new Request(`http://demo.localhost:8080/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    }),
    address,
  );
  const { data, msgCode } = await response.json();
  const [setCookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
  return { msgCode, data, status: response.status, header: response.headers, cookie: setCookie };
}

const login = (password: string, { phone = PHONE, ...from }: From & { phone?: string } = {}) =>
  post('auth/login', { company_id: 'demo', phone_no: phone, password }, from);

/**
 * Enters a hundred wrong passwords from many addresses, as an attacker does to lock a member out.
 */
async function shutOut(): Promise<void> {
  for (let n = 0; n < 100; n += 1) await login('guess', { address: `198.51.100.${n}` });
}

describe('known device', () => {
  test('can sign in when strangers have used up the attempts for the number', async () => {
    await signUp(restaurant);
    const { cookie, header } = await login(PASSWORD);
    expect(header.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict$/);
    await shutOut();
    expect((await login(PASSWORD, { address: '203.0.113.5' })).msgCode).toBe('TOO_MANY_REQUESTS');
    expect((await login(PASSWORD, { address: '203.0.113.5', cookie })).msgCode).toBe('OK');
  });

  test('can change the password and close the account when strangers have used up the attempts', async () => {
    const { token, user } = await signUp(restaurant);
    const { cookie } = await login(PASSWORD);
    await shutOut();
    const elsewhere = { address: '203.0.113.5', token };
    const renewal = { phone_no: PHONE, old_password: PASSWORD, password: 'itik-99' };
    const renew = (from: From) => post(`update/password/${user.id}`, renewal, from);
    expect((await renew(elsewhere)).msgCode).toBe('TOO_MANY_REQUESTS');
    const renewed = await renew({ ...elsewhere, cookie });
    expect(renewed.msgCode).toBe('OK');
    const closing = { customer_id: user.id, password: 'itik-99' };
    const close = (from: From) => post('account/close', closing, from);
    expect((await close(elsewhere)).msgCode).toBe('TOO_MANY_REQUESTS');
    const closed = await close({ ...elsewhere, cookie: renewed.cookie });
    expect(closed).toMatchObject({ msgCode: 'OK', data: { closed: true } });
  });

  test('has ten attempts of its own', async () => {
    await signUp(restaurant);
    const { cookie } = await login(PASSWORD);
    const answers: string[] = [];
    for (let n = 0; n < 12; n += 1) answers.push((await login('guess', { cookie })).msgCode);
    expect(answers.filter((code) => code === 'INVALID_PASSWORD')).toHaveLength(10);
    expect((await login(PASSWORD, { cookie })).msgCode).toBe('TOO_MANY_REQUESTS');
  });

  test('rejects a forged cookie and the cookie of another member', async () => {
    await signUp(restaurant);
    await signUp(restaurant, '+60198765432');
    const { cookie } = await login(PASSWORD, { phone: '+60198765432' });
    await shutOut();
    for (const invalidCookie of [
      cookie,
      `claypot_device=x.${'A'.repeat(43)}`,
      'claypot_device=~~..',
    ]) {
      expect((await login(PASSWORD, { cookie: invalidCookie })).msgCode).toBe('TOO_MANY_REQUESTS');
    }
  });
});

test('does not lock out other numbers behind the same address', async () => {
  await signUp(restaurant);
  for (let n = 0; n < 60; n += 1) await login('guess', { phone: '+601111111111' });
  expect((await login(PASSWORD)).msgCode).toBe('OK');
});

test('does not lock out an address when several members mistype their passwords', async () => {
  await signUp(restaurant);
  for (let n = 0; n < 40; n += 1) await login('guess', { phone: `+6011111111${n % 10}` });
  expect((await login(PASSWORD)).msgCode).toBe('OK');
});

test('rejects an exhausted limit without a write, and returns the retry time', async () => {
  for (let n = 0; n < 5; n += 1) await login('guess');
  // A row that was written again has another `xmin`, even if its values are equal.
  const readLimits = sql`select key, hits, xmin::text as written from rate_limits order by key`;
  const before = await restaurant.db.query(readLimits);
  const rejected = await login('guess');
  expect(rejected).toMatchObject({ status: 429, msgCode: 'TOO_MANY_REQUESTS' });
  expect(Number(rejected.header.get('retry-after'))).toBe(900);
  expect(await restaurant.db.query(readLimits)).toEqual(before);
});

test('rejects requests beyond the queue at once when 300 arrive concurrently', async () => {
  await signUp(restaurant);
  const began = restaurant.reported.length;
  const unlock = await lockMembers();
  let rejectedCount = 0;
  const rejected = Promise.withResolvers<void>();
  const answers = Array.from({ length: 300 }, async (_, n) => {
    const { status } = await login('guess', { address: `198.51.${n}.1` });
    if (status === 503) rejectedCount += 1;
    if (rejectedCount === 300 - 64) rejected.resolve();
    return status;
  });
  await rejected.promise;
  await unlock();
  const accepted = (await Promise.all(answers)).filter((status) => status !== 503);
  expect(accepted).toEqual(Array(64).fill(422));
  expect(restaurant.reported).toHaveLength(began);
});

/** Blocks all sign-ins, so that none ends before others arrive. Returns a function to end it. */
async function lockMembers(): Promise<() => Promise<void>> {
  const locked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const transaction = restaurant.db.transaction(async (tx) => {
    await tx.execute(sql`lock table members in access exclusive mode`);
    locked.resolve();
    await released.promise;
  });
  await Promise.race([locked.promise, transaction]);
  return () => {
    released.resolve();
    return transaction;
  };
}
