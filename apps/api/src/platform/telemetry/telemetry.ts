import type { Db } from '../db/db.ts';
import type { JobCount } from '../jobs/count-jobs.ts';

/** Traces and metrics of the server, without personal data. */
export interface Telemetry {
  /** Traces the request of an operation and records its duration and result code. */
  operation<Result extends { readonly code: string }>(
    name: string,
    requestId: string,
    run: () => Promise<Result>,
  ): Promise<Result>;
  /** Returns the database with tracing of statements and transactions. */
  db(db: Db): Db;
  /** Returns the gateway with tracing of these methods. */
  gateway<Port extends object>(name: string, port: Port, methods: readonly (keyof Port)[]): Port;
  /** Traces a background job. */
  job<Result>(name: string, run: () => Promise<Result>): Promise<Result>;
  /** Counts a provider's payment notification by outcome and effect. */
  payment(outcome: string, effect: string): void;
  /** Sets the function that returns the job counts for each export. */
  watchJobs(ask: () => Promise<readonly JobCount[]>): void;
  /** Sends the remaining data and stops. */
  close(): Promise<void>;
}
