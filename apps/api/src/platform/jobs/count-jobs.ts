import type { Queryable } from '../db/db.ts';
import { sql } from '../db/sql.ts';

/** Number of jobs in one queue by state. */
export interface JobCount {
  readonly queue: string;
  /** All unfinished jobs, including running ones and those scheduled for later. */
  readonly waiting: number;
  /** Jobs with a scheduled time in the past that are not running. */
  readonly due: number;
  /** Delay of the oldest due job, in seconds; 0 if there is none. */
  readonly oldest_due_seconds: number;
  /** Jobs that failed in their last attempt. */
  readonly failing: number;
}

/** A job that failed in its last attempt. */
export interface FailingJob {
  readonly queue: string;
  readonly key: string;
  readonly failures: number;
  /** Name of the error. */
  readonly failure: string;
  readonly failed_at: Temporal.Instant;
  /** Time of the next attempt. */
  readonly run_at: Temporal.Instant;
}

/** Returns the job counts of each non-empty queue, sorted by name. */
export function countJobs(db: Queryable, now: Temporal.Instant): Promise<JobCount[]> {
  return db.query(sql`
    select name as queue, count(*) as waiting,
      count(*) filter (where state < 'active' and start_after <= ${now}) as due,
      greatest(0, floor(extract(epoch from ${now}::timestamptz
        - min(start_after) filter (where state < 'active')))::int) as oldest_due_seconds,
      count(*) filter (where data ? 'failures') as failing
    from pgboss.job_common where state <= 'active' group by name order by name`);
}

/** Returns failing jobs, those with most failures first. */
export function listFailingJobs(db: Queryable, most: number): Promise<FailingJob[]> {
  return db.query(sql`
    select name as queue, coalesce(singleton_key, id::text) as key,
      coalesce((data ->> 'failures')::int, 0) as failures,
      coalesce(data ->> 'failure', 'unknown') as failure,
      coalesce((data ->> 'failed_at')::timestamptz, created_on) as failed_at,
      start_after as run_at
    from pgboss.job_common where state <= 'active' and data ? 'failures'
    order by 3 desc, 1, 2 limit ${most}`);
}
