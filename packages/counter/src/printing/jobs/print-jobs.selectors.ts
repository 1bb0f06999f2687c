import { selectChildQuery } from '@claypot/domain/flows';
import { selectMutation } from '@claypot/domain/machines';
import type { SnapshotFrom } from 'xstate';
import type { PrintJobsView } from '../views.ts';
import type { printJobsMachine } from './print-jobs.machine.ts';
import { problemsOf } from './problem-jobs.ts';

export type PrintJobsSnapshot = SnapshotFrom<typeof printJobsMachine>;

/** Returns the view of a branch's jobs. Ages count by the time of loading. */
export function selectPrintJobs({ children, context }: PrintJobsSnapshot): PrintJobsView {
  const { list, reprint } = children;
  const { asOf, data, error, stale, status, unconfirmed } = selectChildQuery(list);
  const jobs = data ?? [];
  const loadedAt = list?.getSnapshot().context.loadedAt ?? 0;
  const now = Temporal.Instant.fromEpochMilliseconds(loadedAt);
  const problems = problemsOf(jobs, { dismissed: context.dismissed, now });
  const printing = reprint === undefined ? null : selectMutation(reprint.getSnapshot());
  return {
    status: status === 'notFound' ? 'failed' : status,
    problems,
    others: jobs.filter((job) => !problems.some((problem) => problem.job === job)),
    asOf,
    stale,
    unconfirmed,
    error,
    reprint: {
      status: printing?.status ?? 'idle',
      job: printing?.input ?? null,
      error: printing?.error ?? null,
    },
  };
}
