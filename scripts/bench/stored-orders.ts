import type { Db } from '../../apps/api/src/db/db.ts';
import { sql } from '../../apps/api/src/db/sql.ts';

/** Brings the number of finished orders in the demo up to `count`; ten of each guest. */
export async function storeOrders(db: Db, count: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into orders (id, company_id, guest_hash, sales_order_tx_id, idempotency_key,
        request_hash, status, status_changed_at, branch_id, delivery_method, buyer_name,
        buyer_phone, buyer_email, payment_method, subtotal, voucher_discount_amount,
        tier_discount_percent, tier_discount_amount, point_discount_amount, charge_amount,
        delivery_fee, tax_amount, adj_amount, final_total_amount, point_earn, created_at)
      select 'stored-' || n, branch.company_id, repeat(md5((n / 10)::text), 2), 'S' || n, 'key-' || n,
        repeat(md5(n::text), 2), 'COMPLETED', at, branch.id, 'pickup', 'Aisyah', '0123456789',
        'aisyah@example.test', 'card', 2000, 0, 0, 0, 0, 0, 0, 113, 0, 2000, 0, at
      from generate_series((select count(*) + 1 from orders), ${count}::bigint) as n,
        lateral (select timestamptz '2026-11-21T04:00:00Z' - n * interval '1 minute' as at) as times,
        (select company_id, id from branches order by id limit 1) as branch`);
    await tx.execute(sql`
      insert into order_lines (order_id, position, company_id, dish_id, cart_line_id, dish_name,
        image, dish_price, variation_list, selection, qty, line_total, point)
      select orders.id, position, orders.company_id, dish.id, 'gone', dish.name, 'dish.avif',
        1000, '[]', '[]', 1, 1000, 0
      from orders, generate_series(0, 1) as position,
        (select id, name from dishes order by id limit 1) as dish
      where not exists (select from order_lines where order_id = orders.id)`);
  });
  await db.execute(sql`analyze`);
}
