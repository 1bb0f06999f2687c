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
    select name as queue, count(*) as waiting,
      count(*) filter (where state < 'active' and start_after <= ${now}) as due,
      greatest(0, floor(extract(epoch from ${now}::timestamptz
        - min(start_after) filter (where state < 'active')))::int) as oldest_due_seconds,
      count(*) filter (where data ? 'failures') as failing
    from pgboss.job_common where state <= 'active' group by name order by name`);
}

/** Those that fail, the most often failed first. */
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
