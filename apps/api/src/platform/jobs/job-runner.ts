import type { Clock } from '../../shared/time/clock.ts';
import type { Queue } from './enqueue.ts';
import type { Jobs, TakenJob } from './jobs.ts';

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

/** Jobs taken in one go. */
const BATCH = 50;
/** Of one queue, under way at once: a provider that does not answer keeps nobody else waiting. */
const MOST_AT_ONCE = 50;
/** From so many failures on it is tried less and less often, and said to keep failing. */
const OFTEN = 5;
const SELDOM_SECONDS = 900;

/**
 * Takes jobs whose time has come and has them done.
 * @param report told of every failure.
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
  const underWay = new Map<Promise<void>, Queue>();
  const isOpen = (queue: Queue) =>
    [...underWay.values()].filter((busy) => busy === queue).length < MOST_AT_ONCE;

  async function beginSome(): Promise<number> {
    const open = (Object.keys(handlers) as Queue[]).filter(isOpen);
    if (open.length === 0) return 0;
    const taken = await jobs.take(open, BATCH);
    for (const job of taken) {
      const doing: Promise<void> = run(job)
        .catch(report)
        .finally(() => underWay.delete(doing));
      underWay.set(doing, job.queue);
    }
    return taken.length;
  }

  async function run(job: TakenJob): Promise<void> {
    const { look, retrySeconds } = handlers[job.queue];
    try {
      const next = await look(job.key, clock.now());
      await (next === null ? jobs.finish(job) : jobs.putOff(job, next));
    } catch (error) {
      const failures = job.failures + 1;
      const at = clock.now();
      const name = error instanceof Error ? error.name : 'Error';
      await jobs.fail(job, { failures, name, at, again: retryAt(at, retrySeconds, failures) });
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

function retryAt(now: Temporal.Instant, retrySeconds: number, failures: number): Temporal.Instant {
  const longer = retrySeconds * 2 ** Math.max(0, Math.min(failures, 20) - OFTEN);
  return now.add({ seconds: Math.max(retrySeconds, Math.min(longer, SELDOM_SECONDS)) });
}

function keepsFailing({ queue, key }: TakenJob, failures: number, cause: unknown): JobKeepsFailing {
  return new JobKeepsFailing(
    `The job ${queue} of ${key} has failed ${failures} times: see to its cause, it goes on being tried`,
    { cause },
  );
}
