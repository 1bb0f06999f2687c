import { type Sql, sql } from '../../../platform/db/sql.ts';

/** Ways to pay an order, in the order of reports. */
export const SALES_PAYMENTS = [
  'card',
  'fpx',
  'terminal',
  'cash',
  'wallet',
  'other',
  'none',
] as const;

/**
 * `card`, `fpx`: paid online. `terminal`, `cash`, `wallet`: paid at the counter. `other`: the
 * provider has not reported the method. `none`: nothing was due.
 */
export type SalesPayment = (typeof SALES_PAYMENTS)[number];

/**
 * Returns SQL for the payments of the paid order `o` with company_id, id, delivery_method and
 * final_total_amount: one row per way in which it was paid, with `payment` and `amount` in cents.
 * The amounts of an order add up to its total. Cash that pays a rest of 1 or 2 sen is 0 and no row.
 */
export function selectPaidBy(): Sql {
  return sql`
    select case b.method when 'card' then 'terminal' else b.method end as payment,
      sum(b.amount)::bigint as amount
    from bill_payments b
    where o.delivery_method = 'dine-in' and b.company_id = o.company_id and b.order_id = o.id
      and b.removed_at is null and b.amount > 0
    group by 1
    union all
    select case when o.final_total_amount = 0 then 'none' else coalesce((
        select m.method from payments m where m.company_id = o.company_id and m.order_id = o.id
      ), 'other') end, o.final_total_amount
    where not (o.delivery_method = 'dine-in' and exists (
      select from bill_payments b
      where b.company_id = o.company_id and b.order_id = o.id and b.removed_at is null
        and b.amount > 0))`;
}
