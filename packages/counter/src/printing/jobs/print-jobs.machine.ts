import { renewSnapshot, unprovidedAction, unprovidedCallback } from '@claypot/domain/flows';
import type { PrintJob } from '@claypot/sdk/counter';
import { sendTo, setup } from 'xstate';
import { unprovidedMutation, unprovidedQuery } from '../../app/machines.ts';
import type { BranchInput } from '../../staff/devices/devices.machine.ts';

export interface PrintJobsContext extends BranchInput {
  /** Ids of jobs that a person on this device has dismissed. */
  dismissed: readonly string[];
}

export type PrintJobsEvent =
  /** Prints a job again, because a person found no paper. */
  | { type: 'REPRINT'; job: PrintJob }
  /** A person found the paper, or does not need it. */
  | { type: 'DISMISS_JOB'; id: string }
  /** Closes the result of a reprint. */
  | { type: 'DISMISS' }
  /** Jobs changed. */
  | { type: 'CHANGED' }
  | { type: 'RETRY' };

/** Delay in ms after a change. A ticket changes its job three times within seconds. */
const SETTLE = 1000;

/** The print jobs of a branch, kept current by the branch's stream. */
export const printJobsMachine = setup({
  types: {
    context: {} as PrintJobsContext,
    events: {} as PrintJobsEvent,
    input: {} as BranchInput,
    children: {} as { list: 'list'; reprint: 'reprint'; listen: 'listen' },
  },
  actors: {
    list: unprovidedQuery<BranchInput, PrintJob[]>(),
    reprint: unprovidedMutation<PrintJob, PrintJob>(),
    /** Sends `CHANGED` when jobs changed. */
    listen: unprovidedCallback<PrintJobsEvent>('listen'),
  },
  delays: { settle: SETTLE },
  actions: {
    ask: sendTo('list', (_, params: { type: 'RETRY' | 'REFRESH' }) => params),
    reprint: sendTo('reprint', (_, { job }: { job: PrintJob }) => ({ type: 'RUN', input: job })),
    dismiss: sendTo('reprint', { type: 'DISMISS' }),
    /** Reads the stored ids into the context. */
    readDismissed: unprovidedAction('readDismissed'),
    /** Stores the id and sets the context. */
    dismissJob: unprovidedAction<{ id: string }>('dismissJob'),
    renew: renewSnapshot(),
  },
}).createMachine({
  id: 'printJobs',
  context: ({ input }) => ({ branch_id: input.branch_id, dismissed: [] }),
  entry: 'readDismissed',
  invoke: [
    {
      src: 'list',
      id: 'list',
      input: ({ context }) => ({ branch_id: context.branch_id }),
      onSnapshot: { actions: 'renew' },
    },
    { src: 'reprint', id: 'reprint', onSnapshot: { actions: 'renew' } },
    { src: 'listen', id: 'listen' },
  ],
  on: {
    REPRINT: { actions: { type: 'reprint', params: ({ event }) => event } },
    DISMISS_JOB: { actions: { type: 'dismissJob', params: ({ event }) => event } },
    DISMISS: { actions: 'dismiss' },
    RETRY: { actions: { type: 'ask', params: ({ event }) => event } },
  },
  initial: 'current',
  states: {
    current: { on: { CHANGED: 'changed' } },
    changed: {
      after: {
        settle: { target: 'current', actions: { type: 'ask', params: { type: 'REFRESH' } } },
      },
    },
  },
});
