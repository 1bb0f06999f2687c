import type { JobProblem, PrintJobsView } from '@claypot/counter/printing';
import { aPrintJob } from '@claypot/testing/counter';
import { aRecordsView } from '../../shared/layout/records-samples.ts';

interface Sample extends Partial<Pick<JobProblem, 'kind' | 'error'>> {
  /** Short number of the order; null for a test page. */
  readonly number: string | null;
  readonly ticket?: 'kitchen' | 'receipt';
}

/** Returns a problem of a job, for stories. */
export function aProblem(sample: Sample): JobProblem {
  const { number, kind = 'failed', error = null, ticket = 'kitchen' } = sample;
  const states = { failed: 'failed', unconfirmed: 'unconfirmed', waiting: 'queued' } as const;
  const job = aPrintJob({
    id: `job-${number}`,
    kind: number === null ? 'test' : ticket,
    order_id: number === null ? null : `order-${number}`,
    order_number: number === null ? null : `CP-20261128-${number}`,
    state: states[kind],
    error,
    ...(kind === 'waiting' && { printer_id: null, printer_name: null }),
  });
  return { job, kind, error, shortNumber: number };
}

export const LOST = aProblem({ number: '0042', kind: 'unconfirmed' });
export const FAILED = aProblem({ number: '0058', error: 'PAPER', ticket: 'receipt' });
export const WAITING = aProblem({ number: '0060', kind: 'waiting' });

/** Returns the view of a branch's jobs, for stories. */
export function aJobsView(
  problems: readonly JobProblem[],
  reprint: PrintJobsView['reprint'] = { status: 'idle', job: null, error: null },
  others: PrintJobsView['others'] = [],
): PrintJobsView {
  return aRecordsView('ready', { problems, others, reprint });
}
