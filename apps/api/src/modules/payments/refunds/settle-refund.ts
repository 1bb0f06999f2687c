import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { jobsOf } from '../../../platform/jobs/enqueue.ts';

/**
 * Requests a failed refund again, under a new key of the provider.
 * @returns false if the refund has not failed.
 */
export async function retryRefund(
  tx: Transaction,
  companyId: string,
  refundId: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const retried = await tx.one<{ id: string }>(sql`
    update refunds set state = 'due', attempt = attempt + 1, provider_refund_id = null,
      look_at = null, updated_at = ${now}
    where company_id = ${companyId} and id = ${refundId} and state = 'failed'
    returning id`);
  if (retried === null) return false;
  await tx.execute(jobsOf('order_refund', sql`select ${retried.id}::text, ${now}::timestamptz`));
  return true;
}

/**
 * Marks a failed refund as paid another way.
 * @param note how it was paid.
 * @returns false if the refund has not failed.
 */
export async function settleRefund(
  tx: Transaction,
  companyId: string,
  refundId: string,
  note: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const settled = await tx.execute(sql`
    update refunds set state = 'settled', settled_note = ${note}, updated_at = ${now}
    where company_id = ${companyId} and id = ${refundId} and state = 'failed'`);
  return settled === 1;
}
