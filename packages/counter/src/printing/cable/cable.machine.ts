import {
  required,
  unprovidedAction,
  unprovidedActor,
  unprovidedCallback,
  unprovidedGuard,
} from '@claypot/domain/flows';
import type { LeasedPrintJob, PrintJob } from '@claypot/sdk/counter';
import { assign, type SnapshotFrom, setup } from 'xstate';
import type { BranchInput } from '../../staff/devices/devices.machine.ts';
import type { CableState, WriteProblem } from './cable-printer.ts';

export interface CableContext extends BranchInput {
  /** Printer of the branch for which this device prints; null if there is none. */
  printerId: string | null;
  cable: CableState;
  /** True if jobs changed since the last request for a job began. */
  hasChanged: boolean;
  /** Job in progress; null if there is none. */
  leased: LeasedPrintJob | null;
  /** Why the printer did not take the job; null if it took it. */
  problem: WriteProblem | null;
  /** Consecutive requests without a response. */
  failures: number;
}

export type CableEvent =
  /** Lets the person choose the printer at the cable, which prints for a printer of the branch. */
  | { type: 'CONNECT'; printer_id: string }
  /** The person chose a printer, and it is open. */
  | { type: 'CONNECTED'; printer_id: string }
  /** This device prints no more. */
  | { type: 'DISCONNECT' }
  | { type: 'CABLE'; state: CableState }
  /** Jobs of the branch changed, or changes may be missing. */
  | { type: 'CHANGED' };

/** A report to the server about a job. */
export interface JobReport {
  readonly job: PrintJob;
  readonly problem: WriteProblem | null;
}

/** Delays in ms. */
const REPEAT = { first: 1000, most: 30_000 };
/** No message says that a lease has ended, so a waiting device asks again. */
const POLL = 15_000;
const SLOW = 10_000;

/**
 * Prints the jobs of one printer of the branch by cable, one after the other.
 *
 * - A job is leased, sent to the printer once, and reported. The report is repeated until it
 *   arrives. The job is never sent again: if the page ends before the report, or the reply to the
 *   lease is lost, the server shows the job as unconfirmed, and a person prints it again.
 * - Without an open printer no job is leased, so that waiting jobs are no duplicates.
 * - A write that takes long is not cancelled, because the printer may have a part of the job.
 */
