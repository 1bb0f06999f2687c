import type { Payments } from '../gateways/payments/payments.ts';
import { createHandlers } from '../jobs/handlers.ts';
import { type Retention, USUAL_RETENTION } from '../platform/config/retention.ts';
import { setJobClock } from '../platform/db/testing/job-clock.ts';
import { bossJobs } from '../platform/jobs/boss-jobs.ts';
import { createJobRunner } from '../platform/jobs/job-runner.ts';
import type { Restaurant } from './restaurant.ts';

/**
 * Runs all jobs that are due at a moment, without the simulations.
 * @param payments provider other than the sandbox.
 * @param keep retention other than the default.
 */
export async function workAt(
  { db, clock, courier, sms, sandbox, reported }: Restaurant,
  now: Temporal.Instant = clock.now(),
  payments: Payments = sandbox,
  keep: Retention = USUAL_RETENTION,
): Promise<void> {
  clock.set(now);
  const drives = courier.provider !== 'sandbox';
  const handlers = createHandlers({ db, payments, courier, sms, drives, retention: keep });
  const report = (error: unknown) => void reported.push(error);
  await setJobClock(db, now);
  const jobs = bossJobs(db, report);
  await createJobRunner({ jobs, clock: { now: () => now }, handlers, report }).runDue();
}
