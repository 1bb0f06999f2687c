import type { Transaction } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import { jobsOf } from '../../../platform/jobs/enqueue.ts';
import { creditOrder } from '../../loyalty/index.ts';
import { riderCalledAt } from './call-rider.ts';
import { returnDiscounts, useReserved } from './order-discounts.ts';
import { notifyOrderMoved } from './order-notifications.ts';
import { type CancelReason, mayFollow, type OrderStatus } from './order-status.ts';
import { returnPortions } from './portions.ts';

/** A step of an order. Only cancelling needs a reason. */
export type Step =
  | { readonly from: OrderStatus; readonly to: 'CANCELLED'; readonly reason: CancelReason }
  | { readonly from: OrderStatus; readonly to: Exclude<OrderStatus, 'CANCELLED'> };

/**
 * Moves an order on, if it still stands at `from`; answers whether it did. Whoever comes second,
 * from whatever instance, changes nothing. Cancelling gives portions, voucher and points back, paying
 * uses the voucher, completing brings a member the points, and a member is told of every step.
 *
 * @throws Error for a step that no order may take.
 */
export async function moveOrder(
  tx: Transaction,
  orderId: string,
  step: Step,
  now: Temporal.Instant,
): Promise<boolean> {
  if (!mayFollow(step.from, step.to)) throw new Error(`No order goes ${step.from} → ${step.to}`);
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
  // Guests look at the order itself, and have neither vouchers nor points.
  const { customer_id: memberId, sales_order_tx_id: number, point_earn } = moved;
  if (memberId === null) return true;
  await settleDiscounts(tx, orderId, step.to, now);
  const order = { id: orderId, memberId, number };
  await notifyOrderMoved(tx, order, step.to, now);
  if (step.to === 'COMPLETED') await creditOrder(tx, order, point_earn, now);
  return true;
}

/** What is to be brought is brought from then on. */
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
