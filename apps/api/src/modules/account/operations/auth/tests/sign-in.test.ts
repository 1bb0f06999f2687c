import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '../../../../../contract/context/context.ts';
import type { Db } from '../../../../../platform/db/db.ts';
import { sql } from '../../../../../platform/db/sql.ts';
import { systemRandom } from '../../../../../shared/random.ts';
import {
  asMember,
  OTHER_PHONE,
  PASSWORD,
  PHONE,
  signIn,
  signUp,
} from '../../../../../testing/members.ts';
import { testPasswords } from '../../../../../testing/passwords.ts';
import {
  type Device,
  NOON,
  openRestaurant,
  type Restaurant,
} from '../../../../../testing/restaurant.ts';
import { seedCompany } from '../../../../../testing/seed/seed.ts';
import { authLogin } from '../authLogin.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const HERE = { address: '192.0.2.1' };
const THERE = { address: '192.0.2.2' };
const guess = (password: string, device = HERE, phone = PHONE) =>
  signIn(restaurant, phone, password, device).then(
    () => 'in',
    ({ code }: { code: string }) => code,
  );

async function counts(answers: readonly Promise<string>[]): Promise<Record<string, number>> {
  const grouped = Object.groupBy(await Promise.all(answers), (answer) => answer);
  return Object.fromEntries(Object.entries(grouped).map(([code, all]) => [code, all?.length ?? 0]));
}

describe('authLogin', () => {
  test('returns a separate token per device for any spelling of the number', async () => {
    const first = await signUp(restaurant);
    restaurant.clock.set(NOON.add({ hours: 1 }));
    const second = await signIn(restaurant, '012-345 6789');
    expect(second.token).not.toBe(first.token);
    expect(second.user).toMatchObject({
      id: first.user.id,
      first_time: 1,
      new_register: 0,
      login_at: '2026-11-21T13:00:00+08:00',
    });
    for (const { sdk } of [first, second]) {
      expect(await sdk.cartLoad({ body: asMember(first) })).toMatchObject({ lines: [] });
    }
  });

  test('returns the same error for an unregistered number and a wrong password', async () => {
    await signUp(restaurant);
    const [wrong, dummyHash] = await Promise.all(
      [PHONE, OTHER_PHONE].map((phone) =>
        signIn(restaurant, phone, 'wrong-1').catch((error: unknown) => error),
      ),
    );
    expect(wrong).toMatchObject({ status: 422, code: 'INVALID_PASSWORD', data: null });
    expect(dummyHash).toEqual(wrong);
  });

  test('rejects an invalid number and another company’s id', async () => {
    await expect(signIn(restaurant, '0312345678')).rejects.toMatchObject({
      status: 422,
      code: 'INVALID_PHONE_NO',
    });
    const body = { company_id: 'rival', phone_no: PHONE, password: PASSWORD };
    await expect(restaurant.sdk.authLogin({ body })).rejects.toMatchObject({
      code: 'COMPANY_NOT_FOUND',
    });
  });

  test('rejects a member of another company', async () => {
    await seedCompany(restaurant.db, 'rival');
    await signUp(restaurant);
    await expect(signIn(restaurant, PHONE, PASSWORD, { company: 'rival' })).rejects.toMatchObject({
      code: 'INVALID_PASSWORD',
    });
  });
});

