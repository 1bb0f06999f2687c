import { cents } from '@claypot/sdk';
import { errorDataOf } from '@claypot/sdk/counter';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../platform/db/sql.ts';
import { joinMember } from '../../../../testing/join-member.ts';
import { codeFrom } from '../../../../testing/refunds.ts';
import { at, openRestaurant, type Restaurant } from '../../../../testing/restaurant.ts';
import { KLANG, SS2 } from '../../../../testing/seed/seed.ts';
import { tierVoucherTerms } from '../../../../testing/vouchers.ts';
import { walletOf } from '../../../../testing/wallet.ts';
import { creditCashTopUp } from '../top-ups/credit-cash-top-up.ts';
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

const entries = () =>
  restaurant.db.query(sql`
    select type, account, amount, balance, branch_id from wallet_entries order by position`);
const topUps = () => restaurant.db.query(sql`select top_up_id from cash_top_up_entries`);
const credit = (amount: number, balance = amount) => ({
  type: 'cash_topup',
  account: 'cash',
  amount,
  balance,
  branch_id: SS2,
});

describe('cashTopUp', () => {
  test('credits the wallet and returns the change and the card', async () => {
    const { top_up, member } = await counter.topUp(2000, { cash_received: cents(5000) });
    expect(top_up).toMatchObject({
      amount: cents(2000),
      cash_received: cents(5000),
      change: cents(3000),
      staff_name: 'Staff ravi',
      approver_name: null,
      tier: null,
      state: 'credited',
    });
    expect(member).toMatchObject({ id: counter.member.id, wallet: cents(2000) });
    expect(member.cash_top_ups).toEqual([top_up]);
    expect(await entries()).toEqual([credit(2000)]);
    expect(await walletOf(counter.member)).toMatchObject({ wallet: cents(2000) });
  });

  test('appears in the member’s history with number and tier', async () => {
    const { top_up } = await counter.topUp(50_000);
    const months = await counter.member.sdk.transactionHistoryList({
      path: { customerId: counter.member.id },
      body: { startDate: '2026-11-01', endDate: '2026-11-30' },
    });
    const [entry] = Object.values(months).flat();
    expect(entry).toMatchObject({ type: 'cash_topup', amount: cents(50_000) });
    const details = await counter.member.sdk.transactionHistoryDetails({
      path: { id: entry?.id ?? '' },
      body: { customer_id: counter.member.id },
    });
    expect(details).toMatchObject({
      topup_transaction_id: top_up.reference,
      level_name: 'tier 2',
    });
  });

  test.each([
    [1000, 'OK'],
    [995, 'TOP_UP_AMOUNT'],
    [1001, 'INVALID_REQUEST'],
    [500_005, 'TOP_UP_AMOUNT'],
    [500_000, 'LIMIT_EXCEEDED'],
    [200_000, 'OK'],
    [200_005, 'LIMIT_EXCEEDED'],
  ])('of %i sen returns %s', async (amount, code) => {
    expect(await codeFrom(counter.topUp(amount))).toBe(code);
    expect(await topUps()).toHaveLength(code === 'OK' ? 1 : 0);
  });

  test('returns what is missing when the cash is less than the amount', async () => {
    const error = await counter
      .topUp(2000, { cash_received: cents(1500) })
      .catch((cause: unknown) => cause);
    expect(errorDataOf(error, 'CASH_TOO_LITTLE')).toEqual({ missing: cents(500) });
    expect(await entries()).toEqual([]);
  });

  test('credits once when one press is sent several times at the same moment, or again', async () => {
    const key = counter.press();
    const results = await Promise.all(
      Array.from({ length: 6 }, () => counter.topUp(2000, {}, key)),
    );
    expect(new Set(results.map(({ top_up }) => top_up.id)).size).toBe(1);
    expect((await counter.topUp(2000, {}, key)).top_up.id).toBe(results[0]?.top_up.id);
    expect(await entries()).toEqual([credit(2000)]);
    expect(await codeFrom(counter.topUp(2500, {}, key))).toBe('IDEMPOTENCY_CONFLICT');
  });

  test('a repeated press after the wallet was spent returns the present state', async () => {
    const key = counter.press();
    await counter.topUp(2000, {}, key);
    await restaurant.db.execute(sql`
      insert into wallet_entries (company_id, member_id, type, account, amount, created_at)
      values ('demo', ${counter.member.id}, 'sales', 'counter', -500, ${restaurant.clock.now()})`);
    const { top_up, member } = await counter.topUp(2000, {}, key);
    expect(top_up.state).toBe('spent');
    expect(member.wallet).toBe(cents(1500));
  });

  test('gives the tier and its vouchers once, at RM 500 and at RM 1,000', async () => {
    await tierVoucherTerms(restaurant, 2, 2);
    const key = counter.press();
    const below = await counter.topUp(49_995);
    expect(below.top_up.tier).toBeNull();
    const { top_up, member } = await counter.topUp(50_000, {}, key);
    await counter.topUp(50_000, {}, key);
    expect(top_up.tier).toEqual({
      level_name: 'tier 2',
      change: 'reached',
      valid_until: '2027-11-21T23:59:59+08:00',
      voucher_count: 2,
    });
    expect(member.tier).toMatchObject({ level_id: 2, discount_percent: 5 });
    expect((await counter.card()).vouchers.map(({ name }) => name)).toEqual([
      'of-level-2',
      'of-level-2',
    ]);
    const gold = await counter.topUp(100_000);
    expect(gold.top_up.tier).toMatchObject({ level_name: 'tier 3', change: 'reached' });
    expect((await counter.card()).tier.level_id).toBe(3);
  });

  test('notifies the member in both languages', async () => {
    await counter.topUp(50_000);
    const rows = await restaurant.db.query(sql`
      select message, about_kind from notifications where member_id = ${counter.member.id}`);
    expect(rows).toEqual([
      {
        about_kind: 'wallet',
        message: {
          en: expect.stringMatching(/^RM\s500\.00 is in your wallet\./u),
          zh_CN: expect.stringContaining('已存入您的钱包'),
        },
      },
    ]);
  });

  test('records the person, the wallet before and after, and the cash', async () => {
    const { top_up } = await counter.topUp(2000, { cash_received: cents(5000) });
    const [row] = await restaurant.db.query(sql`
      select staff_id, approver_id, branch_id, target_id, changes from staff_events
      where operation = 'cashTopUp'`);
    expect(row).toEqual({
      staff_id: 'ravi',
      approver_id: null,
      branch_id: SS2,
      target_id: counter.member.id,
      changes: [
        { field: 'wallet', before: '0.00', after: '20.00' },
        { field: 'drawer_cash', before: null, after: 'main: 20.00' },
        { field: 'top_up', before: null, after: top_up.id },
      ],
    });
  });

  test('returns NOT_FOUND for an unknown member and INVALID_REQUEST for an unknown drawer', async () => {
    const body = {
      branch_id: SS2,
      drawer_id: null,
      amount: cents(2000),
      cash_received: cents(2000),
    };
    const unknown = counter.sdk.cashTopUp({
      path: { id: 'no-such-member' },
      headers: counter.press(),
      body,
    });
    expect(await codeFrom(unknown)).toBe('NOT_FOUND');
    expect(await codeFrom(counter.topUp(2000, { drawer_id: 'bar' }))).toBe('INVALID_REQUEST');
    expect(await codeFrom(counter.topUp(2000, { branch_id: KLANG }))).toBe('NOT_FOUND');
  });

  test('needs a drawer when the branch has several', async () => {
    await restaurant.db.execute(sql`
      insert into drawers (company_id, branch_id, id, name, created_at)
      select 'demo', ${SS2}, id, id, ${restaurant.clock.now()}
      from unnest(array['bar', 'till']) as t(id)`);
    expect(await codeFrom(counter.topUp(2000))).toBe('INVALID_REQUEST');
    await counter.topUp(2000, { drawer_id: 'bar' });
    expect(await restaurant.db.query(sql`select drawer_id from cash_top_up_entries`)).toEqual([
      { drawer_id: 'bar' },
    ]);
  });
});

