import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../../platform/db/sql.ts';
import {
  asMember,
  codeSentTo,
  OTHER_PHONE,
  PASSWORD,
  PHONE,
  type SignedIn,
  signIn,
  signUp,
} from '../../../../../testing/members.ts';
import { NOON, openRestaurant, type Restaurant } from '../../../../../testing/restaurant.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const NEW = 'itik-99';
const later = (seconds: number) => restaurant.clock.set(NOON.add({ seconds }));
const requestCode = async (phone_no = PHONE) => {
  const answer = await restaurant.sdk.authSendForgotOtp({ body: { company_id: 'demo', phone_no } });
  await restaurant.sms.settled();
  return answer;
};
const reset = (otp_code: string, phone_no = PHONE, new_password = NEW) =>
  restaurant.sdk.authResetPassword({
    body: { company_id: 'demo', phone_no, new_password, otp_code },
  });
const load = (member: SignedIn) => member.sdk.cartLoad({ body: asMember(member) });
const expired = { status: 401, code: 'SESSION_EXPIRED' };

/** Signs up a member and moves the clock by ten minutes. */
async function member(): Promise<SignedIn> {
  const session = await signUp(restaurant);
  later(600);
  return session;
}

describe('authResetPassword', () => {
  test('sets a new password with a code and signs out all devices', async () => {
    const first = await member();
    const second = await signIn(restaurant);
    expect(await requestCode()).toEqual({
      resend_at: '2026-11-21T04:12:00Z',
      expires_at: '2026-11-21T04:15:00Z',
    });
    await reset(await codeSentTo(restaurant));
    await expect(load(first)).rejects.toMatchObject(expired);
    await expect(load(second)).rejects.toMatchObject(expired);
    await expect(signIn(restaurant)).rejects.toMatchObject({ code: 'INVALID_PASSWORD' });
    expect((await signIn(restaurant, PHONE, NEW)).user.id).toBe(first.user.id);
  });

  test('accepts a code once, even for concurrent requests', async () => {
    await member();
    await requestCode();
    const code = await codeSentTo(restaurant);
    const answers = await Promise.allSettled([reset(code), reset(code), reset(code)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(reset(code)).rejects.toMatchObject({ code: 'OTP_EXPIRED' });
  });

  test('unlocks a member who was locked out by wrong passwords', async () => {
    await member();
    for (let n = 0; n < 6; n += 1) await signIn(restaurant, PHONE, 'wrong').catch(() => undefined);
    await expect(signIn(restaurant)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await requestCode();
    await reset(await codeSentTo(restaurant));
    await signIn(restaurant, PHONE, NEW);
  });

  test('rejects a common password without using up the code', async () => {
    await member();
    await requestCode();
    const code = await codeSentTo(restaurant);
    await expect(reset(code, PHONE, 'qwerty123')).rejects.toMatchObject({
      status: 422,
      code: 'PASSWORD_TOO_COMMON',
    });
    await reset(code);
    await signIn(restaurant, PHONE, NEW);
  });

  test('rejects a thousand guessed codes, and the member can still reset the password', async () => {
    await member();
    await requestCode();
    const codes = Array.from({ length: 1000 }, (_, n) => String(n).padStart(6, '0'));
    const right = await codeSentTo(restaurant);
    const answers: string[] = [];
    for (const code of codes.filter((guess) => guess !== right)) {
      await reset(code).catch((error: { code: string }) => answers.push(error.code));
    }
    expect(answers.filter((code) => code === 'OTP_NOT_SAME')).toHaveLength(5);
    await expect(reset(right)).rejects.toMatchObject({ code: 'OTP_EXPIRED' });
    await signIn(restaurant);
    later(720);
    await requestCode();
    await reset(await codeSentTo(restaurant));
  });

  test('rejects the right code when the number no longer belongs to a member', async () => {
    await member();
    await requestCode();
    const code = await codeSentTo(restaurant);
    await restaurant.db.execute(sql`
      update members set phone_no = null, password_hash = '$argon2id$', closed_at = ${NOON}`);
    await expect(reset(code)).rejects.toMatchObject({ status: 422, code: 'OTP_NOT_SAME' });
    expect(restaurant.reported).toEqual([]);
  });

  test('returns the same responses for an unregistered number', async () => {
    await member();
    const story = async (phone: string) => {
      const outcomes: unknown[] = [];
      const recordOutcome = (response: Promise<unknown>) =>
        response.then(
          (answer) => outcomes.push(answer),
          (error: unknown) => outcomes.push(error),
        );
      await recordOutcome(reset('000000', phone));
      await recordOutcome(requestCode(phone));
      await recordOutcome(requestCode(phone));
      for (let n = 0; n < 6; n += 1) await recordOutcome(reset('wrong', phone));
      await recordOutcome(requestCode(phone));
      later(720);
      restaurant.phones.behaviour = 'down';
      await recordOutcome(requestCode(phone));
      await recordOutcome(requestCode(phone));
      restaurant.phones.behaviour = 'well';
      later(600);
      return outcomes;
    };
    const registered = await story(PHONE);
    expect(await story(OTHER_PHONE)).toEqual(registered);
    expect(registered[2]).toMatchObject({ code: 'OTP_ALREADY_SENT' });
    const sent = await restaurant.phones.outbox();
    expect(sent.filter(({ phone_no }) => phone_no === OTHER_PHONE)).toEqual([]);
  });
});

describe('updatePassword', () => {
  const change = (
    { sdk, user }: SignedIn,
    changes: { phone_no?: string; old_password?: string; password?: string } = {},
  ) =>
    sdk.updatePassword({
      path: { id: user.id },
      body: { phone_no: PHONE, old_password: PASSWORD, password: NEW, ...changes },
    });

  test('keeps this device signed in and signs out all others', async () => {
    const here = await member();
    const there = await signIn(restaurant);
    const user = await change(here, { phone_no: '012-3456789' });
    expect(user).toMatchObject({ id: here.user.id, api_token: here.token });
    await load(here);
    await expect(load(there)).rejects.toMatchObject(expired);
    await signIn(restaurant, PHONE, NEW);
  });

  test('requires the old password and limits wrong ones, even with a stolen token', async () => {
    const here = await member();
    for (let n = 0; n < 5; n += 1) {
      await expect(change(here, { old_password: 'wrong' })).rejects.toMatchObject({
        status: 422,
        code: 'INVALID_PASSWORD',
      });
    }
    await expect(change(here)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await load(here);
  });

  test('rejects a common password', async () => {
    const here = await member();
    await expect(change(here, { password: 'P@ssw0rd' })).rejects.toMatchObject({
      status: 422,
      code: 'PASSWORD_TOO_COMMON',
    });
    await change(here);
  });

  test('requires the member’s own phone number', async () => {
    const here = await member();
    for (const phone_no of [OTHER_PHONE, '0312345678']) {
      await expect(change(here, { phone_no })).rejects.toMatchObject({ code: 'INVALID_PHONE_NO' });
    }
  });

  test('rejects another member and an anonymous client', async () => {
    const here = await member();
    const other = await signUp(restaurant, OTHER_PHONE);
    await expect(change({ ...other, user: here.user })).rejects.toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    await expect(change({ ...here, sdk: restaurant.sdk })).rejects.toMatchObject(expired);
  });
});
