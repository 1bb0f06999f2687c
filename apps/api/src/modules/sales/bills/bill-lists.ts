import { businessDayBounds, businessDayOf } from '@claypot/domain/time';
import type { Cents } from '@claypot/sdk';
import type { Queryable } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { OrderStatus } from '../../ordering/index.ts';
import { findBusinessDayRule } from '../../reports/index.ts';
import type { Reading } from './bill-reads.ts';

/** A bill in a list. Amounts are in cents. */
export interface ListedBill {
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly table_no: string | null;
  readonly member_name: string | null;
  readonly opened_at: Temporal.Instant;
  readonly opened_by: string;
  readonly piece_count: number;
  /** With the rounding of cash. */
  readonly total: Cents;
  /** Before rounding. */
  readonly left: Cents;
  readonly receipt_number: number | null;
}

/** Maximum bills in a list. */
const MOST = 500;

/** Returns the open bills of a branch, oldest first. */
export function findOpenBills(
  db: Queryable,
  companyId: string,
  branchId: string,
): Promise<ListedBill[]> {
  return list(
    db,
    sql`b.company_id = ${companyId} and b.branch_id = ${branchId} and b.closed_at is null`,
    sql`b.opened_at, b.order_id`,
  );
}

/** Returns the bills of a branch that were paid or voided on this business day, latest first. */
export async function findClosedBills(
  db: Queryable,
  { company, now }: Reading,
  branchId: string,
): Promise<ListedBill[]> {
  const rule = await findBusinessDayRule(db, company);
  const { from } = businessDayBounds(rule, businessDayOf(rule, now));
  return list(
    db,
    sql`b.company_id = ${company.id} and b.branch_id = ${branchId} and b.closed_at >= ${from}`,
    sql`b.closed_at desc, b.order_id`,
  );
}

function list(db: Queryable, which: Sql, order: Sql): Promise<ListedBill[]> {
  return db.query<ListedBill>(sql`
    select b.order_id as id, o.sales_order_tx_id as number, o.status, b.table_no,
      m.full_name as member_name, b.opened_at, s.name as opened_by, pieces.count as piece_count,
      o.final_total_amount as total,
      case when b.closed_at is null
        then o.final_total_amount - o.adj_amount - paid.amount else 0 end as left,
      c.number as receipt_number
    from bills b
    join orders o on o.company_id = b.company_id and o.id = b.order_id
    join staff s on s.company_id = b.company_id and s.id = b.opened_by
    left join members m on m.company_id = o.company_id and m.id = o.customer_id
    left join receipts c
      on c.company_id = b.company_id and c.order_id = b.order_id and c.refund_id is null
    cross join lateral (
      select coalesce(sum(qty), 0)::integer as count from (
        select qty from order_lines l
        where l.company_id = b.company_id and l.order_id = b.order_id and l.package_position is null
        union all
        select qty from order_packages p
        where p.company_id = b.company_id and p.order_id = b.order_id
        union all
        select qty from order_open_amounts a
        where a.company_id = b.company_id and a.order_id = b.order_id
      ) lines
    ) pieces
    cross join lateral (
      select coalesce(sum(p.amount - p.rounding), 0)::integer as amount from bill_payments p
      where p.company_id = b.company_id and p.order_id = b.order_id and p.removed_at is null
    ) paid
    where ${which} order by ${order} limit ${MOST}`);
}
