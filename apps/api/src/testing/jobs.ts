import { setJobClock } from '../db/testing.ts';
import type { Payments } from '../gateways/payments/payments.ts';
import { bossJobs } from '../jobs/boss-jobs.ts';
import { createHandlers } from '../jobs/handlers.ts';
import { createJobRunner } from '../jobs/job-runner.ts';
import { type Retention, USUAL_RETENTION } from '../jobs/retention.ts';
import type { Restaurant } from './restaurant.ts';

/**
 * Does all that is due at a moment, as an instance does that has nothing simulated.
 * @param payments another provider than the sandbox.
 * @param keep another retention than the usual.
 */
export async function workAt(
  { db, clock, courier, sms, sandbox, reported }: Restaurant,
  now: Temporal.Instant = clock.now(),
  payments: Payments = sandbox,
  keep: Retention = USUAL_RETENTION,
): Promise<void> {
  clock.set(now);
  const drives = courier.provider !== 'sandbox';
  const handlers = createHandlers({ db, payments, courier, sms, drives, keep });
  const report = (error: unknown) => void reported.push(error);
  await setJobClock(db, now);
  const jobs = bossJobs(db, report);
  await createJobRunner({ jobs, clock: { now: () => now }, handlers, report }).runDue();
}