export const cableMachine = setup({
  types: {
    context: {} as CableContext,
    events: {} as CableEvent,
    input: {} as BranchInput,
    children: {} as {
      lease: 'lease';
      write: 'write';
      report: 'report';
      cable: 'cable';
      listen: 'listen';
    },
    tags: {} as 'printing' | 'slow' | 'offline',
  },
  actors: {
    /** Leases the next job; null if none waits. */
    lease: unprovidedActor<LeasedPrintJob | null, { printer_id: string }>('lease'),
    write: unprovidedActor<WriteProblem | null, { leased: LeasedPrintJob }>('write'),
    report: unprovidedActor<void, JobReport>('report'),
    /** Sends CABLE at the start and after each change. */
    cable: unprovidedCallback<CableEvent>('cable'),
    /** Sends CHANGED when jobs changed. */
    listen: unprovidedCallback<CableEvent>('listen'),
  },
  delays: {
    repeat: ({ context }) => Math.min(REPEAT.first * 2 ** context.failures, REPEAT.most),
    poll: POLL,
    slow: SLOW,
  },
  guards: {
    canPrint: ({ context }) => context.printerId !== null && context.cable === 'ready',
    cannotPrint: ({ context }) => context.printerId === null || context.cable !== 'ready',
    isJob: (_, { leased }: { leased: LeasedPrintJob | null }) => leased !== null,
    hasChanged: ({ context }) => context.hasChanged,
    /** True if the server does not know the printer any more. */
    isRemoved: unprovidedGuard<{ error: unknown }>('isRemoved'),
    /** True if repeating the request would not help. */
    isFinal: unprovidedGuard<{ error: unknown }>('isFinal'),
  },
  actions: {
    /** Reads the stored printer into the context. */
    readPrinter: unprovidedAction('readPrinter'),
    storePrinter: unprovidedAction<{ printer_id: string }>('storePrinter'),
    clearStored: unprovidedAction('clearStored'),
    /** Opens the browser's dialog and sends CONNECTED. */
    connect: unprovidedAction<{ printer_id: string }>('connect'),
    setPrinter: assign((_, params: { printer_id: string }) => ({ printerId: params.printer_id })),
    clearPrinter: assign({ printerId: null }),
    setCable: assign((_, { state }: { state: CableState }) => ({ cable: state })),
    markChanged: assign({ hasChanged: true }),
    clearChanged: assign({ hasChanged: false }),
    setLeased: assign((_, params: { leased: LeasedPrintJob | null }) => params),
    setProblem: assign((_, params: { problem: WriteProblem | null }) => params),
    clearJob: assign({ leased: null, problem: null }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    clearFailures: assign({ failures: 0 }),
  },
}).createMachine({
  id: 'cable',
  context: ({ input }) => ({
    branch_id: input.branch_id,
    printerId: null,
    cable: 'absent',
    hasChanged: false,
    leased: null,
    problem: null,
    failures: 0,
  }),
  entry: 'readPrinter',
  invoke: [
    { src: 'cable', id: 'cable' },
    { src: 'listen', id: 'listen' },
  ],
  on: {
    CONNECT: { actions: { type: 'connect', params: ({ event }) => event } },
    CONNECTED: {
      actions: [
        { type: 'setPrinter', params: ({ event }) => event },
        { type: 'storePrinter', params: ({ event }) => event },
      ],
    },
    DISCONNECT: { actions: ['clearPrinter', 'clearStored'] },
    CABLE: { actions: { type: 'setCable', params: ({ event }) => event } },
    CHANGED: { actions: 'markChanged' },
  },
  initial: 'stopped',
  states: {
    /** Without a printer of the branch, or without an open printer at the cable. */
    stopped: { always: { guard: 'canPrint', target: 'leasing' } },
    leasing: {
      entry: 'clearChanged',
      invoke: {
        src: 'lease',
        id: 'lease',
        input: ({ context }) => ({ printer_id: required(context.printerId) }),
        onDone: [
          {
            guard: { type: 'isJob', params: ({ event }) => ({ leased: event.output }) },
            target: 'printing',
            actions: [
              { type: 'setLeased', params: ({ event }) => ({ leased: event.output }) },
              'clearFailures',
            ],
          },
          { target: 'waiting', actions: 'clearFailures' },
        ],
        onError: [
          {
            guard: { type: 'isRemoved', params: ({ event }) => event },
            target: 'stopped',
            actions: ['clearPrinter', 'clearStored'],
          },
          { target: 'offline', actions: 'countFailure' },
        ],
      },
    },
    waiting: {
      always: [
        { guard: 'cannotPrint', target: 'stopped' },
        { guard: 'hasChanged', target: 'leasing' },
      ],
      after: { poll: 'leasing' },
    },
    offline: {
      tags: 'offline',
      always: { guard: 'cannotPrint', target: 'stopped' },
      after: { repeat: 'leasing' },
      on: { CHANGED: 'leasing' },
    },
    printing: {
      tags: 'printing',
      invoke: {
        src: 'write',
        id: 'write',
        input: ({ context }) => ({ leased: required(context.leased) }),
        onDone: {
          target: 'reporting',
          actions: { type: 'setProblem', params: ({ event }) => ({ problem: event.output }) },
        },
        onError: {
          target: 'reporting',
          actions: { type: 'setProblem', params: { problem: 'OTHER' } },
        },
      },
      initial: 'sending',
      states: {
        sending: { after: { slow: 'slow' } },
        slow: { tags: 'slow' },
      },
    },
    reporting: {
      tags: 'printing',
      invoke: {
        src: 'report',
        id: 'report',
        input: ({ context }) => ({
          job: required(context.leased).job,
          problem: context.problem,
        }),
        onDone: { target: 'reported' },
        onError: [
          { guard: { type: 'isFinal', params: ({ event }) => event }, target: 'reported' },
          { target: 'unreported', actions: 'countFailure' },
        ],
      },
    },
    unreported: {
      tags: 'offline',
      after: { repeat: 'reporting' },
      on: { CHANGED: 'reporting' },
    },
    reported: {
      entry: ['clearJob', 'clearFailures'],
      always: [{ guard: 'canPrint', target: 'leasing' }, { target: 'stopped' }],
    },
  },
});

export type CableSnapshot = SnapshotFrom<typeof cableMachine>;
