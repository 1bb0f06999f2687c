import type { Queryable } from '../db/db.ts';
import { sql } from '../db/sql.ts';

/** How the jobs of one queue stand. */
export interface JobCount {
  readonly queue: string;
  /** All there are, most of which wait for their time. */
  readonly waiting: number;
  /** Whose time has come. */
  readonly due: number;
  /** How long the first of these has waited, in seconds; 0 where none does. */
  readonly oldest_due_seconds: number;
  /** That have failed since they last came through. */
  readonly failing: number;
}

/** A job that has failed since it last came through. */
export interface FailingJob {
  readonly queue: string;
  readonly key: string;
  readonly failures: number;
  /** The name of what went wrong. */
  readonly failure: string;
  readonly failed_at: Temporal.Instant;
  /** When it is tried again. */
  readonly run_at: Temporal.Instant;
}

/** The queues that have jobs, by name; for metrics and for people. */
export function countJobs(db: Queryable, now: Temporal.Instant): Promise<JobCount[]> {
  return db.query(sql`
    select queue, count(*) as waiting, count(*) filter (where run_at <= ${now}) as due,
      greatest(0, floor(extract(epoch from ${now}::timestamptz - min(run_at)))::int)
        as oldest_due_seconds,
      count(*) filter (where failures > 0) as failing
    from jobs group by queue order by queue`);
}

/** Those that fail, the most often failed first. */
export function listFailingJobs(db: Queryable, most: number): Promise<FailingJob[]> {
  return db.query(sql`
    select queue, key, failures, failure, failed_at, run_at from jobs where failures > 0
    order by failures desc, queue, key limit ${most}`);
}
