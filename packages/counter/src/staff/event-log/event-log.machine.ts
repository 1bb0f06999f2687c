import { renewSnapshot } from '@claypot/domain/flows';
import { selectQuery } from '@claypot/domain/machines';
import type { EventList, EventListRequest } from '@claypot/sdk/counter';
import { assign, sendTo, setup } from 'xstate';
import { unprovidedQuery } from '../../app/machines.ts';
import type { EventLogFilters } from '../views.ts';
import { ALL_EVENTS } from './event-filters.ts';

export interface EventLogContext {
  filters: EventLogFilters;
  /** `before` of each page after the first, up to the one that is shown. */
  cursors: readonly string[];
  /** `before` of the page after the loaded one; null on the last page and before the first load. */
  next: string | null;
}

export type EventLogEvent =
  /** Changes some of the filters and shows the first page. */
  | { type: 'FILTER'; filters: Partial<EventLogFilters> }
  | { type: 'NEXT' }
  | { type: 'PREVIOUS' }
  | { type: 'RETRY' }
  | { type: 'REFRESH' };

/** The record of what staff did, by page and filter, newest first. */
export const eventLogMachine = setup({
  types: {
    context: {} as EventLogContext,
    events: {} as EventLogEvent,
    input: {} as Partial<EventLogFilters>,
    children: {} as { list: 'list' },
  },
  actors: { list: unprovidedQuery<EventListRequest, EventList>() },
  guards: {
    /** False until the page is loaded, so that a second press does nothing. */
    hasNext: ({ context }) => context.next !== null && context.next !== context.cursors.at(-1),
    hasPrevious: ({ context }) => context.cursors.length > 0,
  },
  actions: {
    filter: assign(({ context }, params: { filters: Partial<EventLogFilters> }) => ({
      filters: { ...context.filters, ...params.filters },
      cursors: [],
      next: null,
    })),
    goForward: assign({
      cursors: ({ context: { cursors, next } }) => (next === null ? cursors : [...cursors, next]),
    }),
    goBack: assign({ cursors: ({ context }) => context.cursors.slice(0, -1), next: null }),
    setNext: assign((_, params: { next: string | null }) => ({ next: params.next })),
    load: sendTo('list', ({ context }) => ({ type: 'SET_INPUT', input: requestOf(context) })),
    ask: sendTo('list', (_, params: { type: 'RETRY' | 'REFRESH' }) => params),
    renew: renewSnapshot(),
  },
}).createMachine({
  id: 'eventLog',
  context: ({ input }) => ({
    filters: { ...ALL_EVENTS, ...input },
    cursors: [],
    next: null,
  }),
  invoke: {
    src: 'list',
    id: 'list',
    input: ({ context }) => requestOf(context),
    onSnapshot: {
      actions: [
        {
          type: 'setNext',
          params: ({ event }) => {
            const { data, refreshing } = selectQuery(event.snapshot);
            return { next: refreshing ? null : (data?.next ?? null) };
          },
        },
        'renew',
      ],
    },
  },
  on: {
    FILTER: { actions: [{ type: 'filter', params: ({ event }) => event }, 'load'] },
    NEXT: { guard: 'hasNext', actions: ['goForward', 'load'] },
    PREVIOUS: { guard: 'hasPrevious', actions: ['goBack', 'load'] },
    RETRY: { actions: { type: 'ask', params: { type: 'RETRY' } } },
    REFRESH: { actions: { type: 'ask', params: { type: 'REFRESH' } } },
  },
});

function requestOf({ cursors, filters }: EventLogContext): EventListRequest {
  return { ...filters, before: cursors.at(-1) ?? null };
}
