import { cents } from '@claypot/sdk';
import { errorDataOf } from '@claypot/sdk/counter';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../platform/db/sql.ts';
import { addStaff, PINS } from '../../../../testing/counter.ts';
import { codeFrom } from '../../../../testing/refunds.ts';
import { at, NOON, openRestaurant, type Restaurant } from '../../../../testing/restaurant.ts';
import { SS2 } from '../../../../testing/seed/seed.ts';
import { tierVoucherTerms } from '../../../../testing/vouchers.ts';
import { atCounter, walletOf } from '../../../../testing/wallet.ts';
import { type MemberCounter, openMemberCounter } from './open-member-counter.ts';

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

const stateFrom = (call: Promise<unknown>) =>
  call.then(
    () => 'returned now',
    (error: unknown) => errorDataOf(error, 'TOP_UP_NOT_RETURNABLE')?.state,
  );
const drawer = () =>
  restaurant.db.query(sql`
    select kind, amount, staff_id, approver_id, reason from cash_top_up_entries order by kind`);

describe('returnCashTopUp', () => {
  test('takes the amount out of wallet and drawer and notifies the member', async () => {
    const { top_up } = await counter.topUp(2000);
    await counter.signIn('mei');
    const result = await counter.giveBack(top_up.id);
    expect(result.top_up.state).toBe('returned');
    expect(result.member.wallet).toBe(cents(0));
    expect(await drawer()).toEqual([
      { kind: 'credited', amount: 2000, staff_id: 'ravi', approver_id: null, reason: null },
      {
        kind: 'returned',
        amount: -2000,
        staff_id: 'mei',
        approver_id: null,
        reason: 'Credited to the wrong member',
      },
    ]);
    const [message] = await restaurant.db.query<{ message: { en: string; zh_CN: string } }>(sql`
      select message from notifications where id = ${`top-up-returned-${top_up.id}`}`);
    expect(message?.message.en).toMatch(/RM\s20\.00 was returned to you in cash/u);
    expect(message?.message.zh_CN).toContain('退还');
  });

  test('returns once, from one press, several at the same moment, or a new press', async () => {
    const { top_up } = await counter.topUp(2000);
    await counter.signIn('mei');
    const key = counter.press();
    const same = await Promise.all([1, 2, 3].map(() => codeFrom(counter.giveBack(top_up.id, key))));
    expect(same).toEqual(['OK', 'OK', 'OK']);
    expect(await stateFrom(counter.giveBack(top_up.id))).toBe('returned');
    expect((await walletOf(counter.member)).wallet).toBe(cents(0));
    expect(await drawer()).toHaveLength(2);
  });

  test('of two tablets at the same moment happens once', async () => {
    const { top_up } = await counter.topUp(2000);
    await counter.signIn('mei');
    const states = await Promise.all([1, 2].map(() => stateFrom(counter.giveBack(top_up.id))));
    expect(states.sort()).toEqual(['returned', 'returned now']);
  });

  test('ends the tier and the unused vouchers, and the tier before it applies again', async () => {
    await tierVoucherTerms(restaurant, 3, 2);
    await counter.topUp(50_000);
    restaurant.clock.set(NOON.add({ minutes: 1 }));
    await counter.signIn('mei');
    const { top_up, member } = await counter.topUp(100_000);
    expect(member).toMatchObject({ tier: { level_id: 3 } });
    expect(member.vouchers).toHaveLength(2);
    restaurant.clock.set(NOON.add({ minutes: 2 }));
    const result = await counter.giveBack(top_up.id);
    expect(result.member.tier.level_id).toBe(2);
    expect(result.member.vouchers).toEqual([]);
    expect(result.member.wallet).toBe(cents(50_000));
  });

  test('is rejected after the member has spent from the wallet', async () => {
    const { top_up } = await counter.topUp(2000);
    await counter.topUp(5000);
    await atCounter(restaurant, counter.member.id, { type: 'sales', amount: 10, reference: 'R-1' });
    await counter.signIn('mei');
    expect(await stateFrom(counter.giveBack(top_up.id))).toBe('spent');
    expect((await walletOf(counter.member)).wallet).toBe(cents(6990));
  });

  test('is rejected after a voucher of the tier was used', async () => {
    await tierVoucherTerms(restaurant, 2, 1);
    const { top_up } = await counter.topUp(50_000);
    await restaurant.db.execute(sql`
      update claimed_vouchers
      set status = 'USED', used_at = ${NOON}, used_at_branch = ${SS2}`);
    await counter.signIn('mei');
    expect(await stateFrom(counter.giveBack(top_up.id))).toBe('spent');
  });

  test('a return of another top-up is no spending', async () => {
    const first = await counter.topUp(2000);
    const second = await counter.topUp(3000);
    await counter.signIn('mei');
    await counter.giveBack(second.top_up.id);
    expect((await counter.giveBack(first.top_up.id)).member.wallet).toBe(cents(0));
  });

  test.each([
    ['2026-11-22T03:59', 'returned now'],
    ['2026-11-22T04:00', 'closed'],
  ])('knows the business day of a top-up of 23:30 at %s', async (time, state) => {
    restaurant.clock.set(at('2026-11-21T23:30'));
    await counter.signIn('mei');
    const { top_up } = await counter.topUp(2000);
    restaurant.clock.set(at(time));
    await counter.signIn('mei');
    expect(await stateFrom(counter.giveBack(top_up.id))).toBe(state);
  });

  test('needs an approval, which names the amount and works once', async () => {
    const { top_up } = await counter.topUp(2000);
    expect(await codeFrom(counter.giveBack(top_up.id))).toBe('APPROVAL_REQUIRED');
    const wrong = await counter.approval('returnCashTopUp', top_up.id, 1000);
    expect(await codeFrom(counter.giveBack(top_up.id, wrong))).toBe('APPROVAL_INVALID');
    const right = await counter.approval('returnCashTopUp', top_up.id, 2000);
    expect(await codeFrom(counter.giveBack(top_up.id, right))).toBe('OK');
    const rows = await restaurant.db.query(sql`
      select staff_id, approver_id, target_id, changes from staff_events
      where operation = 'returnCashTopUp'`);
    expect(rows).toEqual([
      {
        staff_id: 'ravi',
        approver_id: 'mei',
        target_id: top_up.id,
        changes: [
          { field: 'wallet', before: '20.00', after: '0.00' },
          { field: 'drawer_cash', before: null, after: 'main: -20.00' },
          { field: 'reason', before: null, after: 'Credited to the wrong member' },
        ],
      },
    ]);
  });

  test('a manager does not return a top-up of the own record', async () => {
    const { top_up } = await counter.topUp(2000);
    await addStaff(restaurant, {
      id: 'siti',
      role: 'manager',
      branches: [SS2],
      phone: '+60198765432',
    });
    await counter.sdk.signInWithPin({ body: { staff_id: 'siti', pin: PINS.manager } });
    expect(await codeFrom(counter.giveBack(top_up.id))).toBe('OWN_MEMBER_RECORD');
    expect((await walletOf(counter.member)).wallet).toBe(cents(2000));
  });

  test('returns NOT_FOUND for a top-up that was paid by card or does not exist', async () => {
    await counter.signIn('mei');
    expect(await codeFrom(counter.giveBack('no-such-top-up'))).toBe('NOT_FOUND');
  });

  test('the database rejects a second return', async () => {
    const { top_up } = await counter.topUp(2000);
    await counter.signIn('mei');
    await counter.giveBack(top_up.id);
    const again = restaurant.db.execute(sql`
      insert into cash_top_up_entries
        (company_id, top_up_id, kind, branch_id, drawer_id, amount, staff_id, reason, at)
      select company_id, top_up_id, kind, branch_id, drawer_id, amount, staff_id, reason, at
      from cash_top_up_entries where kind = 'returned'`);
    await expect(again).rejects.toThrow('cash_top_up_entries_pkey');
  });

  test.each(['cash_top_ups', 'cash_top_up_entries'])(
    'the database rejects changes of %s',
    async (table) => {
      await counter.topUp(2000);
      const change = (statement: string) =>
        restaurant.db.transaction((tx) => tx.script(statement)).catch(String);
      expect(await change(`update ${table} set branch_id = branch_id`)).toContain('append-only');
      expect(await change(`truncate ${table} cascade`)).toContain(`${table} is append-only`);
      expect(await change(`delete from ${table}`)).toContain('append-only');
    },
  );
});
