import type { Queryable } from '../db/db.ts';
import { json, type Sql, sql } from '../db/sql.ts';

/**
 * The kinds of work that is done later, and what the key of each names: a payment that is waited for,
 * one that is given back, what one was made with, a text message, a booking, an order that is brought, and what is done for
 * everything at once every now and then.
 */
export type Queue =
  | 'unpaid'
  | 'refund'
  | 'method'
  | 'message'
  | 'reminder'
  | 'delivery'
  | 'tiers'
  | 'spent'
  | 'guests'
  | 'missed';

/** A wake-up: at this time somebody looks at what the key names. */
export interface Job {
  readonly queue: Queue;
  readonly key: string;
  /** The earliest there is something to do. */
  readonly at: Temporal.Instant;
}

/** What a failed job carries to its next try. */
interface Carried {
  readonly failures: number;
  /** The name of what went wrong. */
  readonly failure: string;
  /** When, as an instant is written. */
  readonly failed_at: string;
}

/**
 * Has something looked at later, as part of the transaction that causes it. What is to be looked at
 * already is so at the earlier of the two times.
 */
export async function enqueue(
  tx: Queryable,
  { queue, key, at }: Job,
  failed?: Carried,
): Promise<void> {
  await tx.execute(jobsOf(queue, sql`select ${key}::text, ${at}::timestamptz`, failed));
}

/**
 * The same for all that a query finds, to stand beside what it follows from, in one statement: jobs
 * are put where pg-boss's own `send` puts them, which would be a statement of its own.
 * @param found gives the key of each and its time.
 */
export function jobsOf(queue: Queue, found: Sql, failed?: Carried): Sql {
  return sql`
    insert into pgboss.job_common as job
      (name, data, singleton_key, policy, start_after, keep_until, expire_seconds, deletion_seconds,
       retry_limit)
    select ${queue}::text, jsonb_build_object('key', found.key) || ${json(failed ?? {})}::jsonb,
      found.key, 'short', found.at, found.at + interval '100 years', 120, 3600, 2147483647
    from (${found}) as found (key, at)
    on conflict (name, coalesce(singleton_key, '')) where state = 'created' and policy = 'short'
    do update set start_after = least(job.start_after, excluded.start_after),
      data = job.data || excluded.data`;
}

/** The same for what has no job yet; one that has keeps its time, as it was put off for a reason. */
export function missingJobsOf(queue: Queue, keys: Sql, at: Temporal.Instant): Sql {
  return jobsOf(
    queue,
    sql`
      select key, ${at}::timestamptz from (${keys}) as missed (key)
      where not exists (select from pgboss.job_common as job
        where job.name = ${queue} and job.singleton_key = missed.key and job.state <= 'active')`,
  );
}
