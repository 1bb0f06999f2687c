import type { CounterHandler } from '../../../contract/counter/handlers.ts';
import { requireHeldJob } from '../jobs/held-job.ts';
import { reportOutcome } from '../jobs/outcome.ts';
import { requirePrintJob, viewPrintJob } from '../jobs/print-jobs.ts';

/** Stores why a device did not print its job. */
export const failPrintJob: CounterHandler<'failPrintJob'> = async (context, { path, body }) => {
  const { db, company, now } = context;
  await reportOutcome(db, await requireHeldJob(context, path.id), body.error, now);
  return viewPrintJob(await requirePrintJob(db, context, path.id), company.time_zone);
};
