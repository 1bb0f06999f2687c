import { codeOf } from '@claypot/sdk/counter';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { addStaff, counterClient, STAFF_PASSWORD } from '../../../testing/counter.ts';
import { NOON, openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';

let restaurant: Restaurant;

beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.prepare(async () => {
    await addStaff(restaurant, { id: 'boss', role: 'owner', phone: '+60129998887' });
  });
});
afterAll(() => restaurant.close());
beforeEach(() => restaurant.reset());

const signInWith = (code: string | null) =>
  counterClient(restaurant)
    .sdk.signIn({ body: { login: '0129998887', password: STAFF_PASSWORD, code } })
    .then(
      () => 'OK',
      (error: unknown) => codeOf(error),
    );

/** Code of the authenticator app at a time. */
const codeAt = (secret: string, time: Temporal.Instant) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time.epochMilliseconds });

/** Switches the second factor on. Returns the owner's client and the secret. */
async function withSecondFactor() {
  const client = counterClient(restaurant);
  await client.sdk.signIn({ body: { login: '0129998887', password: STAFF_PASSWORD, code: null } });
  const { secret, url } = await client.sdk.beginSecondFactor({});
  expect(url).toContain(`secret=${secret}`);
  const confirmed = await client.sdk.confirmSecondFactor({ body: { code: codeAt(secret, NOON) } });
  expect(confirmed.person?.second_factor).toBe(true);
  return { client, secret };
}

test('asks for a code after the password, and accepts each code once', async () => {
  const { secret } = await withSecondFactor();
  expect(await signInWith(null)).toBe('SECOND_FACTOR_REQUIRED');
  // The code that confirmed the secret is used up.
  expect(await signInWith(codeAt(secret, NOON))).toBe('SECOND_FACTOR_WRONG');
  const later = NOON.add({ seconds: 30 });
  restaurant.clock.set(later);
  const code = codeAt(secret, later);
  expect(await signInWith(code)).toBe('OK');
  expect(await signInWith(code)).toBe('SECOND_FACTOR_WRONG');
});

test('accepts one step of difference between the clocks', async () => {
  const { secret } = await withSecondFactor();
  const later = NOON.add({ minutes: 5 });
  restaurant.clock.set(later);
  const shifted = (seconds: number) => codeAt(secret, later.add({ seconds }));
  expect(await signInWith(shifted(90))).toBe('SECOND_FACTOR_WRONG');
  expect(await signInWith(shifted(-60))).toBe('SECOND_FACTOR_WRONG');
  expect(await signInWith(shifted(-30))).toBe('OK');
  expect(await signInWith(shifted(30))).toBe('OK');
});

test('accepts one of two concurrent requests with the same code', async () => {
  const { secret } = await withSecondFactor();
  const later = NOON.add({ seconds: 60 });
  restaurant.clock.set(later);
  const code = codeAt(secret, later);
  const results = await Promise.all([signInWith(code), signInWith(code), signInWith(code)]);
  expect(results.filter((result) => result === 'OK')).toHaveLength(1);
});

test('blocks codes after five wrong ones', async () => {
  const { secret } = await withSecondFactor();
  restaurant.clock.set(NOON.add({ minutes: 2 }));
  for (let guess = 0; guess < 5; guess += 1) await signInWith(`00000${guess}`);
  expect(await signInWith(codeAt(secret, NOON.add({ minutes: 2 })))).toBe('TOO_MANY_REQUESTS');
});

test('is switched off with a code, and does not store the secret in clear text', async () => {
  const { client, secret } = await withSecondFactor();
  const stored = await restaurant.db.one<{ totp_secret: string | null }>(
    sql`select totp_secret from staff where id = 'boss'`,
  );
  expect(stored?.totp_secret).not.toContain(secret);
  const later = NOON.add({ seconds: 30 });
  restaurant.clock.set(later);
  const removed = await client.sdk.removeSecondFactor({ body: { code: codeAt(secret, later) } });
  expect(removed.person?.second_factor).toBe(false);
  expect(await signInWith(null)).toBe('OK');
});
