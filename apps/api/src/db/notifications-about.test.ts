import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Before, openBefore } from '../testing/before-migration.ts';
import { sql } from './sql.ts';
import type { TestDb } from './testing.ts';

const LAST = '0030_what_notifications_are_about.sql';

let before: Before;
let db: TestDb;

beforeAll(async () => {
  before = await openBefore(LAST);
  db = before.db;
});
afterAll(() => before.close());

/** An order of one member, and what that member and another were told. */
const TOLD = `
  -- Only the rows this is about; none that they point at.
  set local session_replication_role = replica;
  insert into members (id, company_id, phone_no, password_hash, member_no, created_at, login_at)
    select id, 'demo', phone, '$argon2id$x', no, '2026-11-21T04:00:00Z', '2026-11-21T04:00:00Z'
    from (values ('mei', '+60112345678', '0000000001'), ('tan', '+60112345679', '0000000002'))
      as member (id, phone, no);
  insert into orders (id, company_id, customer_id, sales_order_tx_id, idempotency_key, request_hash,
      status, status_changed_at, branch_id, delivery_method, buyer_name, buyer_phone, buyer_email,
      payment_method, subtotal, voucher_discount_amount, tier_discount_percent,
      tier_discount_amount, point_discount_amount, charge_amount, delivery_fee, tax_amount,
      adj_amount, final_total_amount, point_earn, created_at)
    values ('o1', 'demo', 'mei', 'S1', 'key', repeat('a', 64), 'COMPLETED',
      '2026-11-21T04:00:00Z', 'ss2', 'pickup', 'A', '012', 'a@b.test', 'card', 500, 0, 0, 0, 0, 0, 0, 28, 0, 500,
      0, '2026-11-21T04:00:00Z');
  insert into notifications (id, member_id, message, created_at)
    select id, member, '{"en": "x", "zh_CN": "x"}', '2026-11-21T04:00:00Z'
    from (values ('ready-o1', 'mei'), ('points-o1', 'mei'), ('welcome-mei', 'mei'), ('refunded-o1', 'tan'))
      as told (id, member);`;

it('finds out what was told before, of the member’s own', async () => {
  await db.transaction((tx) => tx.script(TOLD));
  expect(await before.migrate()).toContain(LAST);
  expect(
    await db.query(sql`select id, about_kind, about_id from notifications order by position`),
  ).toEqual([
    { id: 'ready-o1', about_kind: 'order', about_id: 'o1' },
    { id: 'points-o1', about_kind: 'order', about_id: 'o1' },
    { id: 'welcome-mei', about_kind: null, about_id: null },
    { id: 'refunded-o1', about_kind: null, about_id: null },
  ]);
});
