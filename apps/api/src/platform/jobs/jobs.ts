import type { Queue } from './enqueue.ts';

/** A job leased by one instance for two minutes. */
export interface ClaimedJob {
  readonly id: string;
  readonly queue: Queue;
  /** Id of the record to process. */
  readonly key: string;
  /** Number of failures since the last success. */
  readonly failures: number;
}

/** Result of a failed job. */
interface Failure {
  readonly failures: number;
  /** Name of the error, without personal data. */
  readonly name: string;
  readonly at: Temporal.Instant;
  /** Time of the next attempt. */
  readonly nextAttempt: Temporal.Instant;
}

/**
 * Job store. `enqueue` adds jobs in the transaction of their cause. Only one instance takes each
 * job; if that instance dies before it finishes, the job runs again.
 */
export interface Jobs {
  /** Takes due jobs of these queues. */
  take(queues: readonly Queue[], most: number): Promise<ClaimedJob[]>;
  /** Completes a job; the same job enqueued meanwhile remains. */
  finish(job: ClaimedJob): Promise<void>;
  /** Reschedules a job. */
  putOff(job: ClaimedJob, at: Temporal.Instant): Promise<void>;
  fail(job: ClaimedJob, failure: Failure): Promise<void>;
  /** Releases jobs with an expired lease and deletes completed ones. */
  tidy(): Promise<void>;
}
