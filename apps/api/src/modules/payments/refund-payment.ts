import type { Payments, Refund } from '../../gateways/payments/payments.ts';
import type { Db, Queryable, Transaction } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import { jobsOf } from '../../platform/jobs/enqueue.ts';
import type { PaidFor, PayableOf } from './payable.ts';
import { BANK_PROCESSING_TIME, RETRY_AFTER, RefundFailed } from './refund-attempts.ts';
import type { RefundState } from './settlement.ts';

/** SQL condition for payments to refund, with a pending refund, or with a refund to check again. */
export const isRefundPending = sql`(state in ('refund_due', 'refunding')
  or (state = 'refunded' and look_at is not null))`;

const STATE_OF_REFUND = {
  refunding: 'refunding',
  refunded: 'refunded',
  rejected: 'refund_failed',
} as const satisfies Record<Refund['state'], RefundState>;

/**
 * Refunds a payment that arrived for a closed order or top-up and tracks the refund until it arrives. Only one
 * instance processes it at a time. If that instance dies, another one repeats the request; the
 * provider refunds once.
 * @returns the time of the next check; null if none is needed.
 * @throws RefundFailed if the refund failed, PaymentsUnavailable if the provider is unreachable.
 */
export async function refundPayment(
  {
    db,
    payments,
    payableOf,
  }: { readonly db: Db; readonly payments: Payments; readonly payableOf: PayableOf },
  reference: string,
  now: Temporal.Instant,
): Promise<Temporal.Instant | null> {
  const claimed = await db.one<{ session_id: string | null }>(sql`
    update payments set look_at = ${now.add(RETRY_AFTER)}
    where id = ${reference} and ${isRefundPending} and provider = ${payments.provider}
      and (look_at is null or look_at <= ${now})
    returning session_id`);
  if (claimed !== null) {
    const refund = await payments.refund({ reference, sessionId: claimed.session_id });
    await db.transaction((tx) => record(tx, payableOf, { id: reference, refund }, now));
    if (refund.state === 'rejected') {
      throw new RefundFailed(
        `The refund ${refund.id} of payment ${reference} did not come through: the customer has to be paid another way`,
      );
    }
  }
  const pending = await db.one<{ look_at: Temporal.Instant | null }>(sql`
    select look_at from payments
    where id = ${reference} and ${isRefundPending} and provider = ${payments.provider}`);
  return pending === null ? null : (pending.look_at ?? now.add(RETRY_AFTER));
}

async function record(
  tx: Transaction,
  payableOf: PayableOf,
  { id, refund }: { readonly id: string; readonly refund: Refund },
  now: Temporal.Instant,
): Promise<void> {
  const state = STATE_OF_REFUND[refund.state];
  const nextCheckAt = state === 'refunding' ? now.add(BANK_PROCESSING_TIME) : null;
  const recorded = await tx.one<PaidFor>(sql`
    update payments
    set state = ${state}, refund_id = ${refund.id}, look_at = ${nextCheckAt}, updated_at = ${now}
    where id = ${id} and state in ('refund_due', 'refunding', 'refunded')
    returning order_id, top_up_id`);
  // Notifies once per state, because the notification's id is derived from state and order.
  if (recorded !== null) await payableOf(recorded).notifyRefund(tx, { state, part: null }, now);
}

/**
 * Schedules a check of a refund after an unverified report. Completed refunds are included, because
 * a bank may return them.
 */
export async function refreshRefund(
  db: Queryable,
  refundId: string,
  now: Temporal.Instant,
): Promise<void> {
  await db.execute(sql`
    with moved as (
      update payments set look_at = ${now}
      where refund_id = ${refundId} and state in ('refunding', 'refunded') returning id
    )
    ${jobsOf('refund', sql`select id, ${now}::timestamptz from moved`)}`);
}
