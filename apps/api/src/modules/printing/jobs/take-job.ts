import type { Db } from '../../../platform/db/db.ts';
import { type DocumentContext, documentOf } from './job-document.ts';
import { type Lessee, leaseNext, settlePrintJobs } from './lease.ts';
import { reportOutcome } from './outcome.ts';
import type { PrintJob } from './print-jobs.ts';

/** A leased job with its receiptline document. */
export interface TakenJob {
  readonly job: PrintJob;
  readonly document: string;
}

/** The database, outside a transaction, and what documents depend on. */
export interface TakingContext extends DocumentContext {
  readonly db: Db;
}

/** Leases the next job of a printer and writes its document. Returns null if none waits. */
export async function takeJob(context: TakingContext, lessee: Lessee): Promise<TakenJob | null> {
  const { db, company, now } = context;
  await settlePrintJobs(db, company.id, lessee.printer.branch_id, now);
  const job = await db.transaction((tx) => leaseNext(tx, company.id, lessee, now));
  return job === null ? null : writeDocument(context, job, lessee);
}

/** Writes the document of a leased job. If that fails, the job is shown as failed. */
export async function writeDocument(
  context: TakingContext,
  job: PrintJob,
  { printer }: Pick<Lessee, 'printer'>,
): Promise<TakenJob> {
  try {
    return { job, document: await documentOf(context, job, printer) };
  } catch (error) {
    await reportOutcome(context.db, job, 'OTHER', context.now);
    throw error;
  }
}
