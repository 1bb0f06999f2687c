/**
 * Lists the jobs and their failures: `npm run jobs`. Exits with 1 if a job has failed `TOO_OFTEN`
 * times, with 2 if the jobs cannot be read. If a server runs on an embedded database, the command
 * connects to it.
 */
import 'temporal-polyfill/global';
import { readProcessConfig } from '../platform/config/process-config.ts';
import { DbError } from '../platform/db/db.ts';
import { openDbForCommand } from '../platform/db/open-db.ts';
import { formatJobs, type JobsReport, reportJobs } from '../platform/jobs/jobs-report.ts';

/** Number of failures from which an operator must act. */
const TOO_OFTEN = 5;
const NO_SUCH_TABLE = '42P01';

async function read(): Promise<JobsReport> {
  const db = await openDbForCommand(readProcessConfig());
  try {
    return await reportJobs(db, Temporal.Now.instant());
  } finally {
    await db.close();
  }
}

function sentence(error: unknown): string {
  if (error instanceof DbError && error.sqlState === NO_SUCH_TABLE) {
    return 'This database has no job tables yet. Start the server once to migrate it.';
  }
  return error instanceof Error ? error.message : String(error);
}

try {
  const report = await read();
  process.stdout.write(`${formatJobs(report)}\n`);
  process.exitCode = report.failing.some(({ failures }) => failures >= TOO_OFTEN) ? 1 : 0;
} catch (error) {
  process.stderr.write(`${sentence(error)}\n`);
  process.exitCode = 2;
}
