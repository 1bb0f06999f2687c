import type { Queryable } from '../db/db.ts';
import { countJobs, type FailingJob, type JobCount, listFailingJobs } from './count-jobs.ts';

export interface JobsReport {
  readonly queues: readonly JobCount[];
  readonly failing: readonly FailingJob[];
}

/** Maximum failing jobs listed; the rest is only counted. */
const MOST = 50;

export async function reportJobs(db: Queryable, now: Temporal.Instant): Promise<JobsReport> {
  return { queues: await countJobs(db, now), failing: await listFailingJobs(db, MOST) };
}

/** Formats a report as the table that `npm run jobs` prints. */
export function formatJobs({ queues, failing }: JobsReport): string {
  if (queues.length === 0) return 'There are no jobs.';
  const table = [
    ['queue', 'waiting', 'due', 'oldest due', 'failing'],
    ...queues.map((each) => [
      each.queue,
      String(each.waiting),
      String(each.due),
      each.due === 0 ? '-' : `${each.oldest_due_seconds} s`,
      String(each.failing),
    ]),
  ];
  const list = failing.map(
    (job) =>
      `${job.queue} ${job.key}: ${job.failure}, ${job.failures} times, last ${job.failed_at}, again ${job.run_at}`,
  );
  return [...columns(table), ...(list.length > 0 ? ['', 'Failing:', ...list] : [])].join('\n');
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  '),
  );
}
