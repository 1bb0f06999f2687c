/**
 * Shows how the jobs stand and which of them fail: `npm run jobs`. Ends with 1 where one keeps
 * failing. A running server has the embedded database for itself, so it is asked.
 */
import 'temporal-polyfill/global';
import type { Config } from '../config/config.ts';
import { readProcessConfig } from '../config/process-config.ts';
import { holdsDatabase } from '../db/data-folder.ts';
import { type Db, DbError } from '../db/db.ts';
import { DataFolderInUse } from '../db/pglite/lock.ts';
import { openPglite } from '../db/pglite/open-pglite.ts';
import { openPostgres } from '../db/postgres/open-postgres.ts';
import { formatJobs, type JobsReport, readJobsReport, reportJobs } from './jobs-report.ts';

/** From so many failures on somebody has to see to it. */
const TOO_OFTEN = 5;
const NO_SUCH_TABLE = '42P01';

async function read(config: Config): Promise<JobsReport> {
  let db: Db;
  try {
    db = await openDb(config);
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    return askServer(config.port);
  }
  try {
    return await reportJobs(db, Temporal.Now.instant());
  } finally {
    await db.close();
  }
}

async function openDb({ databaseUrl, dataDir, preparedStatements }: Config): Promise<Db> {
  if (databaseUrl !== null) return openPostgres(databaseUrl, { prepared: preparedStatements });
  // Opening one that is not there would make it, empty.
  if (!holdsDatabase(dataDir)) {
    throw new Error(`There is no database in ${dataDir}. Start the server once, or set DATA_DIR.`);
  }
  return openPglite(dataDir);
}

async function askServer(port: number): Promise<JobsReport> {
  const answer = await fetch(`http://localhost:${port}/jobs.json`).catch((cause: unknown) => {
    throw new Error(
      `The database is in use, and no server answers at port ${port}. Set PORT as the server has it.`,
      { cause },
    );
  });
  if (!answer.ok) throw new Error(`The server at port ${port} answered ${answer.status}`);
  return readJobsReport(await answer.text());
}

function sentence(error: unknown): string {
  if (error instanceof DbError && error.sqlState === NO_SUCH_TABLE) {
    return 'This database knows no jobs yet. Start the server once, which brings it up to date.';
  }
  return error instanceof Error ? error.message : String(error);
}

try {
  const report = await read(readProcessConfig());
  process.stdout.write(`${formatJobs(report)}\n`);
  process.exitCode = report.failing.some(({ failures }) => failures >= TOO_OFTEN) ? 1 : 0;
} catch (error) {
  process.stderr.write(`${sentence(error)}\n`);
  process.exitCode = 2;
}
