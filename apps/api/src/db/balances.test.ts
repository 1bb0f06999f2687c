import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Before, openBefore } from '../testing/before-migration.ts';
import { seedCompany } from '../testing/seed.ts';
import { sql } from './sql.ts';
import type { TestDb } from './testing.ts';

const LAST = '0022_balances.sql';

let before: Before;
let db: TestDb;

beforeAll(async () => {
  before = await openBefore(LAST);
  db = before.db;
  await seedCompany(db, 'demo');
  await db.transaction((tx) => tx.script(BEFORE));
  expect(await before.migrate()).toEqual([LAST]);
});
afterAll(() => before.close());

/** Entries of two members, in turns. */
const BEFORE = `
  insert into members (id, company_id, phone_no, password_hash, member_no, created_at, login_at)
    select 'm' || n, 'demo', '+6011111111' || n, '$argon2id$', '000000000' || n, '2026-01-01',
      '2026-06-01'
    from generate_series(1, 3) as n;
  insert into point_entries (member_id, type, amount, created_at)
    values ('m1', 'sign_up_reward', 100, '2026-03-01'), ('m2', 'dine_in', 7, '2026-03-01'),
      ('m1', 'voucher_redeem', -30, '2026-03-02'), ('m2', 'dine_in', 5, '2026-03-02');
  insert into wallet_entries (member_id, company_id, type, account, amount, created_at)
    values ('m1', 'demo', 'cash_topup', 'cash', 5000, '2026-03-01'),
      ('m1', 'demo', 'sales', 'counter', -1200, '2026-03-02');`;

const enter = (member: string, amount: number) =>
  db.execute(sql`
    insert into point_entries (member_id, type, amount, created_at)
    values (${member}, 'refund', ${amount}, '2026-11-21T00:00:00Z')`);

it('gives each entry that is there the sum so far', async () => {
  const points = sql`select member_id, amount, balance from point_entries order by member_id, position`;
  expect(await db.query(points)).toEqual([
    { member_id: 'm1', amount: 100, balance: 100 },
    { member_id: 'm1', amount: -30, balance: 70 },
    { member_id: 'm2', amount: 7, balance: 7 },
    { member_id: 'm2', amount: 5, balance: 12 },
  ]);
  expect(await db.query(sql`select balance from wallet_entries order by position`)).toEqual([
    { balance: 5000 },
    { balance: 3800 },
  ]);
});

it('goes on from there, and from nothing for who has no entry', async () => {
  await enter('m2', -12);
  await enter('m3', 4);
  const last = sql`
    select balance from point_entries where member_id = any(${['m2', 'm3']}) order by position desc limit 2`;
  expect(await db.query(last)).toEqual([{ balance: 4 }, { balance: 0 }]);
  await expect(enter('m2', -1)).rejects.toMatchObject({
    constraint: 'point_entries_not_below_zero',
  });
});

it('leaves the ledgers append-only', async () => {
  for (const change of [
    sql`update point_entries set balance = 1`,
    sql`delete from wallet_entries`,
  ]) {
    await expect(db.execute(change)).rejects.toThrow('append-only');
  }
});

it('keeps no balance but that sum, whoever says another', async () => {
  await db.execute(sql`
    insert into point_entries (member_id, type, amount, balance, created_at)
    values ('m3', 'refund', 1, 1000, '2026-11-21T00:00:00Z')`);
  const last = sql`select balance from point_entries where member_id = 'm3' order by position desc limit 1`;
  expect(await db.one(last)).toEqual({ balance: 5 });
});
