import type { Queryable, Transaction } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import { ofPrinter, type Printer } from '../printers/printers.ts';
import { findPrintJob, type PrintJob } from './print-jobs.ts';

/** Seconds in which a printer reports that it has printed a job. */
export const LEASE_SECONDS = 60;

/** Holder of a lease: the printer itself, or a tablet at its cable. */
export interface Lessee {
  readonly printer: Printer;
  /** Null for a printer that fetches its jobs. */
  readonly deviceId: string | null;
  /** The job that the printer was offered; null for any. */
  readonly offered?: number | null;
}

/**
 * Ends leases without a report, and cancels tickets of orders that are over, unless a person asked for them. The server never
 * prints an unconfirmed job again by itself, because it may be on paper.
 */
export async function settlePrintJobs(
  db: Queryable,
  companyId: string,
  branchId: string,
  now: Temporal.Instant,
): Promise<void> {
  await db.execute(sql`
    update print_jobs set state = 'unconfirmed', lease_ends_at = null, changed_at = ${now}
    where company_id = ${companyId} and branch_id = ${branchId} and state = 'leased'
      and lease_ends_at <= ${now}`);
  await db.execute(sql`
    update print_jobs j set state = 'failed', error = 'ORDER_OVER', changed_at = ${now}
    from orders o
    where j.company_id = ${companyId} and j.branch_id = ${branchId} and j.state = 'queued'
      and j.requested_by is null and o.company_id = j.company_id and o.id = j.order_id
      and o.status in ('COMPLETED', 'CANCELLED', 'NOT_COLLECTED')`);
}

/** Returns the id of the next job that a printer may print; null if none waits. */
export async function findWaiting(
  db: Queryable,
  companyId: string,
  printer: Printer,
): Promise<number | null> {
  const next = await db.one<{ position: number }>(nextFor(companyId, printer));
  return next?.position ?? null;
}

/**
 * Gives the next job to a printer, which has one job at a time. Of two concurrent calls one gets
 * the job. Returns null if no job waits, or the printer has one.
 */
export async function leaseNext(
  tx: Transaction,
  companyId: string,
  { printer, deviceId, offered = null }: Lessee,
  now: Temporal.Instant,
): Promise<PrintJob | null> {
  await tx.execute(
    sql`select from printers where ${ofPrinter(companyId, printer.id)} for no key update`,
  );
  const leased = await tx.one<{ position: number }>(sql`
    with next as (${nextFor(companyId, printer, offered)} for update of j skip locked)
    update print_jobs set state = 'leased', printer_id = ${printer.id}, device_id = ${deviceId},
      lease_ends_at = ${now.add({ seconds: LEASE_SECONDS })}, attempts = attempts + 1,
      changed_at = ${now}
    from next where company_id = ${companyId} and print_jobs.position = next.position
    returning print_jobs.position`);
  return leased === null ? null : findPrintJob(tx, companyId, leased.position);
}

/** SQL for the oldest job that a printer without a lease may print. */
function nextFor(
  companyId: string,
  { id, branch_id, prints_kitchen, prints_receipts }: Printer,
  offered: number | null = null,
): Sql {
  return sql`
    select j.position from print_jobs j
    where j.company_id = ${companyId} and j.branch_id = ${branch_id} and j.state = 'queued'
      and (${offered}::bigint is null or j.position = ${offered})
      and (j.printer_id = ${id} or j.printer_id is null
        and (j.kind = 'kitchen' and ${prints_kitchen} or j.kind = 'receipt' and ${prints_receipts}))
      and not exists (select from print_jobs l
        where l.company_id = j.company_id and l.printer_id = ${id} and l.state = 'leased')
    order by j.position limit 1`;
}
