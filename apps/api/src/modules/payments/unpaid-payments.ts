import type { Cents } from '@claypot/sdk';
import { PAYMENT_MINUTES, type VoidAnswer } from '../../gateways/payments/payments.ts';
import type { PaymentWebhook } from '../../gateways/payments/webhook.ts';
import type { Queryable, Transaction } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import { HOLDING_MINUTES, type PaidFor, type Payable } from './payable.ts';
import type { SessionDependencies } from './payment-session.ts';
import { settleIn } from './settle-payment.ts';
import type { UnpaidReason } from './settlement.ts';

/** The payment of something that waits for it. */
export interface UnpaidPayment extends PaidFor {
  readonly payment_id: string;
  readonly amount: Cents;
}

/** One that is still waited for, and when it is given up. */
export interface Waiting extends UnpaidPayment {
  readonly due: Temporal.Instant;
}

/** The payment, if what it is for still waits for it. */
export async function findUnpaid(db: Queryable, id: string): Promise<Waiting | null> {
  return db.one(sql`
    select p.id as payment_id, p.amount, p.order_id, p.top_up_id, greatest(p.look_at,
      coalesce(o.status_changed_at, t.status_changed_at) + make_interval(mins =>
        case when exists (
            select from order_portions where company_id = o.company_id and order_id = o.id)
          then ${HOLDING_MINUTES}::int else ${PAYMENT_MINUTES}::int end)) as due
    from payments p
    left join orders o on o.company_id = p.company_id and o.id = p.order_id
      and o.status = 'MAKING PAYMENT'
    left join top_ups t on t.company_id = p.company_id and t.id = p.top_up_id
      and t.status = 'MAKING PAYMENT'
    where p.id = ${id} and coalesce(o.status_changed_at, t.status_changed_at) is not null`);
}

/** How long a payment that is with the bank is left alone. */
const BANK_TAKES = { minutes: 1 };

/**
 * Cancels what is not paid and closes its payment. The provider is asked first: if the customer has
 * paid already, and only its notification is missing, that is what counts; where the bank has not
 * said yet whether it pays, everything waits for it. What somebody else has moved on meanwhile stays
 * as it is, so look at it again afterwards.
 *
 * @param read looks at it again, in the transaction that changes it: once that is committed, nothing
 *   can fail any more.
 * @throws PaymentsUnavailable where the provider cannot be reached; nothing has changed then.
 */
export async function cancelUnpaid<Answer>(
  { db, payments, now }: SessionDependencies,
  { payable, ...unpaid }: UnpaidPayment & { readonly payable: Payable },
  reason: UnpaidReason,
  read: (tx: Queryable) => Promise<Answer>,
): Promise<Answer> {
  const reference = unpaid.payment_id;
  const session = await db.one<{ session_id: string | null }>(
    sql`select session_id from payments where id = ${reference}`,
  );
  const answer = await payments.void({ reference, sessionId: session?.session_id ?? null });
  return db.transaction(async (tx) => {
    if (answer === 'voided') await close(tx, { payable, ...unpaid }, reason, now);
    else {
      const webhook = learned(payments.provider, unpaid, answer, now);
      await settleIn(tx, () => payable, webhook, now);
    }
    if (answer === 'processing') await leaveAlone(tx, reference, now);
    return read(tx);
  });
}

/** The provider is not asked again at once. */
async function leaveAlone(db: Queryable, id: string, now: Temporal.Instant): Promise<void> {
  await db.execute(sql`
    update payments set look_at = ${now.add(BANK_TAKES)}
    where id = ${id} and state = 'processing'`);
}

async function close(
  tx: Transaction,
  { payable, payment_id: id }: UnpaidPayment & { readonly payable: Payable },
  reason: UnpaidReason,
  now: Temporal.Instant,
): Promise<void> {
  if (!(await payable.cancel(tx, reason, now))) return;
  await tx.execute(sql`
    update payments set state = 'voided', updated_at = ${now}
    where id = ${id} and state in ('pending', 'processing')`);
}

/** What the provider's own notification would have said. */
function learned(
  provider: string,
  unpaid: UnpaidPayment,
  outcome: Exclude<VoidAnswer, 'voided'>,
  now: Temporal.Instant,
): PaymentWebhook {
  return {
    provider,
    eventId: `learned:${outcome}:${unpaid.payment_id}`,
    reference: unpaid.payment_id,
    outcome,
    amount: unpaid.amount,
    occurredAt: now,
  };
}
