import type { Db } from '../../apps/api/src/platform/db/db.ts';
import { type Sql, sql } from '../../apps/api/src/platform/db/sql.ts';

/** Data of two years: a restaurant chain's orders, bookings, members and actions of staff. */
export const STORED = { orders: 1_000_000, events: 1_000_000, members: 50_000, bookings: 100_000 };

const YEARS = sql`interval '730 days'`;
const NOW = sql`timestamptz '2026-11-21T04:00:00Z'`;
/** Columns of a branch for each row `n`, in turn. */
const BRANCH = sql`(
    select company_id, array_agg(id order by id) as ids from branches
    where not retired group by company_id
  ) as place, lateral (select ids[1 + n % cardinality(ids)] as branch_id) as chosen`;
/** Orders that are not over. */
const OPEN = 60;

/**
 * Fills a demo database with a million orders of two lines each, and with as many actions of staff.
 * One statement for each table.
 */
export async function storeMillionOrders(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    // The rows are consistent; triggers and foreign keys would take minutes.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`set local statement_timeout = 0`);
    for (const statement of [...orderRows(), ...otherRows()]) await tx.execute(statement);
  });
  // As autovacuum would, so that indexes alone can answer.
  await db.execute(sql`vacuum analyze`);
}

function orderRows(): readonly Sql[] {
  const orders = sql`generate_series(1, ${STORED.orders}::bigint) as n`;
  const at = sql`lateral (select ${NOW} - n * (${YEARS} / ${STORED.orders}::float8) as at) as times`;
  const item = (line: number) => sql`
    insert into order_lines (order_id, position, company_id, dish_id, cart_line_id, dish_name,
      image, dish_price, variation_list, selection, qty, line_total, point)
    select 'stored-' || n, ${line}::integer, menu.company_id, menu.ids[1 + pick], 'gone',
      menu.names[1 + pick], 'dish.avif', 1000, '[]', '[]', 1, 1000, 0
    from ${orders}, (
      select company_id, array_agg(id order by id) as ids, array_agg(name order by id) as names
      from dishes group by company_id
    ) as menu, lateral (select (n * ${line + 7}::bigint) % cardinality(ids) as pick) as picked`;
  return [
    sql`
      insert into orders (id, company_id, guest_hash, customer_id, sales_order_tx_id,
        idempotency_key, request_hash, status, status_changed_at, paid_at, branch_id,
        delivery_method, buyer_name, buyer_phone, buyer_email, payment_method, subtotal,
        voucher_discount_amount, tier_discount_percent, tier_discount_amount,
        point_discount_amount, charge_amount, delivery_fee, tax_amount, adj_amount,
        final_total_amount, point_earn, created_at)
      select 'stored-' || n, company_id, case when n % 2 = 0 then repeat(md5(n::text), 2) end,
        case when n % 2 = 1 then 'stored-' || n % ${STORED.members}::bigint end,
        'S-' || lpad(n::text, 8, '0'), 'key-' || n, repeat(md5(n::text), 2),
        case when n <= ${OPEN}::bigint then 'PREPARING' else 'COMPLETED' end, at, at, branch_id,
        'pickup', 'Aisyah', '0123456789', 'aisyah@example.test', 'card', 2000, 0, 0, 0, 0, 0, 0,
        113, 0, 2000, 0, at
      from ${orders}, ${BRANCH}, ${at}`,
    item(0),
    item(1),
    sql`
      insert into payments (company_id, id, order_id, provider, amount, state, return_path,
        return_origin, method, created_at, updated_at)
      select company_id, 'payment-of-stored-' || n, 'stored-' || n, 'sandbox', 2000, 'approved',
        '/', 'http://demo.localhost', case when n % 3 = 0 then 'fpx' else 'card' end, ${NOW}, ${NOW}
      from ${orders}, (select id as company_id from companies) as company`,
    sql`
      insert into refund_entries (company_id, branch_id, order_id, source_id, kind, amount, at)
      select company_id, branch_id, 'stored-' || n, 'refund-of-' || n, 'refunded', 500, at
      from ${orders}, ${BRANCH}, ${at} where n % 100 = 0`,
  ];
}

function otherRows(): readonly Sql[] {
  const rows = (count: number) => sql`generate_series(1, ${count}::bigint) as n`;
  const at = (count: number) =>
    sql`lateral (select ${NOW} - n * (${YEARS} / ${count}::float8) as at) as times`;
  return [
    sql`
      insert into members (id, company_id, phone_no, password_hash, member_no, full_name, email,
        created_at, login_at)
      select 'stored-' || n, c.id, '+6010' || lpad(n::text, 7, '0'), '$argon2id$',
        '7' || lpad(n::text, 9, '0'), 'Aisyah', 'aisyah@example.test', at, ${NOW}
      from ${rows(STORED.members)}, companies c, ${at(STORED.members)}`,
    sql`
      insert into point_entries (company_id, member_id, type, amount, balance, created_at)
      select c.id, 'stored-' || 1 + n % ${STORED.members}::bigint, 'dine_in', 10, 10, at
      from ${rows(STORED.orders / 2)}, companies c, ${at(STORED.orders / 2)}`,
    sql`
      insert into reservations (id, company_id, customer_id, reservation_no, idempotency_key,
        request_hash, status, status_changed_at, branch_id, starts_at, ends_at, number_of_seats,
        customer_name, phone_no, reminder, language, created_at)
      select 'table-' || n, company_id, 'stored-' || 1 + n % ${STORED.members}::bigint,
        'R-' || lpad(n::text, 8, '0'), 'key-' || n, repeat(md5(n::text), 2), 'COMPLETED', at,
        branch_id, quarter, quarter + interval '2 hours', 2, 'Aisyah', '0123456789', true, 'en', at
      from ${rows(STORED.bookings)}, ${BRANCH}, ${at(STORED.bookings)},
        lateral (select date_bin('15 minutes', at, ${NOW}) as quarter) as quarters`,
    sql`
      insert into staff (company_id, id, name, role, created_at)
      select c.id, 'stored-' || n, 'Staff ' || n, 'cashier', ${NOW}
      from ${rows(40)}, companies c`,
    // Each branch has closed the day before, as it does every day.
    sql`
      insert into day_closes (company_id, branch_id, number, business_day, period_to, closed_at,
        staff_id, order_count, sales_amount, charge_amount, tax_amount, refund_amount, figures)
      select company_id, id, 1, date '2026-11-20', timestamptz '2026-11-20T20:00:00Z',
        timestamptz '2026-11-20T20:00:00Z', 'stored-1', 0, 0, 0, 0, 0, '{}' from branches`,
    sql`
      insert into staff_events
        (company_id, at, staff_id, approver_id, branch_id, operation, target_id, changes)
      select company_id, at, 'stored-' || 1 + n % 40, case when n % 50 = 0 then 'stored-1' end,
        branch_id, (array['takeStep.accept', 'takeStep.ready', 'takeStep.hand_over', 'signInWithPin',
          'rejectOrder'])[1 + n % 5], 'stored-' || n,
        '[{"field": "status", "before": "PREPARING", "after": "READY"}]'
      from ${rows(STORED.events)}, ${BRANCH}, ${at(STORED.events)} order by n desc`,
  ];
}
