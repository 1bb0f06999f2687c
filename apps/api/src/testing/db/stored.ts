import type { Db } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';

/** Amount of data that a company has stored. */
export interface Stored {
  /** Finished orders, not counting those of the regular. Half are of members, half of guests. */
  readonly orders: number;
  readonly members: number;
  /** Number of orders, wallet entries and point entries of the regular member. */
  readonly ofRegular: number;
}

/** Ids of the regular member, who has more data than others, and of an ordinary one. */
export const REGULAR = 'stored-regular';
export const MEMBER = 'stored-7';

/** Orders per member or guest, and half as many of other rows. The regular has more. */
const EACH = 10;
const FEW = EACH / 2;

/**
 * Fills an empty restaurant with members and their data, and with orders, their lines and payments.
 * The regular is an additional member with `ofRegular` orders and entries.
 */
export async function store(db: Db, stored: Stored): Promise<void> {
  await db.transaction(async (tx) => {
    // The rows are consistent; checking a million foreign keys would take minutes.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`set local statement_timeout = 0`);
    for (const statement of [...memberRows(stored), ...orderRows(stored)]) {
      await tx.execute(statement);
    }
    await tx.execute(sql`analyze`);
  });
}

const NOW = sql`timestamptz '2026-11-21T04:00:00Z'`;
const PLACE = sql`(select company_id, id as branch_id from branches order by id limit 1) as place`;

function memberRows({ members, ofRegular }: Stored): readonly Sql[] {
  const entries = sql`
    select m.id as member_id, m.company_id, n, most, ${NOW} - n * interval '2 hours' as at
    from members m,
      lateral (select case when m.id = ${REGULAR} then ${ofRegular}::int else ${FEW}::int end as most) as held,
      generate_series(1, most) as n
    where m.id like 'stored-%'`;
  // The oldest entry of a member is a deposit.
  const money = sql`case (most - n) % 2 when 0 then 5000 else -2000 end`;
  return [
    sql`
      insert into members (id, company_id, phone_no, password_hash, member_no, full_name, email,
        created_at, login_at)
      select case n when 0 then ${REGULAR} else 'stored-' || n end, c.id,
        '+6010' || lpad(n::text, 7, '0'), '$argon2id$', '7' || lpad(n::text, 9, '0'), 'Aisyah',
        'aisyah@example.test', ${NOW} - interval '2 years', ${NOW}
      from generate_series(0, ${members}::bigint) as n, companies c`,
    sql`
      insert into point_entries (company_id, member_id, type, amount, balance, created_at)
      select company_id, member_id, 'dine_in', 10,
        sum(10) over (partition by member_id order by at), at
      from (${entries}) as entries order by at`,
    sql`
      insert into wallet_entries
        (member_id, company_id, type, amount, balance, account, created_at)
      select member_id, company_id, case when ${money} > 0 then 'cash_topup' else 'sales' end,
        ${money}, sum(${money}) over (partition by member_id order by at),
        case when ${money} > 0 then 'cash' else 'counter' end, at
      from (${entries}) as entries order by at`,
    sql`
      insert into notifications (company_id, id, member_id, message, created_at, read_at)
      select company_id, 'note-' || n || '-' || id, id, '{"en": "Your order is ready"}',
        ${NOW} - n * interval '1 day', case when n > 2 then ${NOW} end
      from members, generate_series(1, ${FEW}::int) as n where id like 'stored-%'`,
    sql`
      insert into claimed_vouchers (id, company_id, member_id, voucher_id, voucher_tx_id, source,
        source_key, status, used_at, start_date, end_date, created_at)
      select 'v' || n || '-' || m.id, m.company_id, m.id, v.id, 'TX' || n || '-' || m.member_no,
        'joining', n || '-' || m.id, case when n > 3 then 'USED' else 'ACTIVE' end,
        case when n > 3 then ${NOW} end, date '2026-11-01', date '2026-12-01', ${NOW}
      from members m, generate_series(1, ${FEW}::int) as n,
        (select id from vouchers where given_at_joining > 0 order by id limit 1) as v
      where m.id like 'stored-%'`,
    sql`
      insert into tier_grants
        (id, company_id, member_id, level_id, change, granted_at, ends_at, remind_at)
      select 'grant-' || id, company_id, id, 2, 'reached', at, ends_at,
        case when ends_at > ${NOW} + interval '720 hours' then ends_at - interval '720 hours'
          else 'infinity' end
      from (
        select *, ${NOW} - (row_number() over (order by id) % 700) * interval '1 day' as at
        from members where id like 'stored-%'
      ) as joined, lateral (select at + interval '1 year' as ends_at) as year`,
    sql`
      insert into member_sessions
      (company_id, token_hash, member_id, created_at, used_at, expires_at)
      select company_id, repeat(md5(id), 2), id, ${NOW}, ${NOW}, ${NOW} + interval '90 days'
      from members where id like 'stored-%'`,
    sql`
      insert into carts (id, company_id, customer_id, branch_id, delivery_method, created_at, updated_at)
      select 'cart-' || m.id, m.company_id, m.id, branch_id, 'pickup', ${NOW}, ${NOW}
      from members m, ${PLACE} where m.id like 'stored-%'`,
    sql`
      insert into reservations (id, company_id, customer_id, reservation_no, idempotency_key,
        request_hash, status, status_changed_at, branch_id, starts_at, ends_at, number_of_seats,
        customer_name, phone_no, reminder, language, created_at)
      select 'table-' || n || '-' || m.id, m.company_id, m.id, 'R' || n || '-' || m.member_no, 'key-' || n,
        repeat(md5(m.id), 2), 'COMPLETED', at, branch_id, at, at + interval '2 hours', 2, 'Aisyah',
        '0123456789', true, 'en', at
      from members m, generate_series(1, 2) as n, ${PLACE},
        lateral (select ${NOW} - n * interval '30 days' as at) as times
      where m.id like 'stored-%'`,
  ];
}