describe('authLoginByMemberNo', () => {
  const byNumber = (member_no: string, password: string, device: Device = HERE) =>
    restaurant.deviceOf(device).authLoginByMemberNo({
      body: { company_id: device.company ?? 'demo', member_no, password },
    });
  const outcome = (member_no: string, password: string, device: Device = HERE) =>
    byNumber(member_no, password, device).then(
      () => 'in',
      ({ code }: { code: string }) => code,
    );
  const UNREGISTERED_NUMBER = '0000000000';

  test('signs in the member with a new token', async () => {
    const first = await signUp(restaurant);
    const user = await byNumber(first.user.member_no, PASSWORD);
    expect(user).toMatchObject({ id: first.user.id, member_no: first.user.member_no });
    expect(user.api_token).not.toBe(first.token);
    const sdk = restaurant.deviceOf({ token: user.api_token ?? '' });
    expect(await sdk.cartLoad({ body: asMember({ user }) })).toMatchObject({ lines: [] });
  });

  test('returns the same responses for an unknown number, even when repeated', async () => {
    const { user } = await signUp(restaurant);
    const guessPasswords = async (member_no: string, device: Device) => {
      const answers: unknown[] = [];
      for (let n = 0; n < 7; n += 1) {
        answers.push(await byNumber(member_no, `guess-${n}`, device).catch((error) => error));
      }
      return answers;
    };
    const withKnownNumber = await guessPasswords(user.member_no, HERE);
    expect(withKnownNumber[0]).toMatchObject({ status: 422, code: 'INVALID_PASSWORD', data: null });
    expect(withKnownNumber[6]).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(await guessPasswords(UNREGISTERED_NUMBER, THERE)).toEqual(withKnownNumber);
  });

  test('shares the attempt limit with the sign-in by phone number', async () => {
    const { user } = await signUp(restaurant);
    for (let n = 0; n < 3; n += 1) await outcome(user.member_no, `guess-${n}`);
    expect([await guess('guess-3'), await guess('guess-4')]).toEqual([
      'INVALID_PASSWORD',
      'INVALID_PASSWORD',
    ]);
    expect(await outcome(user.member_no, PASSWORD)).toBe('TOO_MANY_REQUESTS');
    expect(await guess(PASSWORD)).toBe('TOO_MANY_REQUESTS');
    expect(await outcome(user.member_no, PASSWORD, THERE)).toBe('in');
  });

  test('stops an address after thirty different numbers', async () => {
    const guesses = Array.from({ length: 40 }, (_, n) =>
      outcome(String(n).padStart(10, '0'), '123456'),
    );
    expect(await counts(guesses)).toEqual({ INVALID_PASSWORD: 30, TOO_MANY_REQUESTS: 10 });
  });

  test('accepts a number at its own company only, in its exact form', async () => {
    await seedCompany(restaurant.db, 'rival');
    const { user } = await signUp(restaurant);
    const there = { ...HERE, company: 'rival' };
    expect(await outcome(user.member_no, PASSWORD, there)).toBe('INVALID_PASSWORD');
    const elsewhere = { company_id: 'rival', member_no: user.member_no, password: PASSWORD };
    await expect(restaurant.sdk.authLoginByMemberNo({ body: elsewhere })).rejects.toMatchObject({
      code: 'COMPANY_NOT_FOUND',
    });
    for (const written of [`${user.member_no} `, '１２３４５６７８９０', "' or 1=1", '1', '']) {
      expect(await outcome(written, PASSWORD)).toBe('INVALID_REQUEST');
    }
  });
});

describe('password attempts', () => {
  test('are stopped after five in a row, while the owner can sign in from another address', async () => {
    await signUp(restaurant);
    const answers: string[] = [];
    for (let n = 0; n < 100; n += 1) answers.push(await guess(`guess-${n}`));
    expect(answers.slice(0, 5)).toEqual(Array(5).fill('INVALID_PASSWORD'));
    expect(new Set(answers.slice(5))).toEqual(new Set(['TOO_MANY_REQUESTS']));
    expect(await guess(PASSWORD, HERE)).toBe('TOO_MANY_REQUESTS');
    expect(await guess(PASSWORD, THERE)).toBe('in');
    restaurant.clock.set(NOON.add({ minutes: 15 }));
    expect(await guess(PASSWORD, HERE)).toBe('in');
  });

  test('are stopped after five even when concurrent', async () => {
    await signUp(restaurant);
    const guesses = Array.from({ length: 60 }, (_, n) => guess(`guess-${n}`));
    expect(await counts(guesses)).toEqual({ INVALID_PASSWORD: 5, TOO_MANY_REQUESTS: 55 });
  });

  test('are stopped after thirty from one address for different numbers', async () => {
    const guesses = Array.from({ length: 40 }, (_, n) =>
      guess('123456', HERE, `01200000${n + 10}`),
    );
    expect(await counts(guesses)).toEqual({ INVALID_PASSWORD: 30, TOO_MANY_REQUESTS: 10 });
  });

  test('are stopped after a hundred for one number from different addresses', async () => {
    const sixty = (from: number) =>
      Array.from({ length: 60 }, (_, n) => guess('123456', { address: `198.51.100.${from + n}` }));
    expect(await counts(sixty(0))).toEqual({ INVALID_PASSWORD: 60 });
    expect(await counts(sixty(60))).toEqual({ INVALID_PASSWORD: 40, TOO_MANY_REQUESTS: 20 });
  });

  test('return the retry time when stopped', async () => {
    for (let n = 0; n < 5; n += 1) await guess('wrong');
    await expect(signIn(restaurant, PHONE, 'wrong', HERE)).rejects.toMatchObject({
      status: 429,
      data: { retry_at: '2026-11-21T04:15:00Z' },
    });
  });

  test('are reset when the owner signs in', async () => {
    await signUp(restaurant);
    for (let n = 0; n < 20; n += 1) {
      expect(await guess(n % 5 === 4 ? PASSWORD : 'wrong')).toBe(
        n % 5 === 4 ? 'in' : 'INVALID_PASSWORD',
      );
    }
  });
});

