import type { Cents } from '@claypot/sdk';
import type { Queryable, Transaction } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { HOLDING_MINUTES, PAYMENT_MINUTES, type PaidFor, type UnpaidReason } from './payable.ts';
import { payableOf } from './payable-of.ts';
import type { SessionDependencies } from './payment-session.ts';
import { settlePayment } from './settle-payment.ts';

/** The payment of something that waits for it. */
export interface UnpaidPayment extends PaidFor {
  readonly payment_id: string;
  readonly amount: Cents;
}

/** One that has waited too long, and since when. */
export interface Overdue extends UnpaidPayment {
  readonly since: Temporal.Instant;
}

/**
 * Payments that have been waited for too long, the oldest first.
 * @param after leaves out those up to this one, which were looked at.
 */
export function findOverdue(
  db: Queryable,
  now: Temporal.Instant,
  most: number,
  after: Overdue | null = null,
): Promise<Overdue[]> {
  const long = now.subtract({ minutes: PAYMENT_MINUTES });
  const holding = now.subtract({ minutes: HOLDING_MINUTES });
  const rest =
    after === null
      ? sql``
      : sql`where (unpaid.since, p.id) > (${after.since}, ${after.payment_id})`;
  return db.query(sql`
    select p.id as payment_id, p.amount, p.order_id, p.top_up_id, unpaid.since
    from (
      select id as order_id, null as top_up_id, status_changed_at as since from orders
      where status = 'MAKING PAYMENT' and status_changed_at <= ${holding}
        and (status_changed_at <= ${long}
          or exists (select from order_portions where order_id = orders.id))
      union all
      select null, id, status_changed_at from top_ups
      where status = 'MAKING PAYMENT' and status_changed_at <= ${long}
    ) as unpaid
    join payments p on p.order_id = unpaid.order_id or p.top_up_id = unpaid.top_up_id
    ${rest}
    order by unpaid.since, p.id limit ${most}`);
}

/**
 * Cancels what is not paid and closes its payment. The provider is asked first: if it has collected
 * the money already, and only its notification is missing, it is paid instead. What somebody else has
 * moved on meanwhile stays as it is, so look at it again afterwards.
 *
 * @throws PaymentsUnavailable where the provider cannot be reached; nothing has changed then.
 */
export async function cancelUnpaid(
  { db, payments, now }: SessionDependencies,
  unpaid: UnpaidPayment,
  reason: UnpaidReason,
): Promise<void> {
  const answer = await payments.void(unpaid.payment_id);
  if (answer === 'approved') {
    await settlePayment(db, learnedApproval(payments.provider, unpaid, now), now);
    return;
  }
  await db.transaction((tx) => close(tx, unpaid, reason, now));
}

async function close(
  tx: Transaction,
  unpaid: UnpaidPayment,
  reason: UnpaidReason,
  now: Temporal.Instant,
): Promise<void> {
  if (!(await payableOf(unpaid).cancel(tx, reason, now))) return;
  await tx.execute(sql`
    update payments set state = 'voided', updated_at = ${now}
    where id = ${unpaid.payment_id} and state = 'pending'`);
}

/** What the provider's own notification would have said. */
function learnedApproval(provider: string, unpaid: UnpaidPayment, now: Temporal.Instant) {
  return {
    provider,
    eventId: `learned:${unpaid.payment_id}`,
    reference: unpaid.payment_id,
    outcome: 'approved',
    amount: unpaid.amount,
    occurredAt: now,
  } as const;
}
