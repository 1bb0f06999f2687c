import type { CounterHandler } from '../../../contract/counter/handlers.ts';
import { requireBranch } from '../../staff/index.ts';
import { settlePrintJobs } from '../jobs/lease.ts';
import { findPrintJobs, viewPrintJob } from '../jobs/print-jobs.ts';

/** Lists the print jobs of a branch. */
export const printJobList: CounterHandler<'printJobList'> = async (context, { body }) => {
  const { db, company, now } = context;
  const branch = await requireBranch(context, body.branch_id);
  await settlePrintJobs(db, company.id, branch.id, now);
  const jobs = await findPrintJobs(db, company.id, branch.id);
  return jobs.map((job) => viewPrintJob(job, company.time_zone));
};
