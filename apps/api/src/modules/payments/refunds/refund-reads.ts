import type { Cents } from '@claypot/sdk';
import { ofOrder } from '../../../platform/db/company-of.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { PaymentState } from '../settlement.ts';

/** State of one refund of a paid order. */
export type OrderRefundState =
  | 'due'
  /** The provider has accepted the refund; the bank is processing it. */
  | 'refunding'
  | 'refunded'
  /** The provider or the bank rejected it; staff must retry or settle it. */
  | 'failed'
  /** Staff paid the customer another way. */
  | 'settled';

/** Reason of a refund, for the record. */
export type RefundReason =
  /** The order was rejected. */
  | 'REJECTED'
  /** Lines cannot be made. */
  | 'UNAVAILABLE'
  | 'MISSING_ITEM'
  | 'WRONG_ITEM'
  | 'QUALITY'
  | 'LATE'
  | 'OVERCHARGED'
  | 'GOODWILL'
  | 'OTHER';

/** All refunds of an order together; both null without one. Selected by {@link refundSummary}. */
export interface RefundSummary {
  /** `failed` if one has failed, `refunding` if one is not done, else `refunded`. */
  readonly refunds_state: 'failed' | 'refunding' | 'refunded' | null;
  readonly refunds_amount: Cents | null;
}

/** Columns of {@link RefundSummary}, for a join with {@link refundSummaryJoin}. */
export const refundSummary = sql`rs.refunds_state, rs.refunds_amount`;

/** Lateral join of {@link refundSummary} with `payments p`. */
export const refundSummaryJoin: Sql = sql`
  left join lateral (
    select sum(r.amount)::integer as refunds_amount,
      case when bool_or(r.state = 'failed') then 'failed'
        when bool_or(r.state in ('due', 'refunding')) then 'refunding'
        when count(*) > 0 then 'refunded' end as refunds_state
    from refunds r where r.company_id = p.company_id and r.payment_id = p.id
  ) rs on true`;

/** SQL condition: a refund of payment `p` is not done yet. */
export const hasOpenRefund = sql`exists (
  select from refunds r where r.company_id = p.company_id and r.payment_id = p.id
    and r.state in ('due', 'refunding'))`;

/** Paid amount of an order, and the part that is not refunded. */
export interface PaidAmount {
  readonly paymentId: string;
  /** In cents. */
  readonly paid: Cents;
  /** Sum of the refunds, failed ones included, because staff still owe them. */
  readonly refunded: Cents;
  /** Largest possible refund. 0 if nothing was collected or the whole payment is refunded. */
  readonly refundable: Cents;
}

interface Row {
  readonly payment_id: string;
  readonly paid: Cents;
  readonly state: PaymentState;
  readonly refunded: Cents;
  readonly lost: Cents;
}

/**
 * Returns the payment of an order; null if there is none. Refunds made in the provider's dashboard
 * and lost disputes cannot be refunded again.
 */
export async function findPaidAmount(db: Queryable, orderId: string): Promise<PaidAmount | null> {
  const row = await db.one<Row>(sql`
    select p.id as payment_id, p.amount as paid, p.state,
      (select coalesce(sum(r.amount), 0)::integer from refunds r
        where r.company_id = p.company_id and r.payment_id = p.id) as refunded,
      (select coalesce(sum(i.amount), 0)::integer from provider_incidents i
        where i.company_id = p.company_id and i.payment_id = p.id
          and i.kind in ('refunded', 'dispute_lost') and not exists (
            select from provider_incidents f
            where f.company_id = i.company_id and f.provider = i.provider
              and f.incident_id = i.incident_id and f.kind = 'refund_failed')) as lost
    from payments p where ${ofOrder(orderId)}`);
  if (row === null) return null;
  const { payment_id: paymentId, paid, state, refunded, lost } = row;
  const rest = state === 'approved' ? Math.max(0, paid - refunded - lost) : 0;
  return { paymentId, paid, refunded, refundable: rest as Cents };
}

/** A refund of an order with the people who made it. */
export interface OrderRefund {
  readonly id: string;
  readonly order_id: string;
  readonly amount: Cents;
  readonly state: OrderRefundState;
  readonly reason: RefundReason;
  readonly text: string | null;
  readonly settled_note: string | null;
  /** Null for a refund by the server itself. */
  readonly staff_name: string | null;
  readonly approver_name: string | null;
  readonly created_at: Temporal.Instant;
}

const select = sql`
  select r.id, r.order_id, r.amount, r.state, r.reason, r.text, r.settled_note,
    s.name as staff_name, a.name as approver_name, r.created_at
  from refunds r
  left join staff s on s.company_id = r.company_id and s.id = r.staff_id
  left join staff a on a.company_id = r.company_id and a.id = r.approver_id`;

/** Returns the refunds of an order, oldest first. */
export function findOrderRefunds(
  db: Queryable,
  companyId: string,
  orderId: string,
): Promise<OrderRefund[]> {
  return db.query<OrderRefund>(sql`${select}
    where r.company_id = ${companyId} and r.order_id = ${orderId} order by r.position`);
}

/** Returns a refund of a company; null if there is none. */
export function findRefund(
  db: Queryable,
  companyId: string,
  refundId: string,
): Promise<OrderRefund | null> {
  return db.one<OrderRefund>(sql`${select}
    where r.company_id = ${companyId} and r.id = ${refundId}`);
}
