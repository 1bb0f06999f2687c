import { queryKey } from '@claypot/domain/flows';
import type { PrintJob } from '@claypot/sdk/counter';
import { assign, fromCallback } from 'xstate';
import { createMutation, createQuery } from '../../app/machines.ts';
import type { CounterRuntime } from '../../app/ports.ts';
import { createPressKeys } from '../../orders/press-keys.ts';
import type { BranchInput } from '../../staff/devices/devices.machine.ts';
import { type PrintJobsEvent, printJobsMachine } from './print-jobs.machine.ts';
import { createDismissals } from './stored-dismissals.ts';

export type PrintJobsDeps = Pick<
  CounterRuntime,
  'api' | 'cache' | 'emit' | 'events' | 'random' | 'storage' | 'subdomain'
>;

/** Delays in ms before a failed request is repeated. It doubles each time. */
const REPEAT = { first: 1000, most: 30_000 };

/** Interval in ms while a job is open. No message says that its lease has ended. */
const WATCH = 20_000;

/** Creates the list of a branch's print jobs. Start it with `input: { branch_id }`. */
export function createPrintJobs(deps: PrintJobsDeps) {
  const { api, cache, emit, events, random, storage, subdomain } = deps;
  const keys = createPressKeys(random);
  const dismissals = createDismissals(storage, subdomain);

  /** Prints the ticket of a job again, or the test page. Each job has a key of its own. */
  const printAgain = (
    { id, kind, order_id, printer_id, refund_id }: PrintJob,
    signal: AbortSignal,
  ) =>
    keys.run([id], (key) => {
      const headers = { 'Idempotency-Key': key };
      if (kind === 'test') {
        return api.printTestPage({ path: { id: printer_id ?? '' }, headers }, { signal });
      }
      const body = { kind, printer_id: null, refund_id };
      return api.printOrder({ path: { id: order_id ?? '' }, headers, body }, { signal });
    });

  return printJobsMachine.provide({
    actors: {
      list: createQuery<BranchInput, PrintJob[]>(cache, {
        key: ({ branch_id }) => queryKey<PrintJob[]>('print-jobs', branch_id),
        load: (body, signal) => api.printJobList({ body }, { signal }),
        isEmpty: (jobs) => jobs.length === 0,
        staleAfter: 0,
        reloadAfter: (jobs, unanswered) => {
          if (unanswered > 0) return Math.min(REPEAT.first * 2 ** unanswered, REPEAT.most);
          return jobs?.some(isOpen) ? WATCH : null;
        },
      }),
      reprint: createMutation<PrintJob, PrintJob>({
        run: (job, { signal }) => printAgain(job, signal),
        onDone: () => emit({ type: 'print_jobs.changed' }),
      }),
      listen: fromCallback<PrintJobsEvent>(({ sendBack }) =>
        events.on({ 'print_jobs.changed': () => sendBack({ type: 'CHANGED' }) }),
      ),
    },
    actions: {
      readDismissed: assign(() => ({ dismissed: dismissals.read() })),
      dismissJob: assign((_, { id }) => ({ dismissed: dismissals.add(id) })),
    },
  });
}

function isOpen({ state }: PrintJob): boolean {
  return state === 'queued' || state === 'leased';
}
