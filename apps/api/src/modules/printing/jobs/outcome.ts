import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { notePrinterError, type PrintError } from '../printers/printers.ts';
import type { PrintJob } from './print-jobs.ts';

/** Error that a printer or its tablet reports; null for a success. */
export type Outcome = PrintError | null;

/**
 * Stores what the holder of a lease reports, also after the end of the lease. A job that has an
 * outcome keeps it.
 */
export async function reportOutcome(
  db: Queryable,
  { company_id: companyId, position, printer_id: printerId }: PrintJob,
  outcome: Outcome,
  now: Temporal.Instant,
): Promise<void> {
  const reported = await db.execute(sql`
    update print_jobs set state = ${outcome === null ? 'printed' : 'failed'}, error = ${outcome},
      lease_ends_at = null, changed_at = ${now}
    where company_id = ${companyId} and position = ${position}
      and state in ('leased', 'unconfirmed')`);
  if (reported === 1 && printerId !== null) {
    await notePrinterError(db, companyId, printerId, outcome);
  }
}

/** Ends the lease of a printer that reports to print nothing. The job may be on paper. */
export async function abandonLease(
  db: Queryable,
  { company_id: companyId, position }: PrintJob,
  now: Temporal.Instant,
): Promise<void> {
  await db.execute(sql`
    update print_jobs set state = 'unconfirmed', lease_ends_at = null, changed_at = ${now}
    where company_id = ${companyId} and position = ${position} and state = 'leased'`);
}
