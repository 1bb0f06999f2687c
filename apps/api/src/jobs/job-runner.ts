import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import type { Clock } from '../http/context.ts';
import type { Queue } from './enqueue.ts';

/** How the jobs of one queue are done. */
export interface Handler {
  /**
   * Looks at what the key names, by the tables as they stand now: whatever woke it may be old, come
   * twice, or come to several instances at once.
   * @returns when to look again; null where nothing is left to do.
   * @throws where it is to be tried again.
   */
  look(key: string, now: Temporal.Instant): Promise<Temporal.Instant | null>;
  /** How long after a failure it is tried again. */
  readonly retrySeconds: number;
}

export type Handlers = Readonly<Record<Queue, Handler>>;

/** A job fails again and again, and somebody has to see to it; `npm run jobs` lists them. */
class JobKeepsFailing extends Error {
  override readonly name = 'JobKeepsFailing';
}

/** Does what is due; `createJobRunner` makes it. */
export interface JobRunner {
  /** Begins what is due now, without waiting for it. */
  begin(): Promise<void>;
  /** Resolves when nothing of it is under way any more. */
  settled(): Promise<void>;
  /** Does all that is due now, and what that leads to at once. */
  runDue(): Promise<void>;
}

interface Taken {
  readonly queue: Queue;
  readonly key: string;
  readonly failures: number;
  /** Until when no other instance takes it. */
  readonly run_at: Temporal.Instant;
}

/** How long a job is its taker's alone: longer than any provider is waited for. */
const LEASE = { minutes: 2 };
/** Jobs taken in one go. */
const BATCH = 50;
/** Of one queue, under way at once: a provider that does not answer keeps nobody else waiting. */
const MOST_AT_ONCE = 50;
/** From so many failures on it is tried less and less often, and said to keep failing. */
const OFTEN = 5;
const SELDOM_SECONDS = 900;

/**
 * Takes jobs whose time has come by this clock and has them done. Of several instances one takes each;
 * one that dies with it leaves it to be taken again.
 * @param report told of every failure.
 */
export function createJobRunner({
  db,
  clock,
  handlers,
  report,
}: {
  readonly db: Db;
  readonly clock: Clock;
  readonly handlers: Handlers;
  readonly report: (error: unknown) => void;
}): JobRunner {
  const underWay = new Map<Promise<void>, Queue>();
  const isOpen = (queue: Queue) =>
    [...underWay.values()].filter((busy) => busy === queue).length < MOST_AT_ONCE;

  async function beginSome(): Promise<number> {
    const open = (Object.keys(handlers) as Queue[]).filter(isOpen);
    if (open.length === 0) return 0;
    const taken = await take(db, open, clock.now());
    for (const job of taken) {
      const doing: Promise<void> = run(job)
        .catch(report)
        .finally(() => underWay.delete(doing));
      underWay.set(doing, job.queue);
    }
    return taken.length;
  }

  async function run(job: Taken): Promise<void> {
    const { look, retrySeconds } = handlers[job.queue];
    try {
      const next = await look(job.key, clock.now());
      await (next === null ? finish(db, job) : putOff(db, job, next));
    } catch (error) {
      const failures = job.failures + 1;
      await fail(db, job, error, retryAt(clock.now(), retrySeconds, failures), clock.now());
      report(failures < OFTEN ? error : keepsFailing(job, failures, error));
    }
  }

  async function settled(): Promise<void> {
    await Promise.all(underWay.keys());
  }

  return {
    async begin() {
      while ((await beginSome()) === BATCH);
    },
    settled,
    async runDue() {
      while ((await beginSome()) > 0) await settled();
    },
  };
}

function take(db: Db, queues: readonly Queue[], now: Temporal.Instant): Promise<Taken[]> {
  return db.query(sql`
    update jobs set run_at = ${now.add(LEASE)}
    where (queue, key) in (
      select queue, key from jobs where run_at <= ${now} and queue = any(${queues})
      order by run_at limit ${BATCH} for update skip locked
    )
    returning queue, key, failures, run_at`);
}

/** It stays where somebody wants it to be looked at once more, meanwhile. */
async function finish(db: Db, { queue, key, run_at }: Taken): Promise<void> {
  await db.execute(sql`
    delete from jobs where queue = ${queue} and key = ${key} and run_at = ${run_at}`);
}

async function putOff(
  db: Db,
  { queue, key, run_at }: Taken,
  next: Temporal.Instant,
): Promise<void> {
  await db.execute(sql`
    update jobs set run_at = ${next}, failures = 0, failed_at = null, failure = null
    where queue = ${queue} and key = ${key} and run_at = ${run_at}`);
}

async function fail(
  db: Db,
  { queue, key, run_at }: Taken,
  error: unknown,
  next: Temporal.Instant,
  now: Temporal.Instant,
): Promise<void> {
  const failure = error instanceof Error ? error.name : 'Error';
  await db.execute(sql`
    update jobs set failures = failures + 1, failed_at = ${now}, failure = ${failure.slice(0, 200)},
      run_at = case when run_at = ${run_at} then ${next} else run_at end
    where queue = ${queue} and key = ${key}`);
}

function retryAt(now: Temporal.Instant, retrySeconds: number, failures: number): Temporal.Instant {
  const longer = retrySeconds * 2 ** Math.max(0, Math.min(failures, 20) - OFTEN);
  return now.add({ seconds: Math.max(retrySeconds, Math.min(longer, SELDOM_SECONDS)) });
}

function keepsFailing({ queue, key }: Taken, failures: number, cause: unknown): JobKeepsFailing {
  return new JobKeepsFailing(
    `The job ${queue} of ${key} has failed ${failures} times: see to its cause, it goes on being tried`,
    { cause },
  );
}
