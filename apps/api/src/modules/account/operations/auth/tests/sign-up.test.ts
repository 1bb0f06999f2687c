import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../../platform/db/sql.ts';
import {
  asMember,
  codeSentTo,
  OTHER_PHONE,
  PASSWORD,
  PHONE,
  signUp,
} from '../../../../../testing/members.ts';
import { NOON, openRestaurant, type Restaurant } from '../../../../../testing/restaurant.ts';
import { seedCompany } from '../../../../../testing/seed/seed.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const after = (seconds: number) => restaurant.clock.set(NOON.add({ seconds }));
const send = (phone_no = PHONE, sdk = restaurant.sdk) =>
  sdk.authSendOtp({ body: { company_id: 'demo', phone_no } });
const join = (otp_code: string, phone_no = PHONE, password = PASSWORD) =>
  restaurant.sdk.register({
    body: { company_id: 'demo', phone_no, password, password_confirmation: password, otp_code },
  });

describe('sign-up code', () => {
  test('is sent in the requested language and bound to the site', async () => {
    expect(await send('012-345 6789')).toEqual({
      resend_at: '2026-11-21T04:02:00Z',
      expires_at: '2026-11-21T04:05:00Z',
    });
    const [message] = await restaurant.phones.outbox();
    expect(message).toMatchObject({ phone_no: PHONE });
    expect(message?.body).toMatch(
      /^demo House: (\d{6}) is your code to sign up\..*\n\n@demo\.localhost #\1$/s,
    );
    await send(OTHER_PHONE, restaurant.sdkOf('demo', 'zh_CN'));
    expect((await restaurant.phones.outbox())[0]?.body).toContain('【中文demo House】注册验证码');
  });

  test('is not bound to a host that is not the company’s', async () => {
    for (const host of ['demo.evil.test', 'demo.localhost.evil.test', 'demo.localhost:8080']) {
      const body = { company_id: 'demo', phone_no: PHONE };
      const { status } = await restaurant.fetch(
        new Request('http://demo.localhost/api/auth/sendOtp', {
          method: 'POST',
          headers: { host, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      );
      expect(status).toBe(200);
      const [message] = await restaurant.phones.outbox();
      const site = host === 'demo.localhost:8080' ? '@demo.localhost #' : undefined;
      expect(/@.*#/.exec(message?.body ?? '')?.[0]).toBe(site);
      await restaurant.reset();
    }
  });

  test('is sent once in 120 seconds for concurrent requests and any spelling of the number', async () => {
    const spellings = ['0123456789', '+60 12 345 6789', '60123456789', '(012) 345-6789'];
    const answers = await Promise.allSettled(spellings.map((phone) => send(phone)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await restaurant.phones.outbox()).toHaveLength(1);
    after(119);
    await expect(send()).rejects.toMatchObject({
      status: 429,
      code: 'OTP_ALREADY_SENT',
      data: { resend_at: '2026-11-21T04:02:00Z', expires_at: '2026-11-21T04:05:00Z' },
    });
    after(120);
    await send();
    expect(await restaurant.phones.outbox()).toHaveLength(2);
  });

  test('reports no expiry once its attempts are used up', async () => {
    await send();
    const code = await codeSentTo(restaurant);
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(join('000000')).rejects.toMatchObject({ code: 'OTP_NOT_SAME', status: 422 });
    }
    await expect(join(code)).rejects.toMatchObject({ code: 'OTP_EXPIRED', status: 422 });
    await expect(send()).rejects.toMatchObject({ data: { expires_at: null } });
  });

  test.each(['slow', 'down'] as const)(
    'can be requested again at once when the gateway is %s',
    async (behaviour) => {
      restaurant.phones.behaviour = behaviour;
      await expect(send()).rejects.toMatchObject({ status: 503, code: 'SMS_NOT_SENT' });
      restaurant.phones.behaviour = 'well';
      await send();
      expect((await join(await codeSentTo(restaurant))).phone_no).toBe(PHONE);
    },
  );

  test('is not sent to a member or an invalid number', async () => {
    await signUp(restaurant);
    after(200);
    await expect(send()).rejects.toMatchObject({ code: 'PHONE_NO_REGISTERED', status: 422 });
    await expect(send('+6531234567')).rejects.toMatchObject({ code: 'INVALID_PHONE_NO' });
  });

  test('is limited to ten a day per number and address, and twenty per number', async () => {
    const ask = (address: string) => send(PHONE, restaurant.deviceOf({ address }));
    for (let sent = 0; sent < 20; sent += 1) {
      after(sent * 600);
      await ask(sent < 10 ? '203.0.113.9' : `192.0.2.${sent}`);
      if (sent === 9) {
        after(sent * 600 + 300);
        await expect(ask('203.0.113.9')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
      }
    }
    after(20 * 600);
    await expect(send()).rejects.toMatchObject({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      data: { retry_at: '2026-11-22T04:00:00Z' },
    });
    after(86_400);
    await send();
  });

  test('does not count for the limit of reset codes', async () => {
    for (let sent = 0; sent < 20; sent += 1) {
      after(sent * 600);
      await send(PHONE, restaurant.deviceOf({ address: `192.0.2.${sent}` }));
    }
    after(20 * 600);
    await expect(send()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await restaurant.sdk.authSendForgotOtp({ body: { company_id: 'demo', phone_no: PHONE } });
  });

  test('is limited to twenty an hour per address', async () => {
    const [here, there] = ['192.0.2.1', '192.0.2.2'].map((address) =>
      restaurant.deviceOf({ address }),
    );
    const numbers = Array.from({ length: 21 }, (_, n) => `+601200000${String(n).padStart(2, '0')}`);
    for (const number of numbers.slice(0, 20)) await send(number, here);
    await expect(send(numbers[20], here)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await send(numbers[20], there);
  });
});

describe('register', () => {
  test('creates a member with points and a welcome message, and signs in', async () => {
    await restaurant.db.execute(sql`update companies set sign_up_point = 100`);
    const member = await signUp(restaurant);
    expect(member.user).toMatchObject({
      full_name: null,
      email: null,
      phone_no: PHONE,
      point: 100,
      wallet: 0,
      member_no: expect.stringMatching(/^\d{10}$/),
      level_id: 1,
      leveling: { level: 'level 1', level_name: 'tier 1', discount_percent: 0, is_freeze_tier: 1 },
      new_register: 1,
      first_time: 0,
      expired_at: null,
      is_tier_remind: 0,
      is_voucher_remind: 0,
      created_at: '2026-11-21T12:00:00+08:00',
    });
    expect(member.token).toMatch(/^[\w-]{43}$/);
    expect(await member.sdk.cartLoad({ body: asMember(member) })).toMatchObject({ lines: [] });
    const messages = await restaurant.db.query(
      sql`select member_id, about_kind from notifications`,
    );
    expect(messages).toEqual([{ member_id: member.user.id, about_kind: 'points' }]);
  });

  test('stores neither the password nor the token in plain text', async () => {
    const { token } = await signUp(restaurant);
    const stored = JSON.stringify([
      await restaurant.db.query(sql`select m::text as text from members m`),
      await restaurant.db.query(sql`select s::text as text from member_sessions s`),
    ]);
    expect(stored).not.toContain(PASSWORD);
    expect(stored).not.toContain(token);
    expect(stored).toContain('$argon2id$');
  });

  test('requires the same password twice, with at least six characters', async () => {
    await send();
    const otp_code = await codeSentTo(restaurant);
    const validBody = { company_id: 'demo', phone_no: PHONE, otp_code, password: PASSWORD };
    await expect(
      restaurant.sdk.register({ body: { ...validBody, password_confirmation: 'another' } }),
    ).rejects.toMatchObject({ status: 400, data: { path: 'body.password_confirmation' } });
    await expect(join(otp_code, PHONE, '12345')).rejects.toMatchObject({
      data: { path: 'body.password' },
    });
    await join(otp_code);
  });

  test('rejects a common password without using up the code', async () => {
    await send();
    const code = await codeSentTo(restaurant);
    for (const password of ['123456', 'Password1', PHONE.slice(3)]) {
      await expect(join(code, PHONE, password)).rejects.toMatchObject({
        status: 422,
        code: 'PASSWORD_TOO_COMMON',
      });
    }
    expect(await join(code)).toMatchObject({ new_register: 1 });
  });

  test('creates one member for concurrent requests and returns PHONE_NO_REGISTERED to the others', async () => {
    await send();
    const code = await codeSentTo(restaurant);
    const answers = await Promise.allSettled([join(code), join(code), join(code), join(code)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers) {
      if (answer.status === 'rejected') {
        expect(answer.reason).toMatchObject({ code: 'PHONE_NO_REGISTERED' });
      }
    }
    expect(await restaurant.db.query(sql`select id from members`)).toHaveLength(1);
    expect(await restaurant.db.query(sql`select position from notifications`)).toHaveLength(1);
  });

  test('returns PHONE_NO_REGISTERED when retried after a lost response', async () => {
    await send();
    const code = await codeSentTo(restaurant);
    await join(code);
    await expect(join(code)).rejects.toMatchObject({ code: 'PHONE_NO_REGISTERED' });
  });

  test('limits probing for registered numbers', async () => {
    await signUp(restaurant);
    const numbers = Array.from({ length: 31 }, (_, n) => `+601200000${String(n).padStart(2, '0')}`);
    const codes: string[] = [];
    for (const number of [PHONE, ...numbers]) {
      await join('000000', number).catch(({ code }: { code: string }) => codes.push(code));
    }
    expect(codes.slice(0, 2)).toEqual(['PHONE_NO_REGISTERED', 'OTP_EXPIRED']);
    // The sign-up above used one of thirty attempts.
    expect(codes.slice(29)).toEqual([
      'TOO_MANY_REQUESTS',
      'TOO_MANY_REQUESTS',
      'TOO_MANY_REQUESTS',
    ]);
  });

  test('rejects a code of another company, purpose or number', async () => {
    await seedCompany(restaurant.db, 'rival');
    await send();
    const code = await codeSentTo(restaurant);
    await expect(join(code, OTHER_PHONE)).rejects.toMatchObject({ code: 'OTP_EXPIRED' });
    const rival = restaurant.sdkOf('rival');
    const body = { phone_no: PHONE, password: PASSWORD, password_confirmation: PASSWORD };
    await expect(
      rival.register({ body: { ...body, company_id: 'rival', otp_code: code } }),
    ).rejects.toMatchObject({ code: 'OTP_EXPIRED' });
    await expect(
      rival.register({ body: { ...body, company_id: 'demo', otp_code: code } }),
    ).rejects.toMatchObject({ code: 'COMPANY_NOT_FOUND' });
    await expect(
      restaurant.sdk.authResetPassword({
        body: { company_id: 'demo', phone_no: PHONE, new_password: 'newpass', otp_code: code },
      }),
    ).rejects.toMatchObject({ code: 'OTP_EXPIRED' });
  });

  test('creates separate members for the same number at two companies', async () => {
    await seedCompany(restaurant.db, 'rival');
    const [here, there] = [
      await signUp(restaurant),
      await signUp(restaurant, PHONE, { company: 'rival' }),
    ];
    expect(here.user.id).not.toBe(there.user.id);
  });
});