/** The first `ofRegular` orders belong to the regular. */
function orderRows({ members, ofRegular, orders }: Stored): readonly Sql[] {
  const place = sql`(n - ${ofRegular}::bigint) / ${EACH * 2}::bigint`;
  const isMembers = sql`n % 2 = 0 and ${place} < ${members}::bigint`;
  return [
    sql`
      insert into orders (id, company_id, guest_hash, customer_id, sales_order_tx_id,
        idempotency_key, request_hash, status, status_changed_at, branch_id, delivery_method,
        buyer_name, buyer_phone, buyer_email, payment_method, subtotal, voucher_discount_amount,
        tier_discount_percent, tier_discount_amount, point_discount_amount, charge_amount,
        delivery_fee, tax_amount, adj_amount, final_total_amount, point_earn, created_at)
      select 'stored-' || n, place.company_id,
        case when n > ${ofRegular}::bigint and not (${isMembers}) then repeat(md5((n / ${EACH}::bigint)::text), 2) end,
        case when n <= ${ofRegular}::bigint then ${REGULAR}
          when ${isMembers} then 'stored-' || (${place} + 1) end,
        'S-' || lpad(n::text, 8, '0'), 'key-' || n, repeat(md5(n::text), 2), 'COMPLETED', at, branch_id, 'pickup',
        'Aisyah', '0123456789', 'aisyah@example.test', 'card', 2000, 0, 0, 0, 0, 0, 0, 113, 0,
        2000, 0, at
      from generate_series(1, ${orders + ofRegular}::bigint) as n, ${PLACE},
        lateral (select ${NOW} - n * interval '1 minute' as at) as times`,
    sql`
      insert into order_lines (order_id, position, company_id, dish_id, cart_line_id, dish_name,
        image, dish_price, variation_list, selection, qty, line_total, point)
      select 'stored-' || n, position, dish.company_id, dish.id, 'gone', dish.name, 'dish.avif',
        1000, '[]', '[]', 1, 1000, 0
      from generate_series(1, ${orders + ofRegular}::bigint) as n, generate_series(0, 0) as position,
        (select company_id, id, name from dishes order by id limit 1) as dish`,
    sql`
      insert into payments (company_id, id, order_id, provider, amount, state, return_path,
        return_origin, method, created_at, updated_at)
      select place.company_id, 'payment-of-stored-' || n, 'stored-' || n, 'sandbox', 2000,
        'approved', '/', 'http://demo.localhost', 'card', ${NOW}, ${NOW}
      from generate_series(1, ${orders + ofRegular}::bigint) as n, ${PLACE}`,
    sql`
      insert into order_status_history (company_id, order_id, status, at)
      select place.company_id, 'stored-' || n, status, ${NOW}
      from generate_series(1, ${orders + ofRegular}::bigint) as n, ${PLACE},
        unnest(array['PREPARING', 'COMPLETED']) as status`,
  ];
}
