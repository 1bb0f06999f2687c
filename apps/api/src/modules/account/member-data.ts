import type { Schemas } from '@claypot/sdk/contract-types';
import { companyOfMember, ofMember } from '../../platform/db/company-of.ts';
import type { Queryable } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';

type Section = Schemas['MemberDataSection'];
type Plain = Section['records'][number];

/** Amounts are stored in sen and exported in ringgit. */
const money = {
  total: sql`(final_total_amount / 100.0)::numeric(12, 2)`,
  amount: sql`(amount / 100.0)::numeric(12, 2)`,
  line: sql`(l.line_total / 100.0)::numeric(12, 2)`,
};

/** SQL condition: order `o` is the member's, and not an open or void bill at a branch. */
const isOf = (id: string) => sql`
  o.company_id = ${companyOfMember(id)} and o.customer_id = ${id}
  and (o.delivery_method <> 'dine-in' or o.paid_at is not null)`;

/** Sections of a member's data export. The password hash is not exported. */
const SECTIONS: readonly { readonly name: Section['name']; readonly of: (id: string) => Sql }[] = [
  {
    name: 'member',
    of: (id) => sql`
      select member_no, phone_no, full_name, email, date_of_birth, avatar is not null as has_picture,
        created_at as joined_at, login_at as signed_in_at
      from members where id = ${id}`,
  },
  {
    name: 'devices',
    of: (id) => sql`
      select browser, system, created_at as signed_in_at, used_at, expires_at
      from member_sessions where ${ofMember(id)} order by created_at`,
  },
  {
    name: 'addresses',
    of: (id) => sql`
      select mail_type, mail_name, mail_phone, full_address, mail_unit_no, mail_street, mail_city,
        mail_postcode, latitude, longitude, is_default
      from addresses where ${ofMember(id)} order by position`,
  },
  {
    name: 'orders',
    of: (id) => sql`
      select sales_order_tx_id as order_no, created_at, status, branch_id, delivery_method,
        delivery_time, buyer_name, buyer_phone, buyer_email, customer_remark, full_address,
        coalesce((select method from payments
          where company_id = orders.company_id and order_id = orders.id),
          case when delivery_method = 'dine-in' then 'counter' else 'online' end)
          as payment_method, ${money.total} as total, point_earn as points_earned
      from orders where company_id = ${companyOfMember(id)} and customer_id = ${id}
        and (delivery_method <> 'dine-in' or paid_at is not null)
      order by created_at`,
  },
  {
    name: 'order_lines',
    of: (id) => sql`
      select o.sales_order_tx_id as order_no, l.name, l.qty, ${money.line} as total
      from orders o cross join lateral (
        select d.position, d.dish_name ->> 'en' as name, d.qty, d.line_total from order_lines d
        where d.company_id = o.company_id and d.order_id = o.id
        union all
        select null, a.name, a.qty, a.line_total from order_open_amounts a
        where a.company_id = o.company_id and a.order_id = o.id
      ) l
      where ${isOf(id)}
      order by o.created_at, l.position`,
  },
  {
    name: 'order_packages',
    of: (id) => sql`
      select o.sales_order_tx_id as order_no, p.package_name ->> 'en' as name, p.qty,
        (p.line_total / 100.0)::numeric(12, 2) as total
      from order_packages p join orders o on o.company_id = p.company_id and o.id = p.order_id
      where ${isOf(id)}
      order by o.created_at, p.position`,
  },
  {
    name: 'bookings',
    of: (id) => sql`
      select reservation_no, created_at, status, branch_id, starts_at, number_of_seats,
        customer_name, phone_no, reminder, occasion, note
      from reservations where company_id = ${companyOfMember(id)} and customer_id = ${id}
      order by created_at`,
  },
  {
    name: 'top_ups',
    of: (id) => sql`
      select top_up_no, created_at, status, ${money.amount} as amount
      from top_ups where ${ofMember(id)} order by created_at`,
  },
  {
    name: 'wallet',
    of: (id) => sql`
      select created_at, type, ${money.amount} as amount,
        (balance / 100.0)::numeric(12, 2) as balance
      from wallet_entries where ${ofMember(id)} order by position`,
  },
  {
    name: 'points',
    of: (id) => sql`
      select created_at, type, amount, balance
      from point_entries where ${ofMember(id)} order by position`,
  },
  {
    name: 'tiers',
    of: (id) => sql`
      select level_id, change, granted_at, ends_at
      from tier_grants where ${ofMember(id)} order by granted_at`,
  },
  {
    name: 'vouchers',
    of: (id) => sql`
      select c.voucher_tx_id as voucher_no, v.voucher_name ->> 'en' as title, c.source, c.status,
        c.start_date, c.end_date, c.used_at, c.created_at
      from claimed_vouchers c
      join vouchers v on v.company_id = c.company_id and v.id = c.voucher_id
      where c.company_id = ${companyOfMember(id)} and c.member_id = ${id} order by c.created_at`,
  },
  {
    name: 'notifications',
    of: (id) => sql`
      select created_at, read_at, message ->> 'en' as message
      from notifications where ${ofMember(id)} order by position`,
  },
];

/** Returns a member's data export, as sections of flat records. */
export async function readMemberData(db: Queryable, id: string): Promise<Section[]> {
  const sections: Section[] = [];
  for (const { name, of } of SECTIONS) {
    const rows = await db.query<Record<string, unknown>>(of(id));
    sections.push({ name, records: rows.map(toPlain) });
  }
  return sections;
}

function toPlain(row: Record<string, unknown>): Plain {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)]));
}

function plain(value: unknown): string | number | boolean | null {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  return String(value);
}
