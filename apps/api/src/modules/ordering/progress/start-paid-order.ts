import type { OrderMethod } from '@claypot/domain/order-steps';
import { ASAP_MINUTES } from '@claypot/domain/time';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { type BranchSettings, findBranchSettings } from '../../company/index.ts';
import { DRIVE_MINUTES } from '../orders/call-rider.ts';
import { moveOrder } from '../orders/transition.ts';

interface PaidOrder {
  readonly company_id: string;
  readonly branch_id: string;
  readonly delivery_method: OrderMethod;
  readonly delivery_time: Temporal.Instant | null;
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
    select company_id, branch_id, delivery_method, delivery_time from orders
    where id = ${orderId}`);
  if (order === null) throw new Error('The order does not exist');
  const settings = await findBranchSettings(tx, order.company_id, order.branch_id, now);
  const from = 'MAKING PAYMENT';
  if (settings.acceptance === 'manual') {
    if (await moveOrder(tx, orderId, { from, to: 'PENDING' }, now)) {
      await enqueue(tx, { queue: 'acceptance', key: orderId, at: now });
    }
    return;
  }
  await moveOrder(
    tx,
    orderId,
    { from, to: 'PREPARING', readyBy: usualReadyBy(order, settings, now) },
    now,
  );
}

/**
 * Returns when the food of an accepted order has to be ready: at the requested time, or after the
 * usual time and the minutes of a busy branch. A delivery needs the time of the drive besides.
 */
export function usualReadyBy(
  {
    delivery_method: method,
    delivery_time: requested,
  }: Pick<PaidOrder, 'delivery_method' | 'delivery_time'>,
  { busy }: Pick<BranchSettings, 'busy'>,
  now: Temporal.Instant,
): Temporal.Instant {
  const promised = requested ?? now.add({ minutes: ASAP_MINUTES + (busy?.minutes ?? 0) });
  return method === 'delivery' ? promised.subtract({ minutes: DRIVE_MINUTES }) : promised;
}
