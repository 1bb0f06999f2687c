import { cents, type TransactionMonths } from '@claypot/sdk';
import { describe, expect, test } from 'vitest';
import { sql } from '../../../../platform/db/sql.ts';
import { beginWithMember } from '../../../../testing/begin-with-member.ts';
import { type Joined, joinMember } from '../../../../testing/join-member.ts';
import { addition, checkout, order } from '../../../../testing/ordering.ts';
import { at, NOON, type Restaurant } from '../../../../testing/restaurant.ts';
import { KLANG, SS2, seedCompany } from '../../../../testing/seed/seed.ts';
import { post, topUp, webhookOf } from '../../../../testing/wallet.ts';
import { addWalletEntry } from '../../wallet/wallet-entries.ts';

let restaurant: Restaurant;
let mei: Joined;
beginWithMember((begun) => {
  ({ restaurant, mei } = begun);
});

const paidIn = (amount: number, when: Temporal.Instant) =>
  restaurant.db.transaction((tx) =>
    addWalletEntry(
      tx,
      { memberId: mei.id, type: 'cash_topup', account: 'cash', amount: cents(amount) },
      when,
    ),
  );
const atBranch = (
  type: 'sales' | 'refund',
  amount: number,
  reference: string,
  when: Temporal.Instant,
  id = SS2,
) =>
  restaurant.db.transaction((tx) =>
    addWalletEntry(
      tx,
      {
        memberId: mei.id,
        type,
        account: 'counter',
        amount: cents(amount),
        branch: { id, reference },
      },
      when,
    ),
  );
const list = (startDate: string, endDate: string, sdk = mei.sdk) =>
  sdk.transactionHistoryList({ path: { customerId: mei.id }, body: { startDate, endDate } });
const detail = (id: string, sdk = mei.sdk) =>
  sdk.transactionHistoryDetails({ path: { id }, body: { customer_id: mei.id } });
const amounts = (months: TransactionMonths) =>
  Object.entries(months).map(([month, entries]) => [month, entries.map(({ amount }) => amount)]);

describe('wallet history', () => {
  test('is empty for a new member', async () => {
    expect(await list('2026-10-23', '2026-11-21')).toEqual({});
  });

  test('groups entries by month across a new year, newest first, in either language', async () => {
    await paidIn(10_000, at('2026-11-30T20:00'));
    await paidIn(2000, at('2026-12-31T23:59:59'));
    await atBranch('sales', -4680, 'A-1', at('2027-01-01T00:00'));
    await atBranch('refund', 1200, 'A-2', at('2027-01-02T13:00'), KLANG);
    const range = ['2026-11-30', '2027-01-02'] as const;
    expect(amounts(await list(...range))).toEqual([
      ['January 2027', [1200, 4680]],
      ['December 2026', [2000]],
      ['November 2026', [10_000]],
    ]);
    const chinese = await list(...range, restaurant.sdkOf('demo', 'zh_CN', mei.token));
    expect(Object.keys(chinese)).toEqual(['2027年1月', '2026年12月', '2026年11月']);
    expect(chinese['2027年1月']).toMatchObject([
      { type: 'refund', branch_name: `中文${KLANG}`, created_date: '2027-01-02T13:00:00+08:00' },
      { type: 'sales', branch_name: `中文${SS2}` },
    ]);
    expect(chinese['2026年12月']).toMatchObject([{ type: 'cash_topup', branch_name: null }]);
  });

  test('includes both days of the range to the second, and no other entries', async () => {
    await paidIn(100, at('2026-11-19T23:59:59'));
    await paidIn(200, at('2026-11-20T00:00'));
    await paidIn(300, at('2026-11-21T23:59:59'));
    await paidIn(400, at('2026-11-22T00:00'));
    expect(amounts(await list('2026-11-20', '2026-11-21'))).toEqual([
      ['November 2026', [300, 200]],
    ]);
  });

  test('uses the company’s time zone', async () => {
    await seedCompany(restaurant.db, 'harbour', 'America/St_Johns');
    const aisyah = await joinMember(restaurant, '+60198765432', { company: 'harbour' });
    await restaurant.db.transaction((tx) =>
      addWalletEntry(
        tx,
        { memberId: aisyah.id, type: 'cash_topup', account: 'cash', amount: cents(100) },
        at('2026-12-01T11:29:59'),
      ),
    );
    const path = { customerId: aisyah.id };
    const body = { startDate: '2026-11-30', endDate: '2026-11-30' };
    expect(await aisyah.sdk.transactionHistoryList({ path, body })).toMatchObject({
      'November 2026': [{ created_date: '2026-11-30T23:59:59-03:30' }],
    });
  });

  test.each([
    ['2026-11-21', '2026-11-20', 'body.endDate'],
    ['2016-11-20', '2026-11-21', 'body.startDate'],
    ['2026-02-30', '2026-11-21', 'body.startDate'],
  ])('returns 400 with the invalid field for %s to %s', async (startDate, endDate, path) => {
    await expect(list(startDate, endDate)).rejects.toMatchObject({
      status: 400,
      code: 'INVALID_REQUEST',
      data: { path },
    });
  });

  test('accepts 5,000 entries in ten years, and rejects 5,001', async () => {
    const insert = (count: number) =>
      restaurant.db.execute(sql`
        insert into wallet_entries (member_id, company_id, type, account, amount, created_at)
        select ${mei.id}, 'demo', 'cash_topup', 'cash', 100,
          ${NOON}::timestamptz - n * interval '17 hours'
        from generate_series(1, ${count}::integer) as n`);
    await insert(5000);
    const months = await list('2016-11-21', '2026-11-21');
    expect(Object.values(months).flat()).toHaveLength(5000);
    expect(Object.keys(months)).toHaveLength(117);
    await insert(1);
    await expect(list('2016-11-21', '2026-11-21')).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      data: { path: 'body.startDate' },
    });
    expect(Object.keys(await list('2026-10-23', '2026-11-21'))).toHaveLength(2);
  });
});

