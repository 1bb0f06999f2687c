import { renewSnapshot, unprovidedCallback } from '@claypot/domain/flows';
import { selectMutation, selectQuery } from '@claypot/domain/machines';
import type { DraftEntries, DraftEntry, DraftOrder } from '@claypot/sdk/counter';
import { assign, enqueueActions, sendTo, setup } from 'xstate';
import { unprovidedMutation, unprovidedQuery } from '../../app/machines.ts';
import { type DraftChangeInput, type DraftOutcome, refOf } from '../draft-change.ts';
import type { SectionInput } from '../entry/entry.machine.ts';
import type { References, ReferencesInput } from '../references.implementation.ts';
import { inOrder, moveEntry } from './group-entries.ts';
import type { SectionContext, SectionEvent, SectionFilter } from './section.types.ts';
import { undoRemoval } from './undo-removal.ts';

/**
 * Entries of a section in the order of the app. Moves show at once; several are sent as one order
 * after the one in flight.
 */
export const sectionMachine = setup({
  types: {
    context: {} as SectionContext,
    events: {} as SectionEvent,
    input: {} as SectionInput,
    children: {} as {
      list: 'list';
      references: 'references';
      change: 'change';
      listen: 'listen';
    },
  },
  actors: {
    list: unprovidedQuery<SectionInput, DraftEntries>(),
    references: unprovidedQuery<ReferencesInput, References>(),
    change: unprovidedMutation<DraftChangeInput, DraftOutcome>(),
    /** Sends `REFRESH` when the draft has changed. */
    listen: unprovidedCallback<SectionEvent>('listen'),
  },
  actions: {
    setEntries: assign((_, params: { entries: readonly DraftEntry[] | null }) => params),
    setChanging: assign((_, params: { isChanging: boolean }) => params),
    setFilter: assign(({ context }, { filter }: { filter: Partial<SectionFilter> }) => ({
      filter: { ...context.filter, ...filter },
    })),
    setWanted: assign((_, params: { wanted: DraftOrder; moved: string }) => params),
    setSent: assign(({ context }) => ({ sent: context.wanted })),
    setRemoved: assign((_, params: { removed: DraftEntry | null }) => params),
    settle: assign((_, { outcome }: { outcome: DraftOutcome }) =>
      outcome.kind === 'conflict' ? { outcome, removed: null } : { outcome },
    ),
    /** The list shows the order of the server. */
    dropWanted: assign({ wanted: null, sent: null }),
    run: sendTo('change', (_, { input }: { input: DraftChangeInput }) => ({ type: 'RUN', input })),
    toChange: sendTo('change', (_, params: { type: 'CONFIRM' | 'DISMISS' }) => params),
    ask: sendTo('list', (_, params: { type: 'RETRY' | 'REFRESH' }) => params),
    askReferences: sendTo('references', { type: 'RETRY' }),
    renew: renewSnapshot(),
  },
}).createMachine({
  id: 'section',
  context: ({ input }) => ({
    section: input.section,
    filter: { text: '', only: 'all' },
    entries: null,
    isChanging: false,
    wanted: null,
    sent: null,
    moved: null,
    removed: null,
    outcome: null,
  }),
  invoke: [
    {
      src: 'list',
      id: 'list',
      input: ({ context }) => ({ section: context.section }),
      onSnapshot: {
        actions: enqueueActions(({ context, enqueue, event }) => {
          const { data, refreshing } = selectQuery(event.snapshot);
          if (data !== null) enqueue({ type: 'setEntries', params: { entries: data.entries } });
          const isSettled = !refreshing && !context.isChanging && context.wanted === context.sent;
          if (isSettled) enqueue('dropWanted');
          enqueue('renew');
        }),
      },
    },
    {
      src: 'references',
      id: 'references',
      input: ({ context }) => ({
        sections: context.section === 'dishes' ? ['categories' as const] : [],
      }),
      onSnapshot: { actions: 'renew' },
    },
    {
      src: 'change',
      id: 'change',
      onSnapshot: {
        actions: enqueueActions(({ context, enqueue, event }) => {
          const { output, status } = selectMutation(event.snapshot);
          const { sent, wanted } = context;
          enqueue({ type: 'setChanging', params: { isChanging: status === 'running' } });
          if (status === 'rejected') enqueue('dropWanted');
          if (status === 'done' && output !== null && output !== context.outcome) {
            enqueue({ type: 'settle', params: { outcome: output } });
            if (wanted !== null && wanted !== sent) {
              enqueue({ type: 'run', params: { input: { kind: 'order', body: wanted } } });
              enqueue('setSent');
            } else enqueue({ type: 'ask', params: { type: 'REFRESH' } });
          }
          enqueue('renew');
        }),
      },
    },
    { src: 'listen', id: 'listen' },
  ],
  on: {
    FILTER: { actions: { type: 'setFilter', params: ({ event }) => event } },
    MOVE: {
      actions: enqueueActions(({ context, enqueue, event }) => {
        const shown = inOrder(context.entries ?? [], context.wanted);
        const wanted = moveEntry(shown, event.key, event.by);
        if (wanted === null) return;
        enqueue({ type: 'setWanted', params: { wanted, moved: event.key } });
        if (context.isChanging) return;
        enqueue({ type: 'run', params: { input: { kind: 'order', body: wanted } } });
        enqueue('setSent');
      }),
    },
    REMOVE: {
      actions: enqueueActions(({ context, enqueue, event }) => {
        const entry = entryOf(context, event.key);
        if (entry === undefined) return;
        enqueue({ type: 'setRemoved', params: { removed: entry } });
        enqueue({
          type: 'run',
          params: { input: { kind: 'remove', body: refOf(entry), asks: false } },
        });
      }),
    },
    UNDO: {
      actions: enqueueActions(({ context: { entries, removed }, enqueue }) => {
        if (removed === null) return;
        const body = undoRemoval(removed, entries ?? []);
        enqueue({ type: 'run', params: { input: { kind: 'save', body } } });
        enqueue({ type: 'setRemoved', params: { removed: null } });
      }),
    },
    RESTORE: {
      actions: enqueueActions(({ context, enqueue, event }) => {
        const entry = entryOf(context, event.key);
        if (entry === undefined) return;
        enqueue({
          type: 'run',
          params: { input: { kind: 'reset', body: refOf(entry), asks: false } },
        });
        enqueue({ type: 'setRemoved', params: { removed: null } });
      }),
    },
    CONFIRM: { actions: { type: 'toChange', params: { type: 'CONFIRM' } } },
    DISMISS: {
      actions: [
        { type: 'toChange', params: { type: 'DISMISS' } },
        { type: 'setRemoved', params: { removed: null } },
      ],
    },
    RETRY: { actions: [{ type: 'ask', params: { type: 'RETRY' } }, 'askReferences'] },
    REFRESH: { actions: { type: 'ask', params: { type: 'REFRESH' } } },
  },
});

function entryOf({ entries }: SectionContext, key: string): DraftEntry | undefined {
  return entries?.find((entry) => entry.key === key);
}