describe('session token', () => {
  test('expires ninety days after its last use', async () => {
    const member = await signUp(restaurant);
    const load = () => member.sdk.cartLoad({ body: asMember(member) });
    const later = (days: number) => restaurant.clock.set(NOON.add({ hours: 24 * days }));
    later(89);
    await load();
    later(89 + 89);
    await load();
    later(89 + 89 + 90);
    await expect(load()).rejects.toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
  });

  test('is revoked by signing out, which can be repeated, while other tokens stay valid', async () => {
    const member = await signUp(restaurant);
    const other = await signIn(restaurant);
    await member.sdk.authLogout({});
    await member.sdk.authLogout({});
    const load = { body: asMember(member) };
    await expect(member.sdk.cartLoad(load)).rejects.toMatchObject({ code: 'SESSION_EXPIRED' });
    expect(await other.sdk.cartLoad(load)).toMatchObject({ lines: [] });
    await expect(restaurant.sdk.authLogout({})).rejects.toMatchObject({ status: 401 });
  });

  test('is invalid at another company and cannot be revoked there', async () => {
    await seedCompany(restaurant.db, 'rival');
    const member = await signUp(restaurant);
    const elsewhere = restaurant.deviceOf({ company: 'rival', token: member.token });
    const load = { body: asMember(member) };
    await expect(elsewhere.cartLoad(load)).rejects.toMatchObject({ code: 'SESSION_EXPIRED' });
    await elsewhere.authLogout({});
    expect(await member.sdk.cartLoad(load)).toMatchObject({ lines: [] });
  });

  test('is accepted in its own header only, not in a URL or cookie', async () => {
    const { token, user } = await signUp(restaurant);
    for (const place of [`?token=${token}`, `?api_token=${token}`, `?access_token=${token}`]) {
      const url = `http://demo.localhost/api/customer/${user.id}${place}`;
      const request = new Request(url, { headers: { cookie: `token=${token}` } });
      expect((await restaurant.fetch(request)).status).toBe(401);
    }
  });

  test('does not block public endpoints when invalid', async () => {
    const device = restaurant.deviceOf({ token: 'rubbish' });
    expect(await device.bannerList({ body: { company_id: 'demo' } })).toHaveLength(2);
  });
});

test('rejects a sign-in when the password changes during the check', async () => {
  await signUp(restaurant);
  const { db } = restaurant;
  const meddling: Db = {
    ...db,
    async transaction(work) {
      await db.execute(sql`update members set password_hash = '$argon2id$changed'`);
      return db.transaction(work);
    },
  };
  const context = {
    db: meddling,
    company: { id: 'demo', subdomain: 'demo' },
    now: NOON,
    random: systemRandom,
    address: 'somewhere',
    memberKey: Buffer.from('a key'),
    passwords: testPasswords,
    device: { proofs: [], keep: () => undefined },
    noteMember: () => undefined,
  } as unknown as Context;
  const body = { company_id: 'demo', phone_no: PHONE, password: PASSWORD };
  await expect(authLogin(context, { path: {}, headers: {}, body })).rejects.toMatchObject({
    code: 'INVALID_PASSWORD',
  });
  expect(await db.query(sql`select token_hash from member_sessions`)).toHaveLength(1);
});

describe('phone number with a digit too many', () => {
  const LONG = '+601234567890';

  test('is rejected when no member has it', async () => {
    expect(await guess(PASSWORD, HERE, LONG)).toBe('INVALID_PHONE_NO');
    await expect(signUp(restaurant, LONG)).rejects.toMatchObject({ code: 'INVALID_PHONE_NO' });
  });

  test('signs in the member who joined with it', async () => {
    const { user } = await signUp(restaurant);
    await restaurant.db.execute(sql`update members set phone_no = ${LONG} where id = ${user.id}`);
    expect(await guess(PASSWORD, HERE, '０１２-3456 7890')).toBe('in');
  });
});