describe('wallet entry', () => {
  const newest = async () => {
    const months = await list('2026-11-21', '2026-11-21');
    return Object.values(months).flat()[0]?.id ?? '';
  };

  test('shows the balance after it and the branch', async () => {
    await paidIn(5000, NOON);
    await atBranch('sales', -1800, 'SS2-261121-0007', NOON);
    const id = await newest();
    await atBranch('sales', -200, 'SS2-261121-0008', NOON.add({ minutes: 1 }));
    expect(await detail(id)).toEqual({
      id,
      type: 'sales',
      amount: 1800,
      created_date: '2026-11-21T12:00:00+08:00',
      branch_name: SS2,
      topup_transaction_id: null,
      sales_order_id: null,
      sales_order_tx_id: 'SS2-261121-0007',
      company_id: 'demo',
      state: 'COMPLETED',
      balance: 3200,
      level_name: null,
    });
  });

  const credit = async (amount: number, key: string) => {
    const topUpRow = await topUp(mei, amount, key);
    await post(restaurant, await webhookOf(restaurant, topUpRow));
    return topUpRow;
  };

  test('shows a top-up’s number and the tier that it reached or renewed', async () => {
    const gold = await credit(100_000, 'the-first-key-of-all');
    expect(await detail(await newest())).toMatchObject({
      type: 'topup',
      amount: 100_000,
      branch_name: null,
      topup_transaction_id: gold.topup_transaction_id,
      sales_order_tx_id: null,
      balance: 100_000,
      level_name: 'tier 3',
    });
    restaurant.clock.set(NOON.add({ minutes: 1 }));
    await credit(100_000, 'the-second-key-of-all');
    expect(await detail(await newest())).toMatchObject({ level_name: 'tier 3' });
    restaurant.clock.set(NOON.add({ minutes: 2 }));
    await credit(50_000, 'the-third-key-of-all');
    const before = await detail(await newest());
    expect(before).toMatchObject({ balance: 250_000, level_name: null });
  });

  test('shows the top-up’s number and no tier when a branch reversed the top-up', async () => {
    const { id: topUpId, topup_transaction_id } = await credit(50_000, 'the-first-key-of-all');
    const debited = {
      memberId: mei.id,
      type: 'sales',
      account: 'cash',
      amount: cents(-50_000),
      topUpId,
    } as const;
    const later = NOON.add({ minutes: 1 });
    await restaurant.db.transaction((tx) => addWalletEntry(tx, debited, later));
    expect(await detail(await newest())).toMatchObject({
      type: 'sales',
      topup_transaction_id,
      balance: 0,
      level_name: null,
    });
  });

  test('links to the order that it refunds', async () => {
    await mei.sdk.cartCreate({ body: addition(mei.identity) });
    const { id: orderId } = await order(mei, checkout({ ...mei.identity, total_point_get: 22 }));
    const givenBack = {
      memberId: mei.id,
      type: 'refund',
      account: 'counter',
      amount: cents(1890),
      orderId,
    } as const;
    await restaurant.db.transaction((tx) => addWalletEntry(tx, givenBack, NOON));
    expect(await detail(await newest())).toMatchObject({
      type: 'refund',
      sales_order_id: orderId,
      sales_order_tx_id: expect.stringMatching(/^CP-261121-/),
    });
  });

  test.each(['tx_999999', 'tx_0', 'tx_1e3', 'tx_99999999999999999999', 'somebody-elses'])(
    'returns 404 for %s',
    async (id) => {
      await expect(detail(id)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
    },
  );
});
