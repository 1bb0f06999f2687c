import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { acceptedFoodTime, type PlacedTime } from '../capacity/accepted-time.ts';
import { moveOrder } from '../orders/transition.ts';

interface PaidOrder extends PlacedTime {
  /** Null in a branch without settings, which accepts automatically. */
  readonly acceptance: 'automatic' | 'manual' | null;
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
    select o.id, o.company_id, o.branch_id, o.delivery_method, o.delivery_time, o.created_at,
      o.promised_by, o.food_quarter, s.acceptance
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
  const readyBy = await acceptedFoodTime(tx, order, now);
  await moveOrder(tx, orderId, { from, to: 'PREPARING', readyBy }, now);
}
