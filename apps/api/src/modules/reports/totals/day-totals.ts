import { type Sql, sql } from '../../../platform/db/sql.ts';
import { selectPaidBy } from '../sales/paid-by.ts';
import { type BranchDay, daysTable } from './branch-days.ts';

/** Company of the totals, and the zone of their hours. */
export interface TotalsScope {
  readonly companyId: string;
  readonly zone: string;
}

/**
 * Returns SQL that computes the sums of each day from its orders and refunds: an order counts when
 * it was paid, a refund when it succeeded. A day without any has a row of zeros.
 */
export function selectDaySums({ companyId }: TotalsScope, days: readonly BranchDay[]): Sql {
  return sql`
    select d.branch_id, d.business_day, d.from_at, d.to_at, s.*, r.*
    from ${daysTable(days)}
    cross join lateral (
      select count(*)::integer as order_count,
        coalesce(sum(o.subtotal), 0)::bigint as subtotal,
        coalesce(sum(o.voucher_discount_amount), 0)::bigint as voucher_discount,
        coalesce(sum(o.tier_discount_amount), 0)::bigint as tier_discount,
        coalesce(sum(o.point_discount_amount), 0)::bigint as point_discount,
        coalesce(sum(o.charge_amount), 0)::bigint as service_charge,
        coalesce(sum(o.delivery_fee), 0)::bigint as delivery_fee,
        coalesce(sum(o.tax_amount), 0)::bigint as tax,
        coalesce(sum(o.adj_amount), 0)::bigint as rounding,
        coalesce(sum(o.final_total_amount), 0)::bigint as total
      from orders o
      where o.company_id = ${companyId} and o.branch_id = d.branch_id
        and o.paid_at >= d.from_at and o.paid_at < d.to_at
    ) s
    cross join lateral (
      select (count(*) filter (where e.kind <> 'returned'))::integer as refund_count,
        coalesce(sum(e.amount), 0)::bigint as refund_amount
      from refund_entries e
      where e.company_id = ${companyId} and e.branch_id = d.branch_id
        and e.at >= d.from_at and e.at < d.to_at
    ) r
    where d.branch_id is not null and d.business_day is not null`;
}

/**
 * Returns SQL for the orders that were paid on each day `d`. `offset 0` makes PostgreSQL look them
 * up day by day: it expects many days and would otherwise read all orders.
 * @param columns of `orders o`.
 */
function ordersOfDay({ companyId }: TotalsScope, columns: Sql): Sql {
  return sql`
    cross join lateral (
      select ${columns} from orders o
      where o.company_id = ${companyId} and o.branch_id = d.branch_id
        and o.paid_at >= d.from_at and o.paid_at < d.to_at
      offset 0
    ) o`;
}

/** Returns SQL that sums what was paid on each day by hour, method and payment. */
export function selectDayParts(scope: TotalsScope, days: readonly BranchDay[]): Sql {
  const columns = sql`o.company_id, o.id, o.paid_at, o.delivery_method, o.final_total_amount`;
  return sql`
    select d.branch_id, d.business_day, p.kind, p.part, count(*)::integer as order_count,
      sum(p.amount)::bigint as amount
    from ${daysTable(days)} ${ordersOfDay(scope, columns)}
    cross join lateral (
      select 'hour' as kind, extract(hour from o.paid_at at time zone ${scope.zone})::integer::text
          as part, o.final_total_amount::bigint as amount
      union all select 'method', o.delivery_method, o.final_total_amount
      union all select 'payment', b.payment, b.amount from (${selectPaidBy()}) b
    ) p
    group by 1, 2, 3, 4`;
}

/** Returns SQL that sums the dishes and packages of each day. */
export function selectDayItems(scope: TotalsScope, days: readonly BranchDay[]): Sql {
  return sql`
    select d.branch_id, d.business_day, i.kind, i.item_id, sum(i.qty)::integer as qty,
      sum(i.line_total)::bigint as amount
    from ${daysTable(days)} ${ordersOfDay(scope, sql`o.company_id, o.id`)}
    cross join lateral (
      select 'dish' as kind, l.dish_id as item_id, l.qty, l.line_total from order_lines l
      where l.company_id = o.company_id and l.order_id = o.id and l.package_position is null
      union all
      select 'package', k.package_id, k.qty, k.line_total from order_packages k
      where k.company_id = o.company_id and k.order_id = o.id
    ) i
    group by 1, 2, 3, 4`;
}
