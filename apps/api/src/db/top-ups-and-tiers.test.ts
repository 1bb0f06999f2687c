import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Before, openBefore } from '../testing/before-migration.ts';
import { sql } from './sql.ts';
import type { TestDb } from './testing.ts';

const LAST = '0015_top_ups_and_tiers.sql';

let before: Before;
let db: TestDb;

beforeAll(async () => {
  before = await openBefore(LAST);
  db = before.db;
  await db.transaction((tx) => tx.script(BEFORE));
  expect(await before.migrate()).toEqual([LAST]);
});
afterAll(() => before.close());

/** A member of the first level, a silver one, a gold one without an end, and money of theirs. */
const BEFORE = `
  insert into companies (id, subdomain, company_name, company_email, company_phone, company_logo,
      company_logo_thumb, company_banner, company_banner_thumb, company_registration_no,
      company_address, company_about, company_tnc, company_privacy, company_refund_return,
      company_family_name, time_zone, max_discount_point, max_discount_amount)
    values ('demo', 'demo', '{"en": "x"}', 'a@b.test', '+60312345678', 'l', 'l', 'b', 'b', '1',
      '{"en": "x"}', '{"en": "x"}', '{"en": "x"}', '{"en": "x"}', '{"en": "x"}', '{"en": "x"}',
      'Asia/Kuala_Lumpur', 1000, 1000);
  insert into tiers (company_id, level_id, level, level_name, top_up_amount, discount_percent)
    select 'demo', level, '{"en": "x"}', '{"en": "x"}', nullif(level - 1, 0) * 50000, 0
    from generate_series(1, 3) as level;
  insert into members (id, company_id, phone_no, password_hash, member_no, level_id,
      level_expires_at, created_at, login_at)
    values ('regular', 'demo', '+60111111111', '$argon2id$', '0000000001', 1, null, '2026-01-01', '2026-06-01'),
      ('silver', 'demo', '+60111111112', '$argon2id$', '0000000002', 2, '2027-03-01', '2026-01-01', '2026-06-01'),
      ('gold', 'demo', '+60111111113', '$argon2id$', '0000000003', 3, null, '2026-01-01', '2026-06-01');
  insert into wallet_entries (member_id, type, amount, created_at)
    values ('silver', 'topup', 5000, '2026-03-01'), ('silver', 'sales', -1200, '2026-03-02'),
      ('silver', 'refund', 200, '2026-03-03'), ('gold', 'cash_topup', 900, '2026-03-04');
  insert into sandbox_sessions (token, reference, state, merchant, description, amount,
      return_path, created_at)
    values ('t', 'r', 'open', '{"en": "x"}', 'CP-1', 1, '/', '2026-01-01');`;

it('keeps the tier of those who had one', async () => {
  expect(
    await db.query(sql`
      select member_id, level_id, change, ends_at, top_up_id from tier_grants order by level_id`),
  ).toEqual([
    {
      member_id: 'silver',
      level_id: 2,
      change: 'reached',
      ends_at: Temporal.Instant.from('2027-03-01T00:00:00Z'),
      top_up_id: null,
    },
    {
      member_id: 'gold',
      level_id: 3,
      change: 'reached',
      ends_at: Temporal.Instant.from('2027-06-01T00:00:00Z'),
      top_up_id: null,
    },
  ]);
});

it('gives what is in the ledger its second side, and leaves its sums', async () => {
  expect(
    await db.query(sql`
      select member_id, company_id, type, account, amount from wallet_entries order by position`),
  ).toEqual([
    { member_id: 'silver', company_id: 'demo', type: 'cash_topup', account: 'cash', amount: 5000 },
    { member_id: 'silver', company_id: 'demo', type: 'sales', account: 'counter', amount: -1200 },
    { member_id: 'silver', company_id: 'demo', type: 'refund', account: 'counter', amount: 200 },
    { member_id: 'gold', company_id: 'demo', type: 'cash_topup', account: 'cash', amount: 900 },
  ]);
  const change = db.execute(sql`update wallet_entries set amount = 1`);
  await expect(change).rejects.toThrow('append-only');
});

it('keeps what an open card page says', async () => {
  expect(await db.one(sql`select description from sandbox_sessions`)).toEqual({
    description: { en: 'CP-1' },
  });
});

it.each([
  ['a top-up without one', 'topup', 'card', 100],
  ['a sale that brings money', 'sales', 'counter', 100],
  ['a refund that takes money', 'refund', 'counter', -100],
  ['cash from the card', 'cash_topup', 'card', 100],
  ['a sale to the card of no top-up', 'sales', 'card', -100],
])('lets in no %s', async (_, type, account, amount) => {
  const entry = db.execute(sql`
    insert into wallet_entries (member_id, company_id, type, account, amount, created_at)
    values ('silver', 'demo', ${type}, ${account}, ${amount}, '2026-11-21T00:00:00Z')`);
  await expect(entry).rejects.toMatchObject({ constraint: 'wallet_entries_sides' });
});

it('lets no payment be for nothing', async () => {
  const payment = db.execute(sql`
    insert into payments (id, provider, amount, state, return_path, created_at, updated_at)
    values ('PAY0000000000000000', 'sandbox', 1, 'pending', '/', '2026-11-21T00:00:00Z',
      '2026-11-21T00:00:00Z')`);
  await expect(payment).rejects.toMatchObject({ constraint: 'payments_for_one_thing' });
});