test('creditCashTopUp takes another number when the first one is taken', async () => {
  const { top_up } = await counter.topUp(2000);
  const numbers = [top_up.reference, 'TU-261121-7F3K9Q'];
  const topUp = {
    id: 'the-second-top-up',
    companyId: 'demo',
    memberId: counter.member.id,
    branchId: SS2,
    drawerId: 'main',
    key: 'a-key-of-the-second-top-up',
    amount: cents(1000),
    received: cents(1000),
    businessDay: Temporal.PlainDate.from('2026-11-21'),
    staffId: 'ravi',
    approverId: null,
    zone: 'Asia/Kuala_Lumpur',
  };
  await restaurant.db.transaction((tx) =>
    creditCashTopUp(tx, topUp, () => numbers.shift() ?? '', restaurant.clock.now()),
  );
  const { cash_top_ups } = await counter.card();
  expect(cash_top_ups.map(({ reference }) => reference).toSorted()).toEqual(
    [top_up.reference, 'TU-261121-7F3K9Q'].toSorted(),
  );
});

describe('limits per member and day', () => {
  test('the fourth top-up needs an approval, which works once and is recorded', async () => {
    for (let n = 0; n < 3; n += 1) await counter.topUp(1000);
    const error = await counter.topUp(1000).catch((cause: unknown) => cause);
    expect(errorDataOf(error, 'LIMIT_EXCEEDED')).toEqual({
      max_count: 3,
      count: 3,
      max_amount: cents(200_000),
      amount: cents(3000),
    });
    const approved = await counter.approval('cashTopUp', counter.member.id, 1000);
    const { top_up } = await counter.topUp(1000, {}, approved);
    expect(top_up.approver_name).toBe('Staff mei');
    expect(await codeFrom(counter.topUp(1000, {}, approved))).toBe('APPROVAL_INVALID');
    const [row] = await restaurant.db.query(sql`
      select staff_id, approver_id from staff_events
      where operation = 'cashTopUp' order by position desc limit 1`);
    expect(row).toEqual({ staff_id: 'ravi', approver_id: 'mei' });
  });

  test('the same press works after the approval', async () => {
    const key = counter.press();
    expect(await codeFrom(counter.topUp(300_000, {}, key))).toBe('LIMIT_EXCEEDED');
    const approved = await counter.approval('cashTopUp', counter.member.id, 300_000);
    expect(await codeFrom(counter.topUp(300_000, {}, { ...key, ...approved }))).toBe('OK');
  });

  test('an approval of another amount or member is not accepted', async () => {
    const other = await counter.approval('cashTopUp', counter.member.id, 290_000);
    expect(await codeFrom(counter.topUp(300_000, {}, other))).toBe('APPROVAL_INVALID');
    const stranger = await counter.approval('cashTopUp', 'another-member', 300_000);
    expect(await codeFrom(counter.topUp(300_000, {}, stranger))).toBe('APPROVAL_INVALID');
    expect(await topUps()).toEqual([]);
  });

  test('a manager needs no approval', async () => {
    await counter.signIn('mei');
    expect((await counter.topUp(300_000)).top_up.approver_name).toBeNull();
  });

  test('two tablets at the same moment do not exceed them together', async () => {
    await restaurant.db.execute(sql`update companies set cash_top_up_count = 1`);
    const codes = await Promise.all([1, 2, 3].map(() => codeFrom(counter.topUp(1000))));
    expect(codes.sort()).toEqual(['LIMIT_EXCEEDED', 'LIMIT_EXCEEDED', 'OK']);
  });

  test('begin again at 04:00', async () => {
    await restaurant.db.execute(sql`update companies set cash_top_up_count = 1`);
    restaurant.clock.set(at('2026-11-22T03:50'));
    await counter.signIn('ravi');
    await counter.topUp(1000);
    expect(await codeFrom(counter.topUp(1000))).toBe('LIMIT_EXCEEDED');
    restaurant.clock.set(at('2026-11-22T04:00'));
    expect(await codeFrom(counter.topUp(1000))).toBe('OK');
  });
});

describe('own record', () => {
  test('a manager does not top up the own wallet', async () => {
    const own = await joinMember(restaurant, '+60123456789');
    await counter.signIn('mei');
    const call = counter.sdk.cashTopUp({
      path: { id: own.id },
      headers: counter.press(),
      body: { branch_id: SS2, drawer_id: null, amount: cents(2000), cash_received: cents(2000) },
    });
    expect(await codeFrom(call)).toBe('OWN_MEMBER_RECORD');
    expect(await topUps()).toEqual([]);
  });

  test('a manager does not approve a top-up of the own wallet', async () => {
    const own = await joinMember(restaurant, '+60123456789');
    const approved = await counter.approval('cashTopUp', own.id, 300_000);
    const call = counter.sdk.cashTopUp({
      path: { id: own.id },
      headers: { ...counter.press(), ...approved },
      body: {
        branch_id: SS2,
        drawer_id: null,
        amount: cents(300_000),
        cash_received: cents(300_000),
      },
    });
    expect(await codeFrom(call)).toBe('OWN_MEMBER_RECORD');
    expect(await topUps()).toEqual([]);
  });
});
