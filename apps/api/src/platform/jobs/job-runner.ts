import type { Clock } from '../../shared/time/clock.ts';
import type { Queue } from './enqueue.ts';
import type { ClaimedJob, Jobs } from './jobs.ts';

/** Handler of the jobs in one queue. */
export interface Handler {
  /**
   * Processes the record with this key by its current state: the job may be late, duplicated, or
   * run on several instances at once.
   * @returns the time of the next run; null if nothing is left to do.
   * @throws to retry the job.
   */
  handle(key: string, now: Temporal.Instant): Promise<Temporal.Instant | null>;
  /**
   * Delay before a retry, in seconds. It doubles with each failure after {@link OFTEN}, up to 15
   * minutes.
   */
  readonly retrySeconds: number;
}

export type Handlers = Readonly<Record<Queue, Handler>>;

/** Reported if a job fails repeatedly and needs attention; `npm run jobs` lists such jobs. */
class RepeatedJobFailure extends Error {
  override readonly name = 'JobKeepsFailing';
}

/** Runs due jobs; created by `createJobRunner`. */
export interface JobRunner {
  /** Starts the due jobs without waiting for them. */
  begin(): Promise<void>;
  /** Resolves when no job is running. */
  settled(): Promise<void>;
  /** Runs all due jobs and the follow-up jobs that are due immediately. */
  runDue(): Promise<void>;
}

/** Maximum jobs fetched at once. */
const BATCH = 50;
/**
 * Running jobs at which a queue is not fetched any more, so that an unresponsive provider does not
 * block other queues. One more batch may exceed it.
 */
const MOST_AT_ONCE = 50;
/**
 * Number of failures from which the job is reported as failing; delays increase with each further
 * one.
 */
const OFTEN = 5;
const SELDOM_SECONDS = 900;

/**
 * Creates a runner that fetches due jobs and calls their handlers.
 * @param report logs every failure.
 */
export function createJobRunner({
  jobs,
  clock,
  handlers,
  report,
}: {
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly handlers: Handlers;
  readonly report: (error: unknown) => void;
}): JobRunner {
  const running = new Map<Promise<void>, Queue>();
  const isOpen = (queue: Queue) =>
    [...running.values()].filter((busy) => busy === queue).length < MOST_AT_ONCE;

  async function startJobs(): Promise<number> {
    const open = (Object.keys(handlers) as Queue[]).filter(isOpen);
    if (open.length === 0) return 0;
    const jobsTaken = await jobs.take(open, BATCH);
    for (const job of jobsTaken) {
      const doing: Promise<void> = run(job)
        .catch(report)
        .finally(() => running.delete(doing));
      running.set(doing, job.queue);
    }
    return jobsTaken.length;
  }

  async function run(job: ClaimedJob): Promise<void> {
    const { handle, retrySeconds } = handlers[job.queue];
    try {
      const next = await handle(job.key, clock.now());
      await (next === null ? jobs.finish(job) : jobs.putOff(job, next));
    } catch (error) {
      const failures = job.failures + 1;
      const at = clock.now();
      const name = error instanceof Error ? error.name : 'Error';
      await jobs.fail(job, {
        failures,
        name,
        at,
        nextAttempt: retryAt(at, retrySeconds, failures),
      });
      report(failures < OFTEN ? error : keepsFailing(job, failures, error));
    }
  }

  async function settled(): Promise<void> {
    await Promise.all(running.keys());
  }

  return {
    async begin() {
      while ((await startJobs()) === BATCH);
    },
    settled,
    async runDue() {
      while ((await startJobs()) > 0) await settled();
    },
  };
}

function retryAt(now: Temporal.Instant, retrySeconds: number, failures: number): Temporal.Instant {
  const longer = retrySeconds * 2 ** Math.max(0, Math.min(failures, 20) - OFTEN);
  return now.add({ seconds: Math.max(retrySeconds, Math.min(longer, SELDOM_SECONDS)) });
}

function keepsFailing(
  { queue, key }: ClaimedJob,
  failures: number,
  cause: unknown,
): RepeatedJobFailure {
  return new RepeatedJobFailure(
    `The job ${queue} of ${key} has failed ${failures} times: see to its cause, it goes on being tried`,
    { cause },
  );
}
