import type { Cents } from '@claypot/sdk';
import type { Db, Queryable } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import type { Payments } from '../gateways/payments/payments.ts';
import type { CancelReason } from './order-status.ts';
import { settlePayment } from './settle-payment.ts';
import { moveOrder } from './transition.ts';

/** An order that waits for its payment. */
export interface UnpaidOrder {
  readonly order_id: string;
  readonly payment_id: string;
  readonly amount: Cents;
}

interface Dependencies {
  readonly db: Db;
  readonly payments: Payments;
  readonly now: Temporal.Instant;
}

/** Orders that have waited for their payment since before a moment, the oldest first. */
export function findUnpaidSince(
  db: Queryable,
  before: Temporal.Instant,
  most: number,
): Promise<UnpaidOrder[]> {
  return db.query(sql`
    select o.id as order_id, p.id as payment_id, p.amount
    from orders o join payments p on p.order_id = o.id
    where o.status = 'MAKING PAYMENT' and o.status_changed_at <= ${before}
    order by o.status_changed_at limit ${most}`);
}

/**
 * Cancels an unpaid order and closes its payment. The provider is asked first: if it has collected
 * the money already, and only its notification is missing, the order is paid instead. An order that somebody
 * else has moved on meanwhile stays as it is, so look at it again afterwards.
 *
 * @throws PaymentsUnavailable where the provider cannot be reached; nothing has changed then.
 */
export async function cancelUnpaid(
  { db, payments, now }: Dependencies,
  order: UnpaidOrder,
  reason: CancelReason,
): Promise<void> {
  const answer = await payments.void(order.payment_id);
  if (answer === 'approved') {
    await settlePayment(db, learnedApproval(payments.provider, order, now), now);
    return;
  }
  await db.transaction(async (tx) => {
    const step = { from: 'MAKING PAYMENT', to: 'CANCELLED', reason } as const;
    if (!(await moveOrder(tx, order.order_id, step, now))) return;
    await tx.execute(sql`
      update payments set state = 'voided', updated_at = ${now}
      where id = ${order.payment_id} and state = 'pending'`);
  });
}

/** What the provider's own notification would have said. */
function learnedApproval(provider: string, order: UnpaidOrder, now: Temporal.Instant) {
  return {
    provider,
    eventId: `learned:${order.payment_id}`,
    reference: order.payment_id,
    outcome: 'approved',
    amount: order.amount,
    occurredAt: now,
  } as const;
}
