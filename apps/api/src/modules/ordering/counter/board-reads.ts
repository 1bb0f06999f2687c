import type { OrderMethod, OrderStatus } from '@claypot/domain/order-steps';
import type { Cents } from '@claypot/sdk';
import type { Queryable } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import {
  type PaymentState,
  type RefundSummary,
  refundSummary,
  refundSummaryJoin,
} from '../../payments/index.ts';
import type { DeliveryFailure } from '../orders/order-status.ts';

/** A paid order as staff see it, without its lines. */
export interface CounterOrder extends RefundSummary {
  readonly company_id: string;
  readonly id: string;
  readonly number: string;
  readonly branch_id: string;
  readonly status: OrderStatus;
  readonly method: OrderMethod;
  readonly paid_at: Temporal.Instant;
  readonly status_changed_at: Temporal.Instant;
  readonly requested_at: Temporal.Instant | null;
  readonly ready_by: Temporal.Instant | null;
  readonly acknowledged_at: Temporal.Instant | null;
  readonly customer_name: string;
  readonly customer_phone: string;
  readonly full_address: string | null;
  readonly mail_unit_no: string | null;
  readonly remark: string | null;
  readonly total: Cents;
  readonly payment_state: PaymentState;
  /** Null for pickup. */
  readonly delivery_state: 'quoted' | 'booked' | 'collected' | 'delivered' | 'cancelled' | null;
  readonly delivery_provider: string | null;
  readonly delivery_failure: DeliveryFailure | null;
  readonly share_link: string | null;
  readonly trip_reference: string | null;
  /** The restaurant's own rider; null for a courier's. */
  readonly rider_name: string | null;
  readonly rider_phone: string | null;
}

/** Paid orders: an unpaid one never has an approved or refunded payment. */
const select = sql`
  select o.company_id, o.id, o.sales_order_tx_id as number, o.branch_id, o.status, o.delivery_method as method,
    coalesce((select min(h.at) from order_status_history h
      where h.company_id = o.company_id and h.order_id = o.id
        and h.status in ('PENDING', 'PREPARING')), o.created_at) as paid_at,
    o.status_changed_at, o.delivery_time as requested_at, o.ready_by, o.acknowledged_at,
    o.buyer_name as customer_name, o.buyer_phone as customer_phone, o.full_address, o.mail_unit_no,
    o.customer_remark as remark, o.final_total_amount as total, p.state as payment_state,
    t.state as delivery_state, t.provider as delivery_provider, t.failure as delivery_failure,
    t.share_link, case when t.attempt = 1 then t.id else t.id || '-' || t.attempt end
      as trip_reference, t.rider_name, t.rider_phone, ${refundSummary}
  from orders o
  join payments p on p.company_id = o.company_id and p.order_id = o.id
  left join deliveries t on t.company_id = o.company_id and t.order_id = o.id
  ${refundSummaryJoin}`;

const wasPaid = sql`exists (
  select from order_status_history h
  where h.company_id = o.company_id and h.order_id = o.id and h.status in ('PENDING', 'PREPARING'))`;

const isOnBoard = sql`o.status in ('PENDING', 'PREPARING', 'READY', 'DELIVERING')`;

/** Days in which a closed order stays on the board while a refund has failed. */
const FAILED_DAYS = 7;

/** Returns the open orders of a branch, and closed ones of which a refund has failed. */
export async function findBoardOrders(
  db: Queryable,
  companyId: string,
  branchId: string,
  now: Temporal.Instant,
): Promise<CounterOrder[]> {
  const ofBranch = sql`o.company_id = ${companyId} and o.branch_id = ${branchId}`;
  const since = now.subtract({ hours: FAILED_DAYS * 24 });
  return db.query<CounterOrder>(sql`
    ${select} where ${ofBranch} and ${isOnBoard}
    union all
    ${select} where ${ofBranch} and o.status = 'CANCELLED' and o.status_changed_at > ${since}
      and p.state = 'refund_failed' and o.id in (
        select order_id from payments where company_id = ${companyId} and state = 'refund_failed')
    union all
    ${select} where ${ofBranch} and not ${isOnBoard} and o.id in (
      select order_id from refunds where company_id = ${companyId} and state = 'failed')
    order by paid_at, id limit 1000`);
}

/** Returns a paid order of a company; null if there is none. */
export function findCounterOrder(
  db: Queryable,
  companyId: string,
  orderId: string,
): Promise<CounterOrder | null> {
  return db.one<CounterOrder>(sql`
    ${select} where o.company_id = ${companyId} and o.id = ${orderId} and ${wasPaid}`);
}

/** Returns a paid order for code that knows its id only; null if there is none. */
export function findOrderOfAnyCompany(
  db: Queryable,
  orderId: string,
): Promise<CounterOrder | null> {
  return db.one<CounterOrder>(sql`${select} where o.id = ${orderId} and ${wasPaid}`);
}

/** Maximum orders of a search. */
export const MOST_FOUND = 50;

/** Returns paid orders that match, newest first, up to one more than {@link MOST_FOUND}. */
export function searchCounterOrders(
  db: Queryable,
  companyId: string,
  branchId: string,
  query: string,
): Promise<CounterOrder[]> {
  return db.query<CounterOrder>(sql`
    ${select}
    where o.company_id = ${companyId} and o.branch_id = ${branchId} and ${matches(query)}
      and ${wasPaid}
    order by o.created_at desc, o.id desc limit ${MOST_FOUND + 1}`);
}

/** Four digits are the end of a phone number; they can be a part of the order number, too. */
function matches(query: string): Sql {
  const text = query.trim();
  const part = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const named = sql`o.sales_order_tx_id ilike ${part} or o.buyer_name ilike ${part}`;
  if (!/^\d{4}$/.test(text)) return sql`(${named})`;
  return sql`(${named} or right(o.buyer_phone, 4) = ${text})`;
}
