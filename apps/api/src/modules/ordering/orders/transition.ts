import { mayFollow, type OrderMethod, type OrderStatus } from '@claypot/domain/order-steps';
import type { Transaction } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import { jobsOf } from '../../../platform/jobs/enqueue.ts';
import { returnQuarter } from '../../kitchen/index.ts';
import { creditOrder } from '../../loyalty/index.ts';
import { riderCalledAt } from './call-rider.ts';
import { pointsToCredit, returnDiscounts, useReserved } from './order-discounts.ts';
import { notifyOrderMoved } from './order-notifications.ts';
import type { CancelReason } from './order-status.ts';
import { returnPortions } from './portions.ts';

/**
 * A status transition. Only a cancellation needs a reason, and only `OTHER` a text. `readyBy` is the
 * time at which the food of an accepted order has to be ready.
 */
export type Step =
  | {
      readonly from: OrderStatus;
      readonly to: 'CANCELLED';
      readonly reason: CancelReason;
      readonly text?: string | null;
      /** Dishes that are sold out, so that their portions are not returned. */
      readonly lostDishes?: readonly string[];
    }
  | {
      readonly from: OrderStatus;
      readonly to: 'PREPARING';
      /** Undefined leaves it unchanged. */
      readonly readyBy?: Temporal.Instant;
    }
  | {
      readonly from: OrderStatus;
      readonly to: Exclude<OrderStatus, 'CANCELLED' | 'PREPARING'>;
    };

/**
 * Changes an order's status from `from` to `to`. Returns false if its status is not `from`, because
 * another call has changed it. Cancelling returns portions, the place in the kitchen, voucher and points; paying uses the
 * voucher; accepting schedules the delivery and prints the kitchen ticket; completing credits points.
 * Notifies a member of every transition, except of a void bill, which the member never saw.
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
  const text = 'text' in step ? (step.text ?? null) : null;
  const readyBy = 'readyBy' in step ? (step.readyBy ?? null) : null;
  const moved = await tx.one<Moved>(sql`
    with moved as (
      update orders set status = ${step.to}, status_changed_at = ${now},
        ready_by = coalesce(${readyBy}, ready_by)${
          isAcceptance(step) ? sql`, accepted_at = ${now}` : sql``
        }${step.to === 'READY' ? sql`, cooked_at = coalesce(cooked_at, ${now})` : sql``}
      where id = ${orderId} and status = ${step.from}
      returning company_id, id, branch_id, customer_id, sales_order_tx_id, point_earn,
        delivery_method, delivery_time, ready_by, food_quarter
    ), recorded as (
      insert into order_status_history (company_id, order_id, status, reason, text, at)
      select company_id, id, ${step.to}, ${reason}, ${text}, ${now} from moved
    )${step.to === 'PREPARING' ? sql`, rider as (${riderFor(now)})` : sql``}${
      isAcceptance(step) ? sql`, ticket as (${kitchenTicketFor(now)})` : sql``
    }
    select company_id, branch_id, customer_id, sales_order_tx_id, point_earn, delivery_method,
      food_quarter
    from moved`);
  if (moved === null) return false;
  if (step.to === 'CANCELLED') {
    await returnPortions(tx, orderId, step.lostDishes);
    await returnPlace(tx, moved);
  }
  // Guests see the status on the order page, and have neither vouchers nor points.
  const { customer_id: memberId, sales_order_tx_id: number, point_earn } = moved;
  const { delivery_method: method } = moved;
  if (memberId === null) return true;
  await settleDiscounts(tx, orderId, step, now);
  const isDineIn = method === 'dine-in';
  const order = { id: orderId, memberId, number, isDineIn };
  await notifyOrderMoved(tx, order, { from: step.from, to: step.to, method, reason, text }, now);
  if (step.to === 'COMPLETED') {
    await creditOrder(tx, order, await pointsToCredit(tx, orderId, point_earn), now);
  }
  return true;
}

/** Gives the order's place in the kitchen to another order. Portions come first, as in placing. */
async function returnPlace(
  tx: Transaction,
  { company_id: companyId, branch_id: branchId, food_quarter: quarter }: Moved,
): Promise<void> {
  if (quarter !== null) await returnQuarter(tx, { companyId, branchId }, quarter);
}

/** Enqueues the delivery job of a delivery order that was just accepted. */
function riderFor(now: Temporal.Instant): Sql {
  return jobsOf(
    'delivery',
    sql`
      select id, ${riderCalledAt(sql`ready_by`, sql`delivery_time`, sql`${now}`)} from moved
      where delivery_method = 'delivery'`,
  );
}

/** A recalled order is in the kitchen already. */
function isAcceptance({ from, to }: Pick<Step, 'from' | 'to'>): boolean {
  return to === 'PREPARING' && from !== 'READY';
}

/**
 * Inserts the kitchen ticket of an order that was just accepted, if a printer of the branch prints
 * such tickets. Without one, old tickets would wait for the first printer.
 */
function kitchenTicketFor(now: Temporal.Instant): Sql {
  return sql`
    insert into print_jobs (company_id, branch_id, kind, order_id, created_at, changed_at)
    select company_id, branch_id, 'kitchen', id, ${now}::timestamptz, ${now}::timestamptz from moved
    where exists (select from printers p
      where p.company_id = moved.company_id and p.branch_id = moved.branch_id
        and p.prints_kitchen and p.removed_at is null)
    on conflict do nothing`;
}

interface Moved {
  readonly company_id: string;
  readonly branch_id: string;
  readonly food_quarter: Temporal.Instant | null;
  readonly customer_id: string | null;
  readonly sales_order_tx_id: string;
  readonly point_earn: number;
  readonly delivery_method: OrderMethod;
}

async function settleDiscounts(
  tx: Transaction,
  orderId: string,
  { from, to }: Pick<Step, 'from' | 'to'>,
  now: Temporal.Instant,
): Promise<void> {
  if (to === 'CANCELLED') await returnDiscounts(tx, orderId, now);
  else if (from === 'MAKING PAYMENT') await useReserved(tx, orderId, now);
}
