import type { OrderMethod } from '@claypot/domain/order-steps';
import { ASAP_MINUTES } from '@claypot/domain/time';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { DRIVE_MINUTES } from '../orders/call-rider.ts';
import { moveOrder } from '../orders/transition.ts';

/** What the time of the food depends on. */
interface Promised {
  readonly method: OrderMethod;
  /** Null for as soon as possible. */
  readonly requestedAt: Temporal.Instant | null;
  /** Minutes that the branch adds because it is busy. */
  readonly busyMinutes: number;
}

interface PaidOrder {
  readonly delivery_method: OrderMethod;
  readonly delivery_time: Temporal.Instant | null;
  /** Null in a branch without settings, which accepts automatically. */
  readonly acceptance: 'automatic' | 'manual' | null;
  readonly busy_minutes: number | null;
}

/**
 * Starts a paid order: at once in a branch that accepts automatically; else it waits until a person
 * accepts it, and a job watches the wait.
 */
export async function startPaidOrder(
  tx: Transaction,
  orderId: string,
  now: Temporal.Instant,
): Promise<void> {
  const order = await tx.one<PaidOrder>(sql`
    select o.delivery_method, o.delivery_time, s.acceptance,
      case when s.busy_until > ${now} then s.busy_minutes end as busy_minutes
    from orders o
    left join branch_settings s on s.company_id = o.company_id and s.branch_id = o.branch_id
    where o.id = ${orderId}`);
  if (order === null) throw new Error('The order does not exist');
  const from = 'MAKING PAYMENT';
  if (order.acceptance === 'manual') {
    if (await moveOrder(tx, orderId, { from, to: 'PENDING' }, now)) {
      await enqueue(tx, { queue: 'acceptance', key: orderId, at: now });
    }
    return;
  }
  const { delivery_method: method, delivery_time: requestedAt } = order;
  const readyBy = usualReadyBy({ method, requestedAt, busyMinutes: order.busy_minutes ?? 0 }, now);
  await moveOrder(tx, orderId, { from, to: 'PREPARING', readyBy }, now);
}

/**
 * Returns when the food of an accepted order has to be ready: at the requested time, or after the
 * usual time and the minutes of a busy branch. A delivery also needs the time of the drive.
 */
export function usualReadyBy(
  { method, requestedAt, busyMinutes }: Promised,
  now: Temporal.Instant,
): Temporal.Instant {
  const promised = requestedAt ?? now.add({ minutes: ASAP_MINUTES + busyMinutes });
  return method === 'delivery' ? promised.subtract({ minutes: DRIVE_MINUTES }) : promised;
}
