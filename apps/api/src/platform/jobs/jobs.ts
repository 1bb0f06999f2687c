import type { Queue } from './enqueue.ts';

/** A job that somebody has taken, for two minutes. */
export interface TakenJob {
  readonly id: string;
  readonly queue: Queue;
  /** What it is about. */
  readonly key: string;
  /** How often it has failed since it last came through. */
  readonly failures: number;
}

/** What a job has come to that failed. */
interface Failure {
  readonly failures: number;
  /** The name of what went wrong, without what may tell of a person. */
  readonly name: string;
  readonly at: Temporal.Instant;
  /** When it is to be tried again. */
  readonly again: Temporal.Instant;
}

/**
 * Where jobs wait until somebody takes them. They get there by `enqueue`, in the transaction of what
 * causes them. Of several instances one takes each; whatever it does is to be done once more where
 * that instance is gone before it has said what became of it.
 */
export interface Jobs {
  /** Takes some that are due, of these queues. */
  take(queues: readonly Queue[], most: number): Promise<TakenJob[]>;
  /** Nothing is left to do; what was asked for meanwhile stays. */
  finish(job: TakenJob): Promise<void>;
  /** It is to be looked at again. */
  putOff(job: TakenJob, at: Temporal.Instant): Promise<void>;
  fail(job: TakenJob, failure: Failure): Promise<void>;
  /** Has others take what was taken for too long, and lets go of what is done. */
  tidy(): Promise<void>;
}
