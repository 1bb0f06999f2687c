import type { Queryable } from '../../../platform/db/db.ts';
import type { PrintJobChange } from '../../ordering/index.ts';
import { findPrintJob, viewPrintJob } from './print-jobs.ts';

/**
 * Reads the job of a notification of the database.
 * @param key company, branch and position, separated by spaces.
 * @returns null if there is no such job.
 */
export async function findPrintJobChange(
  db: Queryable,
  key: string,
): Promise<PrintJobChange | null> {
  const [companyId = '', , position = ''] = key.split(' ');
  const job = await findPrintJob(db, companyId, Number(position));
  if (job === null) return null;
  return { companyId, branchId: job.branch_id, view: (zone) => viewPrintJob(job, zone) };
}
