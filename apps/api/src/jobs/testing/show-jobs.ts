import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { Db } from '../../platform/db/db.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';

const MAIN = join(import.meta.dirname, '../main.ts');
/** Port without a server. */
const CLOSED_PORT = '1';

interface Ended {
  readonly code: number;
  readonly output: string;
  readonly stderr: string;
}

/** Runs `npm run jobs` and returns its exit code and output. */
export function showJobs(variables: Readonly<Record<string, string>>): Promise<Ended> {
  const env = { ...process.env, DATABASE_URL: '', PORT: CLOSED_PORT, ...variables };
  return new Promise((resolve) => {
    execFile(process.execPath, [MAIN], { env }, (error, output, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), output, stderr }),
    );
  });
}

/** Enqueues a refund job with a number of failures. */
export function failRefund(db: Db, failures: number): Promise<void> {
  return enqueue(
    db,
    {
      queue: 'refund',
      key: 'the-payment',
      at: Temporal.Instant.from('2026-11-21T05:00:00Z'),
    },
    { failures, failure: 'PaymentsUnavailable', failed_at: '2026-11-21T04:30:00Z' },
  );
}

/** Returns the expected output line of that job. */
export function lineOfRefund(times: number): string {
  return `refund the-payment: PaymentsUnavailable, ${times} times, last 2026-11-21T04:30:00Z, again 2026-11-21T05:00:00Z`;
}
