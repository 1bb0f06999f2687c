import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { PrintedTicket } from './print-jobs.ts';

/** A print that a person asks for. */
export interface PrintRequest extends PrintedTicket {
  readonly companyId: string;
  readonly branchId: string;
  /** Null for any printer of the branch that prints this kind. */
  readonly printerId: string | null;
  /** The person. */
  readonly requestedBy: string;
}

/**
 * Queues a ticket of an order. If an earlier one was never sent to a printer, it is queued again.
 * Else the new one says DUPLICATE, because the earlier one may be on paper.
 */
export async function requestPrint(
  tx: Transaction,
  { companyId, branchId, orderId, kind, refundId, printerId, requestedBy }: PrintRequest,
  now: Temporal.Instant,
): Promise<void> {
  // Two requests, or a request and the acceptance, wait for each other.
  await tx.execute(sql`
    select from orders where company_id = ${companyId} and id = ${orderId} for no key update`);
  const requeued = await tx.execute(sql`
    update print_jobs set state = 'queued', error = null, printer_id = ${printerId},
      requested_by = ${requestedBy}, changed_at = ${now}
    where company_id = ${companyId} and order_id = ${orderId} and kind = ${kind}
      and refund_id is not distinct from ${refundId} and attempts = 0`);
  if (requeued > 0) return;
  await tx.execute(sql`
    insert into print_jobs (company_id, branch_id, kind, order_id, refund_id, printer_id,
      is_duplicate, requested_by, created_at, changed_at)
    select ${companyId}, ${branchId}, ${kind}, ${orderId}, ${refundId}::text, ${printerId}::text,
      exists (select from print_jobs
        where company_id = ${companyId} and order_id = ${orderId} and kind = ${kind}
          and refund_id is not distinct from ${refundId}),
      ${requestedBy}, ${now}::timestamptz, ${now}::timestamptz`);
}

/** Queues a test page for a printer. */
export async function requestTestPage(
  tx: Transaction,
  {
    companyId,
    branchId,
    printerId,
    requestedBy,
  }: Omit<PrintRequest, keyof PrintedTicket | 'printerId'> & { readonly printerId: string },
  now: Temporal.Instant,
): Promise<void> {
  await tx.execute(sql`
    insert into print_jobs
      (company_id, branch_id, kind, printer_id, requested_by, created_at, changed_at)
    values (${companyId}, ${branchId}, 'test', ${printerId}, ${requestedBy}, ${now}, ${now})`);
}
