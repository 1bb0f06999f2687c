import type { Cents } from '@claypot/sdk';
import { PAYMENT_MINUTES, type VoidAnswer } from '../../gateways/payments/payments.ts';
import type { PaymentWebhook } from '../../gateways/payments/webhook.ts';
import type { Queryable, Transaction } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import { HOLDING_MINUTES, type PaidFor, type Payable } from './payable.ts';
import type { SessionDependencies } from './payment-session.ts';
import { settleIn } from './settle-payment.ts';
import type { UnpaidReason } from './settlement.ts';

/** Payment of an unpaid order or top-up. */
export interface UnpaidPayment extends PaidFor {
  readonly payment_id: string;
  readonly amount: Cents;
}

/** An unpaid payment with its expiry. */
export interface Waiting extends UnpaidPayment {
  readonly due: Temporal.Instant;
}

/** Returns the payment if its order or top-up is still unpaid, else null. */
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

/** Interval between checks of a payment that the bank is processing. */
const BANK_PROCESSING_TIME = { minutes: 1 };

/**
 * Cancels an unpaid order or top-up and closes its payment. Asks the provider first. If the
 * customer has already paid or was declined and only the notification is missing, settles the
 * payment instead. If the bank is still processing the payment, marks it as `processing` and does
 * not cancel. Concurrent changes win, so read the result afterwards.
 *
 * @param read reads the result in the same transaction, so that nothing can fail after the commit.
 * @throws PaymentsUnavailable if the provider is unreachable; nothing has changed then.
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

/** Postpones the next request to the provider. */
async function leaveAlone(db: Queryable, id: string, now: Temporal.Instant): Promise<void> {
  await db.execute(sql`
    update payments set look_at = ${now.add(BANK_PROCESSING_TIME)}
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

/** Creates the webhook that the provider would have sent. */
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
