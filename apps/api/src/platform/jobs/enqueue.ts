import type { Queryable } from '../db/db.ts';
import { json, type Sql, sql } from '../db/sql.ts';

/**
 * Job queues. The key is the id of a payment (`unpaid`, `refund`, `method`), a refund of an order
 * (`order_refund`), a text message, a booking (`reminder`), an order with a delivery, or an order
 * that waits (`acceptance`). That of `past_sales` is the id of the last order that was filled.
 * `sales_totals` and the last four are periodic and process all records at once.
 */
export type Queue =
  | 'unpaid'
  | 'refund'
  | 'order_refund'
  | 'method'
  | 'message'
  | 'reminder'
  | 'delivery'
  | 'acceptance'
  | 'past_sales'
  | 'sales_totals'
  | 'tiers'
  | 'spent'
  | 'guests'
  | 'missed';

/** A scheduled check of the record with this key. */
export interface Job {
  readonly queue: Queue;
  readonly key: string;
  /** Earliest time of execution. */
  readonly at: Temporal.Instant;
}

/** Failure data of the previous attempts. */
interface Carried {
  readonly failures: number;
  /** Name of the error. */
  readonly failure: string;
  /** Time of the last failure, as an ISO instant. */
  readonly failed_at: string;
}

/**
 * Schedules a job in the transaction that causes it. If the same job is already waiting, the
 * earlier of the two times wins.
 */
export async function enqueue(
  tx: Queryable,
  { queue, key, at }: Job,
  failed?: Carried,
): Promise<void> {
  await tx.execute(jobsOf(queue, sql`select ${key}::text, ${at}::timestamptz`, failed));
}

/**
 * Returns SQL that schedules a job per row of a query, to be combined with its cause in one
 * statement. It writes to the table of pg-boss's `send`, which would need a separate statement.
 * @param rows query of keys and times.
 */
export function jobsOf(queue: Queue, rows: Sql, failed?: Carried): Sql {
  return sql`
    insert into pgboss.job_common as job
      (name, data, singleton_key, policy, start_after, keep_until, expire_seconds, deletion_seconds,
       retry_limit)
    select ${queue}::text, jsonb_build_object('key', found.key) || ${json(failed ?? {})}::jsonb,
      found.key, 'short', found.at, found.at + interval '100 years', 120, 3600, 2147483647
    from (${rows}) as found (key, at)
    on conflict (name, coalesce(singleton_key, '')) where state = 'created' and policy = 'short'
    do update set start_after = least(job.start_after, excluded.start_after),
      data = job.data || excluded.data`;
}

/**
 * Same as {@link jobsOf}, but only for keys without a job. Existing jobs keep their time, because
 * they may have been postponed.
 */
export function missingJobsOf(queue: Queue, keys: Sql, at: Temporal.Instant): Sql {
  return jobsOf(
    queue,
    sql`
      select key, ${at}::timestamptz from (${keys}) as missed (key)
      where not exists (select from pgboss.job_common as job
        where job.name = ${queue} and job.singleton_key = missed.key and job.state <= 'active')`,
  );
}
