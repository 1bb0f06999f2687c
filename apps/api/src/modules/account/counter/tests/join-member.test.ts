import { cents } from '@claypot/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../platform/db/sql.ts';
import { codeSentTo } from '../../../../testing/members.ts';
import { codeFrom } from '../../../../testing/refunds.ts';
import { NOON, openRestaurant, type Restaurant } from '../../../../testing/restaurant.ts';
import { SS2 } from '../../../../testing/seed/seed.ts';
import { offerVoucher } from '../../../../testing/vouchers.ts';
import { type MemberCounter, openMemberCounter } from './open-member-counter.ts';

const NEW_PHONE = '+60123334444';

let restaurant: Restaurant;
let counter: MemberCounter;

beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.prepare(async () => {
    counter = await openMemberCounter(restaurant);
  });
});
afterAll(() => restaurant.close());
beforeEach(() => restaurant.reset());

const sendCode = (phone = '012-333 4444') =>
  counter.sdk.sendJoinCode({ body: { branch_id: SS2, phone_no: phone } });
const join = (code: string, headers = counter.press(), phone = '012-333 4444') =>
  counter.sdk.joinMember({
    headers,
    body: { branch_id: SS2, phone_no: phone, otp_code: code, has_agreed: true },
  });
const members = () =>
  restaurant.db.query(sql`select id from members where phone_no = ${NEW_PHONE}`);

describe('joinMember', () => {
  test('makes a member with the gifts of a sign-up', async () => {
    await restaurant.db.execute(sql`update companies set sign_up_point = 100`);
    await offerVoucher(restaurant, { id: 'welcome', claimable: false, joining: 1 });
    await sendCode();
    const card = await join(await codeSentTo(restaurant, NEW_PHONE));
    expect(card).toMatchObject({
      first_name: null,
      joined_on: '2026-11-21',
      points: 100,
      wallet: cents(0),
      tier: { level_id: 1 },
      vouchers: [{ name: 'welcome' }],
    });
    expect(await members()).toEqual([{ id: card.id }]);
    const welcome = await restaurant.db.query(sql`
      select id from notifications where member_id = ${card.id}`);
    expect(welcome).toEqual([{ id: `welcome-${card.id}` }]);
  });

  test('a press that is sent again, also at the same moment, makes one member', async () => {
    await sendCode();
    const code = await codeSentTo(restaurant, NEW_PHONE);
    const key = counter.press();
    const cards = await Promise.all([1, 2, 3].map(() => join(code, key)));
    expect(new Set(cards.map(({ id }) => id)).size).toBe(1);
    expect((await join(code, key)).id).toBe(cards[0]?.id);
    expect(await members()).toHaveLength(1);
  });

  test('another press for the same number returns PHONE_NO_REGISTERED', async () => {
    await sendCode();
    const code = await codeSentTo(restaurant, NEW_PHONE);
    await join(code);
    expect(await codeFrom(join(code))).toBe('PHONE_NO_REGISTERED');
    expect(await codeFrom(sendCode())).toBe('PHONE_NO_REGISTERED');
    expect(await codeFrom(sendCode('019-876 5432'))).toBe('PHONE_NO_REGISTERED');
  });

  test('a wrong code creates no member, and the same press works with the right one', async () => {
    await sendCode();
    const code = await codeSentTo(restaurant, NEW_PHONE);
    const wrong = code === '000000' ? '000001' : '000000';
    const key = counter.press();
    expect(await codeFrom(join(wrong, key))).toBe('OTP_NOT_SAME');
    expect(await members()).toEqual([]);
    expect(await codeFrom(join(code, key))).toBe('OK');
  });

  test('a code is valid for its number and for five minutes', async () => {
    await sendCode();
    const code = await codeSentTo(restaurant, NEW_PHONE);
    expect(await codeFrom(join(code, counter.press(), '012-333 4445'))).toBe('OTP_EXPIRED');
    restaurant.clock.set(NOON.add({ minutes: 5 }));
    await counter.signIn('ravi');
    expect(await codeFrom(join(code))).toBe('OTP_EXPIRED');
  });

  test('a second code within two minutes is rejected', async () => {
    await sendCode();
    expect(await codeFrom(sendCode())).toBe('OTP_ALREADY_SENT');
  });

  test('staff do not make themselves members', async () => {
    await counter.signIn('mei');
    expect(await codeFrom(sendCode('012-345 6789'))).toBe('OWN_MEMBER_RECORD');
    expect(await codeFrom(join('000000', counter.press(), '012-345 6789'))).toBe(
      'OWN_MEMBER_RECORD',
    );
  });

  test('records both steps without the phone number', async () => {
    await sendCode();
    const { id } = await join(await codeSentTo(restaurant, NEW_PHONE));
    const rows = await restaurant.db.query(sql`
      select operation, staff_id, target_id, changes from staff_events
      where operation in ('sendJoinCode', 'joinMember') order by position`);
    expect(rows).toEqual([
      { operation: 'sendJoinCode', staff_id: 'ravi', target_id: null, changes: [] },
      { operation: 'joinMember', staff_id: 'ravi', target_id: id, changes: [] },
    ]);
  });
});
