import { afterAll, beforeAll, expect, it } from 'vitest';
import { returnPortions } from '../ordering/portions.ts';
import { type Before, openBefore } from '../testing/before-migration.ts';
import { sql } from './sql.ts';
import type { TestDb } from './testing.ts';

const LAST = '0009_dishes_as_choices.sql';

let before: Before;
let db: TestDb;

beforeAll(async () => {
  before = await openBefore(LAST);
  db = before.db;
});
afterAll(() => before.close());

/** An order of two lines of crab and one of tea, of which nobody counts the portions. */
const ORDER = `
  -- Only the rows this is about; none that they point at.
  set local session_replication_role = replica;
  insert into dishes (company_id, id, dish_category_id, name, description, price, images)
    select 'demo', id, 'sea', '{"en": "x"}', '{"en": "x"}', 100, '["x.avif"]'
    from unnest(array['crab', 'tea']) as id;
  insert into branch_dishes (company_id, branch_id, dish_id, portions_left)
    values ('demo', 'ss2', 'crab', 1), ('demo', 'ss2', 'tea', null);
  insert into orders (id, company_id, guest_hash, sales_order_tx_id, idempotency_key, request_hash,
      status, status_changed_at, branch_id, delivery_method, buyer_name, buyer_phone, buyer_email,
      payment_method, subtotal, voucher_discount_amount, tier_discount_percent,
      tier_discount_amount, point_discount_amount, charge_amount, delivery_fee, tax_amount,
      adj_amount, final_total_amount, point_earn, created_at)
    values ('order', 'demo', repeat('a', 64), 'S1', 'key', repeat('a', 64), 'MAKING PAYMENT',
      '2026-11-21T04:00:00Z', 'ss2', 'pickup', 'A', '012', 'a@b.test', 'card', 500, 0, 0, 0, 0, 0, 0, 28, 0, 500,
      0, '2026-11-21T04:00:00Z');
  insert into order_lines (order_id, position, company_id, dish_id, cart_line_id, dish_name, image,
      dish_price, variation_list, selection, qty, line_total, point, portions_taken)
    select 'order', position, 'demo', dish, 'gone', '{"en": "x"}', 'x.avif', 100, '[]', '[]', qty,
      100 * qty, 0, taken
    from (values (0, 'crab', 3, 3), (1, 'crab', 1, 1), (2, 'tea', 1, 0))
      as line (position, dish, qty, taken);`;

it('keeps what earlier orders took, so that it is given back', async () => {
  await db.transaction((tx) => tx.script(ORDER));
  expect(await before.migrate()).toEqual([LAST]);
  expect(await db.query(sql`select order_id, dish_id, qty from order_portions`)).toEqual([
    { order_id: 'order', dish_id: 'crab', qty: 4 },
  ]);
  await db.transaction((tx) => returnPortions(tx, 'order'));
  expect(await db.query(sql`select dish_id, portions_left from branch_dishes order by 1`)).toEqual([
    { dish_id: 'crab', portions_left: 5 },
    { dish_id: 'tea', portions_left: null },
  ]);
});
