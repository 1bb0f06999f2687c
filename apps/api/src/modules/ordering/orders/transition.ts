import type { Transaction } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import { jobsOf } from '../../../platform/jobs/enqueue.ts';
import { creditOrder } from '../../loyalty/index.ts';
import { riderCalledAt } from './call-rider.ts';
import { returnDiscounts, useReserved } from './order-discounts.ts';
import { notifyOrderMoved } from './order-notifications.ts';
import { type CancelReason, mayFollow, type OrderStatus } from './order-status.ts';
import { returnPortions } from './portions.ts';

/** A status transition. Only a cancellation needs a reason. */
export type Step =
  | { readonly from: OrderStatus; readonly to: 'CANCELLED'; readonly reason: CancelReason }
  | { readonly from: OrderStatus; readonly to: Exclude<OrderStatus, 'CANCELLED'> };

/**
 * Changes an order's status from `from` to `to`. Returns false if its status is not `from`, because
 * another call has changed it. Cancelling returns portions, voucher and points; paying uses the
 * voucher and schedules the delivery; completing credits points. Notifies a member of every
 * transition.
 *
 * @throws Error for a transition that is not allowed.
 */
export async function moveOrder(
  tx: Transaction,
  orderId: string,
  step: Step,
  now: Temporal.Instant,
): Promise<boolean> {
  if (!mayFollow(step.from, step.to))
    throw new Error(`Invalid order status change: ${step.from} → ${step.to}`);
  const reason = 'reason' in step ? step.reason : null;
  const moved = await tx.one<Moved>(sql`
    with moved as (
      update orders set status = ${step.to}, status_changed_at = ${now}
      where id = ${orderId} and status = ${step.from}
      returning company_id, id, customer_id, sales_order_tx_id, point_earn, delivery_method,
        delivery_time
    ), recorded as (
      insert into order_status_history (company_id, order_id, status, reason, at)
      select company_id, id, ${step.to}, ${reason}, ${now} from moved
    )${step.to === 'PREPARING' ? sql`, rider as (${riderFor(now)})` : sql``}
    select customer_id, sales_order_tx_id, point_earn from moved`);
  if (moved === null) return false;
  if (step.to === 'CANCELLED') await returnPortions(tx, orderId);
  // Guests see the status on the order page, and have neither vouchers nor points.
  const { customer_id: memberId, sales_order_tx_id: number, point_earn } = moved;
  if (memberId === null) return true;
  await settleDiscounts(tx, orderId, step.to, now);
  const order = { id: orderId, memberId, number };
  await notifyOrderMoved(tx, order, step.to, now);
  if (step.to === 'COMPLETED') await creditOrder(tx, order, point_earn, now);
  return true;
}

/** Enqueues the delivery job of a delivery order that was just paid. */
function riderFor(now: Temporal.Instant): Sql {
  return jobsOf(
    'delivery',
    sql`
      select id, ${riderCalledAt(sql`delivery_time`, sql`${now}`)} from moved
      where delivery_method = 'delivery'`,
  );
}

interface Moved {
  readonly customer_id: string | null;
  readonly sales_order_tx_id: string;
  readonly point_earn: number;
}

async function settleDiscounts(
  tx: Transaction,
  orderId: string,
  status: OrderStatus,
  now: Temporal.Instant,
): Promise<void> {
  if (status === 'PREPARING') await useReserved(tx, orderId, now);
  if (status === 'CANCELLED') await returnDiscounts(tx, orderId, now);
}
