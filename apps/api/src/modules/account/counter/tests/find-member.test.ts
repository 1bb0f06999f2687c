import { cents } from '@claypot/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../platform/db/sql.ts';
import { joinMember } from '../../../../testing/join-member.ts';
import { codeFrom } from '../../../../testing/refunds.ts';
import { at, NOON, openRestaurant, type Restaurant } from '../../../../testing/restaurant.ts';
import { KLANG, SS2, seedCompany } from '../../../../testing/seed/seed.ts';
import { insertClaimed, offerVoucher } from '../../../../testing/vouchers.ts';
import { payIn } from '../../../../testing/wallet.ts';
import { MOST_MISSES } from '../card/look-ups.ts';
import { type MemberCounter, openMemberCounter } from './open-member-counter.ts';

let restaurant: Restaurant;
let counter: MemberCounter;

beforeAll(async () => {
  restaurant = await openRestaurant(async (db) => {
    await seedCompany(db, 'demo');
    await seedCompany(db, 'other');
  });
  await restaurant.prepare(async () => {
    counter = await openMemberCounter(restaurant);
  });
});
afterAll(() => restaurant.close());
beforeEach(() => restaurant.reset());

const give = (voucherId: string) => insertClaimed(restaurant, counter.member.id, { voucherId });

describe('findMember', () => {
  test.each([
    ['member_no', '0198765432'],
    ['member_no', '0198 7654 32'],
    ['member_no', '0198-7654-32'],
    ['member_no', '0198–7654–32'],
    ['member_no', '０１９８７６５４３２'],
    ['phone_no', '019-876 5432'],
    ['phone_no', '+60198765432'],
  ] as const)('finds a member by %s %s', async (by, value) => {
    expect((await counter.find(by, value)).id).toBe(counter.member.id);
  });

  test('returns the first name, tier, points, wallet and day of joining', async () => {
    await restaurant.db.execute(sql`
      update members set full_name = 'Siti binti Ahmad' where id = ${counter.member.id}`);
    await payIn(restaurant, counter.member.id, 999);
    const card = await counter.card();
    expect(card).toEqual({
      id: counter.member.id,
      first_name: 'Siti',
      is_own: false,
      joined_on: '2026-11-21',
      tier: { level_id: 1, level_name: 'tier 1', discount_percent: 0, is_frozen: true },
      points: 0,
      wallet: cents(999),
      vouchers: [],
      cash_top_ups: [],
    });
  });

  test('returns null as the name of a member who has given none', async () => {
    expect((await counter.card()).first_name).toBeNull();
  });

  test('a wallet of exactly RM 10 freezes nothing', async () => {
    await payIn(restaurant, counter.member.id, 1000);
    expect((await counter.card()).tier.is_frozen).toBe(false);
  });

  test('lists vouchers with their fit for this branch, those that fit first', async () => {
    await offerVoucher(restaurant, { id: 'klang', branches: 'Only', branchIds: [KLANG] });
    await offerVoucher(restaurant, { id: 'app', use: 'other' });
    await offerVoucher(restaurant, { id: 'noodles', use: 'dine_in' });
    await offerVoucher(restaurant, { id: 'weekday', weekdays: true });
    for (const id of ['klang', 'app', 'noodles', 'weekday']) await give(id);
    await payIn(restaurant, counter.member.id, 1000);
    const fits = async () =>
      Object.fromEntries(
        (await counter.card()).vouchers.map(({ name, fit }) => [name, fit.reason ?? 'fits']),
      );
    // 21 November 2026 is a Saturday.
    expect(await fits()).toEqual({
      noodles: 'fits',
      klang: 'other_branch',
      app: 'app_only',
      weekday: 'not_today',
    });
    expect((await counter.card()).vouchers[0]?.name).toBe('noodles');
    restaurant.clock.set(at('2026-11-23T12:00'));
    await counter.signIn('ravi');
    expect((await fits()).weekday).toBe('fits');
  });

  test('a voucher does not fit while the wallet holds less than RM 10', async () => {
    await offerVoucher(restaurant);
    await give('rm10');
    await payIn(restaurant, counter.member.id, 999);
    expect((await counter.card()).vouchers[0]?.fit).toEqual({
      usable: 0,
      reason: 'wallet_low',
      missing_amount: null,
    });
  });

  test('leaves out used and expired vouchers', async () => {
    await offerVoucher(restaurant);
    await give('rm10');
    await restaurant.db.execute(sql`
      update claimed_vouchers
      set status = 'USED', used_at = ${NOON}, used_at_branch = ${SS2}`);
    expect((await counter.card()).vouchers).toEqual([]);
  });

  test('returns MEMBER_NOT_FOUND for a free number and for a member of another company', async () => {
    expect(await codeFrom(counter.find('member_no', '9999999999'))).toBe('MEMBER_NOT_FOUND');
    await joinMember(restaurant, '+60123334444', { company: 'other' });
    expect(await codeFrom(counter.find('phone_no', '012-333 4444'))).toBe('MEMBER_NOT_FOUND');
    expect(await codeFrom(counter.find('member_no', '0123334444'))).toBe('MEMBER_NOT_FOUND');
  });

  test('returns INVALID_PHONE_NO for half a number', async () => {
    expect(await codeFrom(counter.find('phone_no', '01987'))).toBe('INVALID_PHONE_NO');
  });

  test('records who looked whom up, without changes', async () => {
    await counter.card();
    await codeFrom(counter.find('member_no', '9999999999'));
    const rows = await restaurant.db.query(sql`
      select staff_id, branch_id, target_id, changes from staff_events
      where operation = 'findMember' order by position`);
    const row = { staff_id: 'ravi', branch_id: SS2, changes: [] };
    expect(rows).toEqual([
      { ...row, target_id: counter.member.id },
      { ...row, target_id: null },
    ]);
  });

  test('finds a member number that looks like a mobile number', async () => {
    await restaurant.db.execute(sql`
      update members set member_no = '0142183322' where id = ${counter.member.id}`);
    for (const typed of ['0142 1833 22', '0142-1833-22', '０１４２１８３３２２']) {
      expect(await counter.find('phone_no', typed)).toMatchObject({ id: counter.member.id });
    }
  });

  test('limits look-ups that find no member, per person', async () => {
    const miss = (n: number) => codeFrom(counter.find('member_no', `99999999${10 + n}`));
    for (let n = 0; n < MOST_MISSES; n += 1) expect(await miss(n)).toBe('MEMBER_NOT_FOUND');
    expect(await miss(MOST_MISSES)).toBe('TOO_MANY_REQUESTS');
    await counter.signIn('mei');
    expect((await counter.card()).id).toBe(counter.member.id);
  });

  test('look-ups that find a member do not use up the limit of misses', async () => {
    for (let n = 0; n <= MOST_MISSES; n += 1) await counter.card();
    expect(await codeFrom(counter.find('member_no', '9999999999'))).toBe('MEMBER_NOT_FOUND');
  });

  test('marks the own record of the person, who can read it', async () => {
    await joinMember(restaurant, '+60123456789');
    await counter.signIn('mei');
    expect((await counter.find('phone_no', '0123456789')).is_own).toBe(true);
  });
});
