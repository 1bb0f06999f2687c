import * as v from 'valibot';
import type { Queryable } from '../db/db.ts';
import { countJobs, listFailingJobs } from './count-jobs.ts';

const count = v.pipe(v.number(), v.safeInteger());
const reportSchema = v.object({
  queues: v.array(
    v.object({
      queue: v.string(),
      waiting: count,
      due: count,
      oldest_due_seconds: count,
      failing: count,
    }),
  ),
  failing: v.array(
    v.object({
      queue: v.string(),
      key: v.string(),
      failures: count,
      failure: v.string(),
      failed_at: v.string(),
      run_at: v.string(),
    }),
  ),
});

/** How all jobs stand, as JSON carries it. */
export type JobsReport = v.InferOutput<typeof reportSchema>;

/** Failing jobs that are listed; the rest is counted. */
const MOST = 50;

export async function reportJobs(db: Queryable, now: Temporal.Instant): Promise<JobsReport> {
  const failing = await listFailingJobs(db, MOST);
  return {
    queues: await countJobs(db, now),
    failing: failing.map((job) => ({
      ...job,
      failed_at: job.failed_at.toString(),
      run_at: job.run_at.toString(),
    })),
  };
}

/** @throws where it is not one. */
export function readJobsReport(text: string): JobsReport {
  return v.parse(reportSchema, JSON.parse(text));
}

/** For the one who runs `npm run jobs`. */
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
