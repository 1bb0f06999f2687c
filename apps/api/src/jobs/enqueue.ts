import type { Queryable } from '../db/db.ts';
import { type Sql, sql } from '../db/sql.ts';

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

/**
 * Has something looked at later, as part of the transaction that causes it. What is to be looked at
 * already is so at the earlier of the two times.
 */
export async function enqueue(tx: Queryable, { queue, key, at }: Job): Promise<void> {
  await tx.execute(jobsOf(queue, sql`select ${key}::text, ${at}::timestamptz`));
}

/**
 * The same for all that a query finds, to stand beside what it follows from, in one statement.
 * @param found gives the key of each and its time.
 */
export function jobsOf(queue: Queue, found: Sql): Sql {
  return sql`
    insert into jobs (queue, key, run_at) select ${queue}::text, found.* from (${found}) as found
    on conflict (queue, key) do update set run_at = least(jobs.run_at, excluded.run_at)`;
}
