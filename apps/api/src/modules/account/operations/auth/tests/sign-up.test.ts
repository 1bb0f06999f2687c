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

describe('a code', () => {
  test('goes to the phone, in the language asked for, and says for which site it is', async () => {
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

  test('names no site that only the asker says is the company’s', async () => {
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

  test('is sent once in 120 seconds, however often it is asked for and however it is written', async () => {
    const asked = ['0123456789', '+60 12 345 6789', '60123456789', '(012) 345-6789'];
    const answers = await Promise.allSettled(asked.map((phone) => send(phone)));
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

  test('that is used up is no longer waited for', async () => {
    await send();
    const code = await codeSentTo(restaurant);
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(join('000000')).rejects.toMatchObject({ code: 'OTP_NOT_SAME', status: 422 });
    }
    await expect(join(code)).rejects.toMatchObject({ code: 'OTP_EXPIRED', status: 422 });
    await expect(send()).rejects.toMatchObject({ data: { expires_at: null } });
  });

  test.each(['slow', 'down'] as const)(
    'that a %s gateway does not take costs no waiting',
    async (fault) => {
      restaurant.phones.behaviour = fault;
      await expect(send()).rejects.toMatchObject({ status: 503, code: 'SMS_NOT_SENT' });
      restaurant.phones.behaviour = 'well';
      await send();
      expect((await join(await codeSentTo(restaurant))).phone_no).toBe(PHONE);
    },
  );

  test('is not sent to a member, nor to what is no Malaysian mobile number', async () => {
    await signUp(restaurant);
    after(200);
    await expect(send()).rejects.toMatchObject({ code: 'PHONE_NO_REGISTERED', status: 422 });
    await expect(send('+6531234567')).rejects.toMatchObject({ code: 'INVALID_PHONE_NO' });
  });

  test('goes to one number ten times a day for an address, and twenty times for all', async () => {
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

  test('to join with takes none of those to come back with', async () => {
    for (let sent = 0; sent < 20; sent += 1) {
      after(sent * 600);
      await send(PHONE, restaurant.deviceOf({ address: `192.0.2.${sent}` }));
    }
    after(20 * 600);
    await expect(send()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await restaurant.sdk.authSendForgotOtp({ body: { company_id: 'demo', phone_no: PHONE } });
  });

  test('is asked for twenty times an hour from one address, and from another all the same', async () => {
    const [here, there] = ['192.0.2.1', '192.0.2.2'].map((address) =>
      restaurant.deviceOf({ address }),
    );
    const numbers = Array.from({ length: 21 }, (_, n) => `+601200000${String(n).padStart(2, '0')}`);
    for (const number of numbers.slice(0, 20)) await send(number, here);
    await expect(send(numbers[20], here)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await send(numbers[20], there);
  });
});

describe('signing up', () => {
  test('makes a member with points and a word of welcome, and signs in', async () => {
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
    const told = await restaurant.db.query(sql`select member_id, about_kind from notifications`);
    expect(told).toEqual([{ member_id: member.user.id, about_kind: 'points' }]);
  });

  test('keeps neither the password nor the token in words', async () => {
    const { token } = await signUp(restaurant);
    const kept = JSON.stringify([
      await restaurant.db.query(sql`select m::text as text from members m`),
      await restaurant.db.query(sql`select s::text as text from member_sessions s`),
    ]);
    expect(kept).not.toContain(PASSWORD);
    expect(kept).not.toContain(token);
    expect(kept).toContain('$argon2id$');
  });

  test('wants the password twice, and of six characters at least', async () => {
    await send();
    const otp_code = await codeSentTo(restaurant);
    const given = { company_id: 'demo', phone_no: PHONE, otp_code, password: PASSWORD };
    await expect(
      restaurant.sdk.register({ body: { ...given, password_confirmation: 'another' } }),
    ).rejects.toMatchObject({ status: 400, data: { path: 'body.password_confirmation' } });
    await expect(join(otp_code, PHONE, '12345')).rejects.toMatchObject({
      data: { path: 'body.password' },
    });
    await join(otp_code);
  });

  test('refuses a password that everybody tries first, and lets another be chosen with the code', async () => {
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

  test('makes one member of those who press at once, and says so to the others', async () => {
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

  test('after a lost answer says that the number is a member’s', async () => {
    await send();
    const code = await codeSentTo(restaurant);
    await join(code);
    await expect(join(code)).rejects.toMatchObject({ code: 'PHONE_NO_REGISTERED' });
  });

  test('cannot be used to find out whose numbers are members’, one after another', async () => {
    await signUp(restaurant);
    const numbers = Array.from({ length: 31 }, (_, n) => `+601200000${String(n).padStart(2, '0')}`);
    const codes: string[] = [];
    for (const number of [PHONE, ...numbers]) {
      await join('000000', number).catch(({ code }: { code: string }) => codes.push(code));
    }
    expect(codes.slice(0, 2)).toEqual(['PHONE_NO_REGISTERED', 'OTP_EXPIRED']);
    // One of thirty went into signing up above.
    expect(codes.slice(29)).toEqual([
      'TOO_MANY_REQUESTS',
      'TOO_MANY_REQUESTS',
      'TOO_MANY_REQUESTS',
    ]);
  });

  test('needs a code of its own company, of its own purpose and of its own number', async () => {
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

  test('is two members where two companies know the number', async () => {
    await seedCompany(restaurant.db, 'rival');
    const [here, there] = [
      await signUp(restaurant),
      await signUp(restaurant, PHONE, { company: 'rival' }),
    ];
    expect(here.user.id).not.toBe(there.user.id);
  });
});
