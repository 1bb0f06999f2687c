import type { Cents } from '@claypot/sdk';
import type { PartRefund, Payments, ProviderPayment } from '../../../gateways/payments/payments.ts';
import type { Db, Queryable, Transaction } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import { jobsOf } from '../../../platform/jobs/enqueue.ts';
import type { PayableOf } from '../payable.ts';
import { BANK_PROCESSING_TIME, RETRY_AFTER, RefundFailed } from '../refund-attempts.ts';
import type { OrderRefundState } from './refund-reads.ts';

/** SQL condition for refunds to request, to check, or to check again. */
export const isOrderRefundPending = sql`(state in ('due', 'refunding')
  or (state = 'refunded' and look_at is not null))`;

const STATE_OF_PART = {
  refunding: 'refunding',
  refunded: 'refunded',
  rejected: 'failed',
} as const satisfies Record<PartRefund['state'], OrderRefundState>;

/** State that the customer is notified of. */
const NEWS_OF_PART = {
  refunding: 'refunding',
  refunded: 'refunded',
  rejected: 'refund_failed',
} as const;

interface Claimed {
  readonly payment_id: string;
  readonly session_id: string | null;
  readonly amount: Cents;
  readonly attempt: number;
}

/** An attempt at a refund, and the provider's answer. */
interface Attempt {
  readonly id: string;
  readonly attempt: number;
  readonly refund: PartRefund;
}

/**
 * Requests a refund of an order from the provider and tracks it until it arrives. Only one instance
 * processes it at a time. If that instance dies, another one repeats the request; the provider
 * refunds once per id and attempt.
 * @returns the time of the next check; null if none is needed.
 * @throws RefundFailed if the refund failed, PaymentsUnavailable if the provider is unreachable.
 */
export async function processRefund(
  {
    db,
    payments,
    payableOf,
  }: { readonly db: Db; readonly payments: Payments; readonly payableOf: PayableOf },
  id: string,
  now: Temporal.Instant,
): Promise<Temporal.Instant | null> {
  const claimed = await claim(db, payments.provider, id, now);
  if (claimed !== null) {
    const { payment_id: reference, session_id: sessionId, amount, attempt } = claimed;
    const payment: ProviderPayment = { reference, sessionId };
    const refund = await payments.refundPart(payment, { key: keyOf(id, attempt), amount });
    await db.transaction((tx) => record(tx, payableOf, { id, attempt, refund }, now));
    if (refund.state === 'rejected') {
      throw new RefundFailed(
        `The refund ${id} of payment ${reference} did not come through: retry it at the counter, or pay the customer another way`,
      );
    }
  }
  const pending = await db.one<{ look_at: Temporal.Instant | null }>(sql`
    select look_at from refunds
    where id = ${id} and ${isOrderRefundPending} and ${ofProvider(payments.provider)}`);
  return pending === null ? null : (pending.look_at ?? now.add(RETRY_AFTER));
}

/** SQL condition: the payment of a row of `refunds` was collected by the provider. */
const ofProvider = (provider: string): Sql => sql`exists (
  select from payments p where p.company_id = refunds.company_id and p.id = refunds.payment_id
    and p.provider = ${provider})`;

/** Takes a refund for one attempt; null if it is not pending or another instance has it. */
function claim(
  db: Queryable,
  provider: string,
  id: string,
  now: Temporal.Instant,
): Promise<Claimed | null> {
  return db.one<Claimed>(sql`
    with claimed as (
      update refunds set look_at = ${now.add(RETRY_AFTER)}
      where id = ${id} and ${isOrderRefundPending} and (look_at is null or look_at <= ${now})
        and ${ofProvider(provider)}
      returning company_id, payment_id, amount, attempt
    )
    select c.payment_id, p.session_id, c.amount, c.attempt
    from claimed c join payments p on p.company_id = c.company_id and p.id = c.payment_id`);
}

/** The provider replays the failure of a key, so each further attempt has another one. */
function keyOf(id: string, attempt: number): string {
  return attempt === 1 ? id : `${id}-${attempt}`;
}

/** Records the provider's answer, unless the refund has failed or was retried meanwhile. */
async function record(
  tx: Transaction,
  payableOf: PayableOf,
  { id, attempt, refund }: Attempt,
  now: Temporal.Instant,
): Promise<void> {
  const state = STATE_OF_PART[refund.state];
  const nextCheckAt = state === 'refunding' ? now.add(BANK_PROCESSING_TIME) : null;
  const recorded = await tx.one<{ order_id: string; amount: Cents }>(sql`
    update refunds
    set state = ${state}, provider_refund_id = coalesce(${refund.id}, provider_refund_id),
      look_at = ${nextCheckAt}, updated_at = ${now}
    where id = ${id} and attempt = ${attempt} and state in ('due', 'refunding', 'refunded')
    returning order_id, amount`);
  if (recorded === null) return;
  const { order_id, amount } = recorded;
  const payable = payableOf({ order_id, top_up_id: null });
  const part = { id, amount };
  await payable.notifyRefund(tx, { state: NEWS_OF_PART[refund.state], part }, now);
}

/**
 * Schedules a check of a refund after an unverified report. Completed refunds are included, because
 * a bank may return them.
 */
export async function refreshOrderRefund(
  db: Queryable,
  providerRefundId: string,
  now: Temporal.Instant,
): Promise<void> {
  await db.execute(sql`
    with moved as (
      update refunds set look_at = ${now}
      where provider_refund_id = ${providerRefundId} and state in ('refunding', 'refunded')
      returning id
    )
    ${jobsOf('order_refund', sql`select id, ${now}::timestamptz from moved`)}`);
}
