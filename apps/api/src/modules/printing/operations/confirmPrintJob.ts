import type { CounterHandler } from '../../../contract/counter/handlers.ts';
import { requireHeldJob } from '../jobs/held-job.ts';
import { reportOutcome } from '../jobs/outcome.ts';
import { requirePrintJob, viewPrintJob } from '../jobs/print-jobs.ts';

/** Stores that a device has printed its job. */
export const confirmPrintJob: CounterHandler<'confirmPrintJob'> = async (context, { path }) => {
  const { db, company, now } = context;
  await reportOutcome(db, await requireHeldJob(context, path.id), null, now);
  return viewPrintJob(await requirePrintJob(db, context, path.id), company.time_zone);
};
