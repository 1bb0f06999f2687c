import type { Db } from '../db/db.ts';
import type { JobCount } from '../jobs/count-jobs.ts';

/** What is told of the server from within, to whoever watches it from outside. None of it is about anybody. */
export interface Telemetry {
  /** A request for an operation: how long it took, and the code that it was answered with. */
  operation<Result extends { readonly code: string }>(
    name: string,
    requestId: string,
    run: () => Promise<Result>,
  ): Promise<Result>;
  /** The same database, telling of each statement and transaction of an operation or a job. */
  db(db: Db): Db;
  /** The same gateway, telling of each call of these methods. */
  gateway<Port extends object>(name: string, port: Port, methods: readonly (keyof Port)[]): Port;
  /** Work that nobody asked for just now. */
  job<Result>(name: string, run: () => Promise<Result>): Promise<Result>;
  /** What a provider told of a payment, and what came of it. */
  payment(outcome: string, effect: string): void;
  /** Asks, before each report, how the jobs stand. */
  watchJobs(ask: () => Promise<readonly JobCount[]>): void;
  /** Tells the last of it, and then nothing any more. */
  close(): Promise<void>;
}
