import { describe, expect, test } from 'vitest';
import { sql } from '../../../../platform/db/sql.ts';
import { beginWithMember } from '../../../../testing/begin-with-member.ts';
import type { Joined } from '../../../../testing/join-member.ts';
import { decide } from '../../../../testing/ordering.ts';
import type { Restaurant } from '../../../../testing/restaurant.ts';
import { tierVoucherTerms } from '../../../../testing/vouchers.ts';
import {
  atCounter,
  payIn,
  post,
  topUp,
  topUpOf,
  walletOf,
  webhookOf,
} from '../../../../testing/wallet.ts';

/** Regression tests for wallet bugs of other products, from their public issue threads. */
let restaurant: Restaurant;
let mei: Joined;
beginWithMember((begun) => {
  ({ restaurant, mei } = begun);
});

const entries = () =>
  restaurant.db.query(sql`select type, account, amount from wallet_entries order by position`);
const grants = () =>
  restaurant.db.query(sql`select level_id, change from tier_grants order by change`);
const claimedCount = async () =>
  (await restaurant.db.query(sql`select id from claimed_vouchers`)).length;
const messages = async () =>
  (await mei.sdk.notifications({ path: { id: mei.id } })).map(({ message }) => message);

test('credits a top-up once when it is settled twice within milliseconds (getlago/lago-api#3618)', async () => {
  await tierVoucherTerms(restaurant, 2, 16);
  const topUpRow = await topUp(mei, 50_000);
  const first = await webhookOf(restaurant, topUpRow);
  const events = ['charge.succeeded', 'intent.succeeded', 'session.completed', 'invoice.paid'];
  const effects = await Promise.all([
    ...events.map((event_id) => post(restaurant, { ...first, event_id })),
    // Meanwhile the member cancels the top-up and queries it.
    mei.sdk.walletTopupCancel({ path: { id: topUpRow.id }, body: { customer_id: mei.id } }).then(
      () => 'cancelled',
      () => 'rejected',
    ),
    topUpOf(mei, topUpRow).then(() => 'seen'),
  ]);
  expect(effects.filter((effect) => effect === 'applied')).toHaveLength(1);
  expect(await entries()).toEqual([{ type: 'topup', account: 'card', amount: 50_000 }]);
  expect(await grants()).toEqual([{ level_id: 2, change: 'reached' }]);
  expect(await claimedCount()).toBe(16);
  expect(await messages()).toHaveLength(1);
});

test('rejects spending one wallet twice from two tabs (spree/spree#11284)', async () => {
  await payIn(restaurant, mei.id, 5000);
  const spend = (reference: string) =>
    atCounter(restaurant, mei.id, { type: 'sales', amount: 3000, reference });
  const ends = await Promise.allSettled(['R-1', 'R-2', 'R-3'].map(spend));
  const rejected = ends.filter(({ status }) => status === 'rejected');
  expect(rejected).toHaveLength(2);
  for (const { reason } of rejected as PromiseRejectedResult[]) {
    expect(reason).toMatchObject({ constraint: 'wallet_entries_not_below_zero' });
  }
  expect(await walletOf(mei)).toMatchObject({ wallet: 2000 });
});

describe('refund', () => {
  const refund = (reference: string) =>
    atCounter(restaurant, mei.id, { type: 'refund', amount: 1200, reference });

  test('is credited once, however often the branch sends it (solidusio/solidus#3989)', async () => {
    const results = await Promise.all([refund('R-1'), refund('R-1'), refund('R-1')]);
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await refund('R-1')).toBe(false);
    expect(await refund('R-2')).toBe(true);
    expect(await walletOf(mei)).toMatchObject({ wallet: 2400 });
  });

  test('adds a separate entry when it has the reference of a sale', async () => {
    await payIn(restaurant, mei.id, 1200);
    await atCounter(restaurant, mei.id, { type: 'sales', amount: 1200, reference: 'R-1' });
    expect(await refund('R-1')).toBe(true);
    expect(await walletOf(mei)).toMatchObject({ wallet: 1200 });
  });
});

test('applies a resent sale once, even if the wallet is empty by then', async () => {
  await payIn(restaurant, mei.id, 3000);
  const sale = { type: 'sales', amount: 3000, reference: 'R-1' } as const;
  const sent = await Promise.all([1, 2, 3].map(() => atCounter(restaurant, mei.id, sale)));
  expect(sent.filter(Boolean)).toHaveLength(1);
  expect(await walletOf(mei)).toMatchObject({ wallet: 0 });
});

test('makes two payments, extends the tier by one year and grants vouchers twice for two concurrent RM500 top-ups', async () => {
  const [one, two] = await Promise.all([
    topUp(mei, 50_000, 'key-of-the-first-tab'),
    topUp(mei, 50_000, 'key-of-the-second-tab'),
  ]);
  expect(one.id).not.toBe(two.id);
  await tierVoucherTerms(restaurant, 2, 16);
  await Promise.all([decide(restaurant, one, 'approved'), decide(restaurant, two, 'approved')]);
  expect(await walletOf(mei)).toMatchObject({
    wallet: 100_000,
    level_id: 2,
    expired_at: '2027-11-21T23:59:59+08:00',
  });
  expect(await grants()).toEqual([
    { level_id: 2, change: 'reached' },
    { level_id: 2, change: 'renewed' },
  ]);
  const paid = [await topUpOf(mei, one), await topUpOf(mei, two)];
  expect(paid.map(({ wallet }) => wallet).sort()).toEqual([100_000, 50_000]);
  expect(paid.map(({ tier }) => tier?.voucher_count)).toEqual([16, 16]);
  expect(await claimedCount()).toBe(32);
  expect(await messages()).toContain(
    'RM\u00a0500.00 is in your wallet. Your tier is tier 2 until 21 Nov 2027. 16 vouchers came with it.',
  );
});

test('never leaves a negative balance when concurrent entries wait for each other', async () => {
  await payIn(restaurant, mei.id, 1000);
  for (let round = 0; round < 10; round += 1) {
    const purchase = { type: 'sales', amount: 1500, reference: `S-${round}` } as const;
    const back = { type: 'refund', amount: 1500, reference: `B-${round}` } as const;
    await Promise.allSettled([purchase, back].map((entry) => atCounter(restaurant, mei.id, entry)));
  }
  const lowest = await restaurant.db.one(sql`
    select min(balance) >= 0 as holds from (
      select sum(amount) over (order by position) as balance from wallet_entries
    ) as running`);
  expect(lowest).toEqual({ holds: true });
});
