import type { CounterContext } from '../../../contract/counter/context.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { type PrintJob, requirePrintJob } from './print-jobs.ts';

/**
 * Returns a job that this device has leased, also after the end of the lease.
 * @throws ApiError `NOT_FOUND` for any other job.
 */
export async function requireHeldJob(
  { db, company, staff }: Pick<CounterContext, 'db' | 'company' | 'staff'>,
  jobId: string,
): Promise<PrintJob> {
  const job = await requirePrintJob(db, { company, staff }, jobId);
  if (job.device_id === null || job.device_id !== staff.device?.id) throw new ApiError('NOT_FOUND');
  return job;
}
