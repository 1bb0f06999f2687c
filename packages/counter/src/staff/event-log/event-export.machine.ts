import { required, unprovidedActor } from '@claypot/domain/flows';
import {
  codeOf,
  type ErrorCode,
  type EventExport,
  type ExportedEvents,
  type StaffEvent,
} from '@claypot/sdk/counter';
import { assign, type SnapshotFrom, setup } from 'xstate';
import type { EventLogFilters } from '../views.ts';

/** Returns the part of the file that has these events. */
type WriteEvents = (events: readonly StaffEvent[]) => string;

export interface EventExportContext {
  filters: EventLogFilters | null;
  write: WriteEvents;
  /** Null until the server has recorded the export. */
  export: EventExport | null;
  /** `next` of the last page. */
  before: string | null;
  parts: readonly string[];
  count: number;
  error: ErrorCode | null;
}

export type EventExportEvent =
  /** Exports all events of the filters. `head` begins the file. */
  | { type: 'START'; filters: EventLogFilters; head: string; write: WriteEvents }
  | { type: 'RETRY' }
  | { type: 'CANCEL' }
  /** Forgets the finished file. */
  | { type: 'DISMISS' };

export interface PageOfExport {
  readonly export_id: string;
  readonly before: string | null;
}

const EMPTY: EventExportContext = {
  filters: null,
  write: () => '',
  export: null,
  before: null,
  parts: [],
  count: 0,
  error: null,
};

/**
 * Export of the record of actions to a file. The server records the export first, then returns the
 * events page by page. A page that fails is requested again by RETRY, so that an export of a
 * million events does not begin again.
 */
export const eventExportMachine = setup({
  types: {
    context: {} as EventExportContext,
    events: {} as EventExportEvent,
    children: {} as { start: 'start'; page: 'page' },
    tags: {} as 'running',
  },
  actors: {
    start: unprovidedActor<EventExport, EventLogFilters>('start'),
    page: unprovidedActor<ExportedEvents, PageOfExport>('page'),
  },
  guards: {
    isLast: (_, { next }: { next: string | null }) => next === null,
    isStarted: ({ context }) => context.export !== null,
  },
  actions: {
    begin: assign((_, params: { filters: EventLogFilters; head: string; write: WriteEvents }) => ({
      ...EMPTY,
      filters: params.filters,
      write: params.write,
      parts: [params.head],
    })),
    setExport: assign((_, params: { export: EventExport }) => params),
    addPage: assign(({ context }, { events, next }: ExportedEvents) => ({
      parts: [...context.parts, context.write(events)],
      count: context.count + events.length,
      before: next,
    })),
    setError: assign((_, { error }: { error: unknown }) => ({ error: codeOf(error) })),
    clearError: assign({ error: null }),
    clear: assign(EMPTY),
  },
}).createMachine({
  id: 'eventExport',
  context: EMPTY,
  initial: 'idle',
  states: {
    idle: { entry: 'clear' },
    starting: {
      tags: 'running',
      invoke: {
        src: 'start',
        id: 'start',
        input: ({ context }) => required(context.filters),
        onDone: {
          target: 'reading',
          actions: { type: 'setExport', params: ({ event }) => ({ export: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'setError', params: ({ event }) => event },
        },
      },
    },
    reading: {
      tags: 'running',
      invoke: {
        src: 'page',
        id: 'page',
        input: ({ context }) => ({
          export_id: required(context.export).id,
          before: context.before,
        }),
        onDone: [
          {
            guard: { type: 'isLast', params: ({ event }) => event.output },
            target: 'done',
            actions: { type: 'addPage', params: ({ event }) => event.output },
          },
          {
            target: 'reading',
            reenter: true,
            actions: { type: 'addPage', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'setError', params: ({ event }) => event },
        },
      },
    },
    failed: {
      on: {
        RETRY: [
          { guard: 'isStarted', target: 'reading', actions: 'clearError' },
          { target: 'starting', actions: 'clearError' },
        ],
      },
    },
    done: { on: { DISMISS: 'idle' } },
  },
  on: {
    START: {
      target: '.starting',
      reenter: true,
      actions: { type: 'begin', params: ({ event }) => event },
    },
    CANCEL: '.idle',
  },
});

export type EventExportSnapshot = SnapshotFrom<typeof eventExportMachine>;
