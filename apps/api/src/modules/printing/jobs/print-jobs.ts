import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { CounterContext } from '../../../contract/counter/context.ts';
import { wireInstant } from '../../../contract/wire.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { worksIn } from '../../staff/index.ts';
import type { PrintError } from '../printers/printers.ts';

/** A print job with the names of its order and printer. */
export interface PrintJob {
  readonly company_id: string;
  readonly position: number;
  readonly branch_id: string;
  readonly kind: 'kitchen' | 'receipt' | 'test';
  /** Null for a test page. */
  readonly order_id: string | null;
  readonly order_number: string | null;
  /** Refund of a bill, of which the receipt is printed; null for other jobs. */
  readonly refund_id: string | null;
  /** Null until a printer takes the job. */
  readonly printer_id: string | null;
  readonly printer_name: string | null;
  readonly state: Schemas['PrintJobState'];
  readonly is_duplicate: boolean;
  /** The tablet that prints it; null for a printer that fetches its jobs. */
  readonly device_id: string | null;
  readonly lease_ends_at: Temporal.Instant | null;
  readonly error: PrintError | null;
  readonly created_at: Temporal.Instant;
  readonly changed_at: Temporal.Instant;
}

const select = sql`
  select j.company_id, j.position, j.branch_id, j.kind, j.order_id,
    o.sales_order_tx_id as order_number, j.refund_id, j.printer_id, p.name as printer_name, j.state,
    j.is_duplicate, j.device_id, j.lease_ends_at, j.error, j.created_at, j.changed_at
  from print_jobs j
  left join orders o on o.company_id = j.company_id and o.id = j.order_id
  left join printers p on p.company_id = j.company_id and p.id = j.printer_id`;

/** Maximum jobs in a list: open or unconfirmed, failed, and printed. Failed ones hide no other. */
const MOST = { open: 100, failed: 50, printed: 50 };

/** Returns the latest jobs of a branch, newest first. */
export function findPrintJobs(
  db: Queryable,
  companyId: string,
  branchId: string,
): Promise<PrintJob[]> {
  const ofBranch = sql`j.company_id = ${companyId} and j.branch_id = ${branchId}`;
  return db.query<PrintJob>(sql`
    (${select} where ${ofBranch} and j.state in ('queued', 'leased', 'unconfirmed')
      order by j.position desc limit ${MOST.open})
    union all
    (${select} where ${ofBranch} and j.state = 'failed'
      order by j.position desc limit ${MOST.failed})
    union all
    (${select} where ${ofBranch} and j.state = 'printed'
      order by j.position desc limit ${MOST.printed})
    order by position desc`);
}

/** Returns a job of a company; null if there is none. */
export function findPrintJob(
  db: Queryable,
  companyId: string,
  position: number,
): Promise<PrintJob | null> {
  return db.one<PrintJob>(
    sql`${select} where j.company_id = ${companyId} and j.position = ${position}`,
  );
}

/** Ticket of an order, or receipt of a refund of a bill. */
export interface PrintedTicket {
  readonly orderId: string;
  readonly kind: 'kitchen' | 'receipt';
  /** Null for the ticket or receipt of the order itself. */
  readonly refundId: string | null;
}

/** Returns the latest job of a ticket. */
export function findLatestOf(
  db: Queryable,
  companyId: string,
  { orderId, kind, refundId }: PrintedTicket,
): Promise<PrintJob | null> {
  return db.one<PrintJob>(sql`
    ${select} where j.company_id = ${companyId} and j.order_id = ${orderId} and j.kind = ${kind}
      and j.refund_id is not distinct from ${refundId}
    order by j.position desc limit 1`);
}

/** Returns the latest test page of a printer. */
export function findLatestTestPage(
  db: Queryable,
  companyId: string,
  printerId: string,
): Promise<PrintJob | null> {
  return db.one<PrintJob>(sql`
    ${select}
    where j.company_id = ${companyId} and j.printer_id = ${printerId} and j.kind = 'test'
    order by j.position desc limit 1`);
}

/** Returns the open lease of a printer; null if there is none. */
export function findLeaseOf(
  db: Queryable,
  companyId: string,
  printerId: string,
): Promise<PrintJob | null> {
  return db.one<PrintJob>(sql`
    ${select}
    where j.company_id = ${companyId} and j.printer_id = ${printerId} and j.state = 'leased'`);
}

/**
 * Returns a job of a branch in which the person or device may act.
 * @throws ApiError `NOT_FOUND` for any other job.
 */
export async function requirePrintJob(
  db: Queryable,
  { company, staff }: Pick<CounterContext, 'company' | 'staff'>,
  jobId: string,
): Promise<PrintJob> {
  const job = await findPrintJob(db, company.id, Number(jobId));
  if (job === null || !worksIn(staff, job.branch_id)) throw new ApiError('NOT_FOUND');
  return job;
}

/** Returns a job as staff see it. */
export function viewPrintJob(job: PrintJob, zone: string): Schemas['PrintJob'] {
  return {
    id: String(job.position),
    kind: job.kind,
    order_id: job.order_id,
    order_number: job.order_number,
    refund_id: job.refund_id,
    printer_id: job.printer_id,
    printer_name: job.printer_name,
    state: job.state,
    is_duplicate: job.is_duplicate,
    error: job.error,
    created_at: wireInstant(job.created_at, zone),
    changed_at: wireInstant(job.changed_at, zone),
  };
}

/** Deletes old jobs. Their orders stay, and are accepted only once. */
export async function dropOldPrintJobs(db: Queryable, before: Temporal.Instant): Promise<void> {
  await db.execute(sql`delete from print_jobs where created_at < ${before} and state <> 'leased'`);
}
