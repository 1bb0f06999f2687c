import { join } from 'node:path';
import type { TransactionDetail } from '@claypot/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importRestaurant } from '../import/import-restaurant.ts';
import { sql } from '../platform/db/sql.ts';
import { NOON, openRestaurant, type Restaurant } from '../testing/restaurant.ts';
import { seedCompany } from '../testing/seed/seed.ts';
import { DEMO_MEMBERS, DEMO_PASSWORD, type DemoMember } from './demo-members.ts';
import { findDemoSignIns } from './demo-sign-ins.ts';
import { writeDemoMembers } from './write-demo-members.ts';

const FOLDER = join(import.meta.dirname, '../../demo');

let restaurant: Restaurant;
let companyId: string;
beforeAll(async () => {
  restaurant = await openRestaurant((db) => importRestaurant(db, FOLDER));
  expect(await writeDemoMembers(restaurant.db, NOON)).toBe(true);
  await restaurant.db.snapshot();
  companyId = (await restaurant.sdk.companyInfo({ body: { subdomain: 'demo' } })).id;
});
afterAll(() => restaurant.close());

async function enter(phone: string, password = DEMO_PASSWORD) {
  const body = { company_id: companyId, phone_no: phone, password };
  const user = await restaurant.sdk.authLogin({ body });
  return { user, sdk: restaurant.sdkOf('demo', 'en', user.api_token) };
}
const TEN_YEARS = { startDate: '2016-11-21', endDate: '2026-11-21' };

/** Calculates a member's expected wallet, points and history from the story alone. */
function reckon({ story }: DemoMember) {
  const signed = story.transactions.map(({ type, amount }) =>
    type === 'sales' ? -amount : amount,
  );
  const meals = story.transactions.filter(({ type }) => type === 'sales');
  return {
    wallet: signed.reduce((sum, each) => sum + each, 0),
    point: meals.reduce((sum, { amount }) => sum + Math.floor(amount / 100), 100),
    kinds: story.transactions.map(({ type, amount }) => `${type} ${amount}`).sort(),
  };
}

describe('demo members', () => {
  it('lists a sign-in for one member of each kind', async () => {
    const signIns = await findDemoSignIns(restaurant.db);
    const loginResults = await Promise.all(
      signIns.map(async ({ phone, password }) => {
        const { user } = await enter(phone, password);
        const { level_id, leveling, wallet, is_tier_remind } = user;
        return [level_id, wallet, leveling.is_freeze_tier, is_tier_remind];
      }),
    );
    expect(loginResults).toEqual([
      [1, 0, 1, 0],
      [1, 600, 1, 0],
      [2, 32_620, 0, 0],
      [2, 2480, 0, 1],
      [3, 77_860, 0, 0],
    ]);
  });

  it('gives vouchers on joining and for each tier, and returns their number', async () => {
    const tiers = await restaurant.sdk.tierList({ body: { company_id: companyId } });
    expect(tiers.map((tier) => [tier.voucher_count, tier.voucher_worth])).toEqual([
      [4, 3000],
      [16, 50_000],
      [32, 120_000],
    ]);
    const voucherCounts = await restaurant.db.query(sql`
      select m.phone_no, count(*) as vouchers from claimed_vouchers v
      join members m on m.company_id = v.company_id and m.id = v.member_id group by m.phone_no
      order by m.phone_no`);
    expect(voucherCounts).toEqual(
      [4, 4, 4 + 16, 4 + 16, 4 + 16 + 32].map((vouchers, index) => ({
        phone_no: DEMO_MEMBERS[index]?.phone,
        vouchers,
      })),
    );
  });

  it('includes a member with enough and one with too few points to redeem at checkout', async () => {
    const { max_discount_point: least } = await restaurant.sdk.companyInfo({
      body: { subdomain: 'demo' },
    });
    const points = await Promise.all(
      DEMO_MEMBERS.map(async ({ slug, phone }) => [slug, (await enter(phone)).user.point] as const),
    );
    expect(points.filter(([, point]) => point >= least)).toEqual([
      ['silver', 2323],
      ['silver-ends-soon', 671],
      ['gold', 1230],
    ]);
    expect(points.filter(([, point]) => point < least)).toEqual([
      ['regular', 100],
      ['regular-frozen', 143],
    ]);
  });

  it('leaves only recent notifications unread', async () => {
    const { user, sdk } = await enter('+60193000003');
    const notifications = await sdk.notifications({ path: { id: user.id } });
    expect(notifications.length).toBeGreaterThan(5);
    expect(await sdk.unreadCount({ path: { userId: user.id } })).toBe(1);
  });

  it('writes nothing when the company already has members', async () => {
    const { db } = restaurant;
    const count = () => db.one(sql`select count(*) as entries from wallet_entries`);
    const before = await count();
    expect(await writeDemoMembers(db, NOON.add({ hours: 24 }))).toBe(false);
    expect(await count()).toEqual(before);
  });

  it('writes nothing when another company exists', async () => {
    const { db } = restaurant;
    await db.execute(sql`update companies set subdomain = 'elsewhere'`);
    expect(await writeDemoMembers(db, NOON)).toBe(false);
    await seedCompany(db, 'demo');
    expect(await writeDemoMembers(db, NOON)).toBe(false);
    await db.reset();
  });
});

describe.each(DEMO_MEMBERS)('demo member: $label', (member) => {
  const expected = reckon(member);

  it('has the wallet, points and history that the story implies', async () => {
    const { user, sdk } = await enter(member.phone);
    expect([user.wallet, user.point]).toEqual([expected.wallet, expected.point]);
    const path = { customerId: user.id };
    const months = await sdk.transactionHistoryList({ path, body: TEN_YEARS });
    const entries = Object.values(months).flat();
    expect(entries.map(({ type, amount }) => `${type} ${amount}`).sort()).toEqual(expected.kinds);
  });

  it('has running balances that are consistent and never negative', async () => {
    const { user, sdk } = await enter(member.phone);
    const path = { customerId: user.id };
    const months = await sdk.transactionHistoryList({ path, body: TEN_YEARS });
    let balance = 0;
    for (const entry of Object.values(months).flat().reverse()) {
      balance += entry.type === 'sales' ? -entry.amount : entry.amount;
      const of = { path: { id: entry.id }, body: { customer_id: user.id } };
      const detail = await sdk.transactionHistoryDetails(of);
      expect(balance).toBeGreaterThanOrEqual(0);
      expect(detail).toMatchObject(entry);
      expect(detail.balance).toBe(balance);
      expectNumber(detail);
    }
    expect(balance).toBe(expected.wallet);
  });
});

/**
 * Every transaction has a number, and every transaction except a card top-up has a branch. Only a
 * card top-up of at least RM500 has a tier name.
 */
function expectNumber(detail: TransactionDetail): void {
  const { type, topup_transaction_id, sales_order_tx_id, branch_name, level_name } = detail;
  const isTopUp = type === 'topup' || type === 'cash_topup';
  expect([topup_transaction_id !== null, sales_order_tx_id !== null]).toEqual([isTopUp, !isTopUp]);
  expect(branch_name === null).toBe(type === 'topup');
  const makesTier = type === 'topup' && detail.amount >= 50_000;
  expect(level_name !== null).toBe(makesTier);
}
