import type { PrintJob } from '@claypot/sdk/counter';
import { shortNumber } from '../../orders/cards/short-number.ts';
import type { JobProblem, JobProblemKind } from '../views.ts';

/** Age after which a job that no printer has taken is a problem. */
const WAIT = { seconds: 60 };

/** Age after which a problem is no longer shown: the order is over. */
const OLD = { hours: 12 };

/** State of the device that decides which jobs are problems. */
export interface ProblemContext {
  readonly now: Temporal.Instant;
  /** Ids of jobs for which a person found the paper. */
  readonly dismissed: readonly string[];
}

/**
 * Returns the jobs that need a person.
 *
 * A job counts as solved once the same ticket was asked for again, once a person has dismissed it,
 * or if its order was over before it was printed.
 *
 * @param jobs newest first
 */
export function problemsOf(
  jobs: readonly PrintJob[],
  { dismissed, now }: ProblemContext,
): JobProblem[] {
  const seen = new Set<string>();
  return jobs.flatMap((job) => {
    const ticket = ticketOf(job);
    const isLatest = !seen.has(ticket);
    seen.add(ticket);
    if (!isLatest || dismissed.includes(job.id) || isOlder(job.changed_at, OLD, now)) return [];
    const kind = kindOf(job, now);
    if (kind === null) return [];
    const number = job.order_number;
    return [
      { job, kind, error: job.error, shortNumber: number === null ? null : shortNumber(number) },
    ];
  });
}

function ticketOf({ kind, order_id, printer_id }: PrintJob): string {
  return JSON.stringify([kind, order_id ?? printer_id]);
}

function kindOf({ changed_at, error, state }: PrintJob, now: Temporal.Instant) {
  const kinds: Readonly<Record<PrintJob['state'], JobProblemKind | null>> = {
    failed: error === 'ORDER_OVER' ? null : 'failed',
    unconfirmed: 'unconfirmed',
    queued: isOlder(changed_at, WAIT, now) ? 'waiting' : null,
    leased: null,
    printed: null,
  };
  return kinds[state];
}

function isOlder(at: string, age: Temporal.DurationLike, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(Temporal.Instant.from(at).add(age), now) <= 0;
}
