import type { Db, Queryable, Transaction } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import type { Payments, Refund } from '../gateways/payments/payments.ts';
import { tellOfRefund } from '../members/refund-notifications.ts';
import type { RefundState } from './settlement.ts';

/** Payments looked at in one go. */
const BATCH = 50;
/** How long one that is being given back is left alone; longer than a provider is waited for. */
const AGAIN = { minutes: 1 };
/** How long a bank is left alone that has taken it on. */
const BANK_TAKES = { hours: 1 };

const BECOMES = {
  refunding: 'refunding',
  refunded: 'refunded',
  refused: 'refund_failed',
} as const satisfies Record<Refund['state'], RefundState>;

/** It did not come through, and somebody has to see to it. */
class RefundFailed extends Error {
  override readonly name = 'RefundFailed';
}

interface Due {
  readonly id: string;
  readonly session_id: string | null;
}

/**
 * Gives back what was collected for what took no money any more, and follows it until it has arrived.
 * Of several instances one takes each payment; one that dies with it leaves it to be done again, and
 * the provider gives back once. What fails is reported.
 */
export async function giveBack(
  db: Db,
  payments: Payments,
  now: Temporal.Instant,
  report: (error: unknown) => void,
): Promise<void> {
  const due = await db.query<Due>(sql`
    update payments set look_at = ${now.add(AGAIN)}
    where id in (
      select id from payments
      where (state in ('refund_due', 'refunding') or (state = 'refunded' and look_at is not null))
        and (look_at is null or look_at <= ${now}) and provider = ${payments.provider}
      order by look_at nulls first limit ${BATCH} for update skip locked
    )
    returning id, session_id`);
  for (const { id, session_id: sessionId } of due) {
    await giveOneBack(db, payments, { reference: id, sessionId }, now).catch(report);
  }
}

async function giveOneBack(
  db: Db,
  payments: Payments,
  known: { readonly reference: string; readonly sessionId: string | null },
  now: Temporal.Instant,
): Promise<void> {
  const refund = await payments.refund(known);
  await db.transaction((tx) => record(tx, known.reference, refund, now));
  if (refund.state === 'refused') {
    throw new RefundFailed(
      `The refund ${refund.id} of payment ${known.reference} did not come through: the customer has to be paid another way`,
    );
  }
}

async function record(
  tx: Transaction,
  id: string,
  refund: Refund,
  now: Temporal.Instant,
): Promise<void> {
  const state = BECOMES[refund.state];
  const lookAt = state === 'refunding' ? now.add(BANK_TAKES) : null;
  const before = await tx.one<{ state: string; order_id: string | null }>(sql`
    select state, order_id from payments where id = ${id} for update`);
  const changed = await tx.execute(sql`
    update payments
    set state = ${state}, refund_id = ${refund.id}, look_at = ${lookAt}, updated_at = ${now}
    where id = ${id} and state in ('refund_due', 'refunding', 'refunded')`);
  const isNews = changed === 1 && before?.state !== state;
  if (isNews && before?.order_id) await tellOfRefund(tx, before.order_id, state, now);
}

/**
 * Somebody says that a refund has moved, one that had arrived as well: a bank may send it back. It is
 * looked at next time, and not believed.
 */
export async function lookAtRefundAgain(
  db: Queryable,
  refundId: string,
  now: Temporal.Instant,
): Promise<void> {
  await db.execute(sql`
    update payments set look_at = ${now}
    where refund_id = ${refundId} and state in ('refunding', 'refunded')`);
}
