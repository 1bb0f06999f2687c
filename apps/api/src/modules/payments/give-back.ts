import type { Payments, Refund } from '../../gateways/payments/payments.ts';
import type { Db, Queryable, Transaction } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import { jobsOf } from '../../platform/jobs/enqueue.ts';
import type { PaidFor, PayableOf } from './payable.ts';
import type { RefundState } from './settlement.ts';

/** What is owed, on its way, or to be looked at once more. */
export const isToBeGivenBack = sql`(state in ('refund_due', 'refunding')
  or (state = 'refunded' and look_at is not null))`;
/** How long one that is being given back is left alone; longer than a provider is waited for. */
const AGAIN = { minutes: 1 };
/** How long a bank is left alone that has taken it on. */
const BANK_TAKES = { hours: 1 };

const BECOMES = {
  refunding: 'refunding',
  refunded: 'refunded',
  rejected: 'refund_failed',
} as const satisfies Record<Refund['state'], RefundState>;

/** It did not come through, and somebody has to see to it. */
class RefundFailed extends Error {
  override readonly name = 'RefundFailed';
}

/**
 * Gives back what was collected for what took no money any more, and follows it until it has arrived.
 * Of several instances one takes it; one that dies with it leaves it to be done again, and the
 * provider gives back once.
 * @returns when to look again, where it is under way.
 * @throws RefundFailed where it did not come through, and whatever keeps the provider from answering.
 */
export async function giveBack(
  {
    db,
    payments,
    payableOf,
  }: { readonly db: Db; readonly payments: Payments; readonly payableOf: PayableOf },
  reference: string,
  now: Temporal.Instant,
): Promise<Temporal.Instant | null> {
  const taken = await db.one<{ session_id: string | null }>(sql`
    update payments set look_at = ${now.add(AGAIN)}
    where id = ${reference} and ${isToBeGivenBack} and provider = ${payments.provider}
      and (look_at is null or look_at <= ${now})
    returning session_id`);
  if (taken !== null) {
    const refund = await payments.refund({ reference, sessionId: taken.session_id });
    await db.transaction((tx) => record(tx, payableOf, { id: reference, refund }, now));
    if (refund.state === 'rejected') {
      throw new RefundFailed(
        `The refund ${refund.id} of payment ${reference} did not come through: the customer has to be paid another way`,
      );
    }
  }
  const left = await db.one<{ look_at: Temporal.Instant | null }>(sql`
    select look_at from payments
    where id = ${reference} and ${isToBeGivenBack} and provider = ${payments.provider}`);
  return left === null ? null : (left.look_at ?? now.add(AGAIN));
}

async function record(
  tx: Transaction,
  payableOf: PayableOf,
  { id, refund }: { readonly id: string; readonly refund: Refund },
  now: Temporal.Instant,
): Promise<void> {
  const state = BECOMES[refund.state];
  const lookAt = state === 'refunding' ? now.add(BANK_TAKES) : null;
  const recorded = await tx.one<PaidFor>(sql`
    update payments
    set state = ${state}, refund_id = ${refund.id}, look_at = ${lookAt}, updated_at = ${now}
    where id = ${id} and state in ('refund_due', 'refunding', 'refunded')
    returning order_id, top_up_id`);
  // Once for each state: the notification's id is made of the state and the order.
  if (recorded !== null) await payableOf(recorded).notifyRefund(tx, state, now);
}

/**
 * Somebody says that a refund has moved, one that had arrived as well: a bank may send it back. It is
 * looked at next time, and not believed.
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
