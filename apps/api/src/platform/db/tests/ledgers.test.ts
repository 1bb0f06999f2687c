import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { seedCompany } from '../../../testing/seed/seed.ts';
import { sql } from '../sql.ts';
import { openTestDb, type TestDb } from '../testing/open-test-db.ts';

let db: TestDb;

beforeAll(async () => {
  db = await openTestDb();
  await seedCompany(db, 'demo');
  await db.transaction((tx) => tx.script(MEMBERS));
  await db.snapshot();
});
beforeEach(() => db.reset());
afterAll(() => db.close());

/** Three members; the first two have interleaved entries. */
const MEMBERS = `
  insert into members (company_id, id, phone_no, password_hash, member_no, created_at, login_at)
    select 'demo', 'm' || n, '+6011111111' || n, '$argon2id$', '000000000' || n, '2026-01-01',
      '2026-06-01'
    from generate_series(1, 3) as n;
  insert into point_entries (company_id, member_id, type, amount, created_at)
    values ('demo', 'm1', 'sign_up_reward', 100, '2026-03-01'),
      ('demo', 'm2', 'dine_in', 7, '2026-03-01'),
      ('demo', 'm1', 'voucher_redeem', -30, '2026-03-02'),
      ('demo', 'm2', 'dine_in', 5, '2026-03-02');
  insert into wallet_entries (company_id, member_id, type, account, amount, created_at)
    values ('demo', 'm1', 'cash_topup', 'cash', 5000, '2026-03-01'),
      ('demo', 'm1', 'sales', 'counter', -1200, '2026-03-02');`;

const enter = (member: string, amount: number) =>
  db.execute(sql`
    insert into point_entries (company_id, member_id, type, amount, created_at)
    values ('demo', ${member}, 'refund', ${amount}, '2026-11-21T00:00:00Z')`);

it('stores the balance of its member after each entry', async () => {
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

it('rejects an entry that the balance does not cover', async () => {
  await enter('m2', -12);
  await enter('m3', 4);
  const last = sql`
    select balance from point_entries where member_id = any(${['m2', 'm3']}) order by position desc limit 2`;
  expect(await db.query(last)).toEqual([{ balance: 4 }, { balance: 0 }]);
  await expect(enter('m2', -1)).rejects.toMatchObject({
    constraint: 'point_entries_not_below_zero',
  });
});

it('rejects changes of entries', async () => {
  for (const change of [
    sql`update point_entries set balance = 1`,
    sql`delete from wallet_entries`,
  ]) {
    await expect(db.execute(change)).rejects.toThrow('append-only');
  }
});

it('ignores a balance set by the statement', async () => {
  await db.execute(sql`
    insert into point_entries (company_id, member_id, type, amount, balance, created_at)
    values ('demo', 'm3', 'refund', 1, 1000, '2026-11-21T00:00:00Z')`);
  const last = sql`select balance from point_entries where member_id = 'm3' order by position desc limit 1`;
  expect(await db.one(last)).toEqual({ balance: 1 });
});

it.each([
  ['a top-up without a top-up id', 'topup', 'card', 100],
  ['a sale that adds money', 'sales', 'counter', 100],
  ['a refund that takes money', 'refund', 'counter', -100],
  ['cash from the card', 'cash_topup', 'card', 100],
  ['a sale to the card without a top-up', 'sales', 'card', -100],
])('rejects %s', async (_, type, account, amount) => {
  const entry = db.execute(sql`
    insert into wallet_entries (company_id, member_id, type, account, amount, created_at)
    values ('demo', 'm1', ${type}, ${account}, ${amount}, '2026-11-21T00:00:00Z')`);
  await expect(entry).rejects.toMatchObject({ constraint: 'wallet_entries_sides' });
});

it('rejects a payment of neither an order nor a top-up', async () => {
  const payment = db.execute(sql`
    insert into payments
      (company_id, id, provider, amount, state, return_path, return_origin, created_at,
       updated_at)
    values ('demo', 'PAY0000000000000000', 'sandbox', 1, 'pending', '/', 'http://demo.test',
      '2026-11-21T00:00:00Z',
      '2026-11-21T00:00:00Z')`);
  await expect(payment).rejects.toMatchObject({ constraint: 'payments_for_one_thing' });
});
