import type { Cents } from '@claypot/sdk';
import type { SettlementEffect } from '../../gateways/payments/payment-events.ts';
import type { PaymentWebhook } from '../../gateways/payments/webhook.ts';
import { companyOfPayment } from '../../platform/db/company-of.ts';
import type { Db, Transaction } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import { jobsOf } from '../../platform/jobs/enqueue.ts';
import type { PaidFor, Payable, PayableOf } from './payable.ts';
import type { PayableStatus } from './settlement.ts';
import { type PaymentState, type Settlement, settle } from './settlement.ts';

interface PaymentRow {
  readonly amount: Cents;
  readonly state: PaymentState;
}

/**
 * Applies a provider's webhook once. A repeated event id and an outdated event change nothing.
 * Webhooks of one payment are serialised by the lock on its order or top-up.
 */
export function settlePayment(
  db: Db,
  payableOf: PayableOf,
  webhook: PaymentWebhook,
  now: Temporal.Instant,
): Promise<SettlementEffect> {
  return db.transaction((tx) => settleIn(tx, payableOf, webhook, now));
}

/** Same as {@link settlePayment}, inside the caller's transaction. */
export async function settleIn(
  tx: Transaction,
  payableOf: PayableOf,
  webhook: PaymentWebhook,
  now: Temporal.Instant,
): Promise<SettlementEffect> {
  const paidFor = await findPaidFor(tx, webhook);
  if (paidFor === null) return 'unknown_payment';
  const payable = payableOf(paidFor);
  const payableStatus = await payable.lock(tx);
  const payment = await findPayment(tx, webhook.reference);
  const { effect, settlement } = judge(payment, payableStatus, webhook);
  if (!(await record(tx, webhook, effect, settlement, now))) return 'repeated';
  if (settlement !== null) await apply(tx, payable, settlement, now);
  return effect;
}

function findPaidFor(tx: Transaction, webhook: PaymentWebhook): Promise<PaidFor | null> {
  return tx.one(sql`
    select order_id, top_up_id from payments
    where id = ${webhook.reference} and provider = ${webhook.provider}`);
}

/** Read after the lock, because another transaction may have settled the payment meanwhile. */
async function findPayment(tx: Transaction, id: string): Promise<PaymentRow> {
  const payment = await tx.one<PaymentRow>(
    sql`select amount, state from payments where id = ${id}`,
  );
  if (payment === null) throw new Error('The payment does not exist');
  return payment;
}

function judge(
  payment: PaymentRow,
  payableStatus: PayableStatus,
  webhook: PaymentWebhook,
): { effect: SettlementEffect; settlement: Settlement | null } {
  if (webhook.amount !== payment.amount) return { effect: 'amount_differs', settlement: null };
  const settlement = settle(payment.state, payableStatus, webhook.outcome);
  return { effect: settlement === null ? 'outdated' : 'applied', settlement };
}

/**
 * Records the webhook and the payment's new state, and schedules the follow-up job. Returns true if
 * the event id is new.
 */
async function record(
  tx: Transaction,
  webhook: PaymentWebhook,
  effect: SettlementEffect,
  settlement: Settlement | null,
  now: Temporal.Instant,
): Promise<boolean> {
  const recorded = await tx.one<{ effect: SettlementEffect }>(sql`
    with recorded as (
      insert into payment_notifications
        (company_id, provider, event_id, payment_id, outcome, occurred_at, received_at, effect)
      values (${companyOfPayment(webhook.reference)}, ${webhook.provider}, ${webhook.eventId},
        ${webhook.reference}, ${webhook.outcome},
        ${webhook.occurredAt}, ${now}, ${effect})
      on conflict (company_id, provider, event_id) do nothing
      returning payment_id, effect
    ), settled as (
      update payments set state = ${settlement?.payment ?? null}, updated_at = ${now}
      where id = (select payment_id from recorded) and ${settlement !== null}
    )${followUp(settlement, now)}
    select effect from recorded`);
  return recorded !== null;
}

/** Returns SQL that schedules the follow-up job: the refund, or the query of the payment method. */
function followUp(settlement: Settlement | null, now: Temporal.Instant): Sql {
  if (settlement?.payment === 'refund_due') return sql`, owed as (${giveBackSoon(now)})`;
  return settlement?.payment === 'approved' ? sql`, unknown as (${learnMethodSoon(now)})` : sql``;
}

function learnMethodSoon(now: Temporal.Instant): Sql {
  return jobsOf(
    'method',
    sql`select id, ${now}::timestamptz from payments
      where id = (select payment_id from recorded) and method is null`,
  );
}

function giveBackSoon(now: Temporal.Instant): Sql {
  return jobsOf('refund', sql`select payment_id, ${now}::timestamptz from recorded`);
}

async function apply(
  tx: Transaction,
  payable: Payable,
  { newStatus: becomes, reason }: Settlement,
  now: Temporal.Instant,
): Promise<void> {
  if (becomes === 'paid') await payable.pay(tx, now);
  else if (reason !== null) await payable.cancel(tx, reason, now);
}
