import type { Cents } from '@claypot/sdk';
import { companyOfPayment } from '../../../platform/db/company-of.ts';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { jobsOf } from '../../../platform/jobs/enqueue.ts';
import { randomCode } from '../../../shared/order-number.ts';
import type { RefundReason } from './refund-reads.ts';

/** A refund to make, in full or in part. */
export interface NewRefund {
  /** Idempotency key at the provider. */
  readonly id: string;
  readonly orderId: string;
  readonly paymentId: string;
  readonly amount: Cents;
  readonly reason: RefundReason;
  /** For the record; null without one. */
  readonly text: string | null;
  /** Person at the counter, and the manager who approved it; null for the server itself. */
  readonly staffId: string | null;
  readonly approverId: string | null;
}

/** Returns a random refund id, `REF` and 16 characters. */
export function refundReference(random: Parameters<typeof randomCode>[0]): string {
  return `REF${randomCode(random, 16)}`;
}

/** Id of the refund of a rejected order, which can happen once. */
export function rejectionRefundId(paymentId: string): string {
  return `${paymentId}-rejected`;
}

/**
 * Stores a refund and schedules its job, in the transaction of its cause. The caller has locked the
 * order.
 * @throws DbError `refunds_within_payment` if less is left of the payment.
 */
export async function createRefund(
  tx: Transaction,
  { id, orderId, paymentId, amount, reason, text, staffId, approverId }: NewRefund,
  now: Temporal.Instant,
): Promise<void> {
  await tx.execute(sql`
    with due as (
      insert into refunds
        (company_id, id, payment_id, order_id, amount, state, reason, text, staff_id, approver_id,
          created_at, updated_at)
      values (${companyOfPayment(paymentId)}, ${id}, ${paymentId}, ${orderId}, ${amount}, 'due',
        ${reason}, ${text}, ${staffId}, ${approverId}, ${now}, ${now})
      returning id
    )
    ${jobsOf('order_refund', sql`select id, ${now}::timestamptz from due`)}`);
}
