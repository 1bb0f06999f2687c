import { renewSnapshot, unprovidedAction, unprovidedCallback } from '@claypot/domain/flows';
import { selectMutation, selectQuery } from '@claypot/domain/machines';
import type { DraftEntries, DraftEntry, DraftOrder } from '@claypot/sdk/counter';
import { assign, enqueueActions, sendTo, setup } from 'xstate';
import { unprovidedMutation, unprovidedQuery } from '../../app/machines.ts';
import { type DraftChangeInput, type DraftOutcome, refOf } from '../draft-change.ts';
import type { SectionInput } from '../entry/entry.machine.ts';
import type { References, ReferencesInput } from '../references.implementation.ts';
import type { SectionFilter } from '../views.ts';
import { inOrder, moveEntry, placeEntry } from './group-entries.ts';
import type { SectionContext, SectionEvent } from './section.types.ts';
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
    setFilter: assign(({ context }, { filter }: { filter: Partial<SectionFilter> }) => ({
      filter: { ...context.filter, ...filter },
    })),
    setWanted: assign((_, params: { wanted: DraftOrder | null; moved: string | null }) => params),
    setRemoved: assign((_, params: { removed: DraftEntry | null }) => params),
    setWaiting: assign((_, params: { waiting: readonly DraftChangeInput[] }) => params),
    setOutcome: assign((_, params: { outcome: DraftOutcome }) => params),
    run: sendTo('change', (_, { input }: { input: DraftChangeInput }) => ({ type: 'RUN', input })),
    dismiss: sendTo('change', { type: 'DISMISS' }),
    ask: sendTo('list', (_, params: { type: 'RETRY' | 'REFRESH' }) => params),
    /** Reads which entries have unsaved edits. */
    recallUnsaved: unprovidedAction('recallUnsaved'),
    askReferences: sendTo('references', { type: 'RETRY' }),
    renew: renewSnapshot(),
  },
}).createMachine({
  id: 'section',
  context: ({ input }) => ({
    section: input.section,
    filter: { text: '', only: 'all' },
    entries: null,
    unsaved: [],
    waiting: [],
    wanted: null,
    moved: null,
    removed: null,
    outcome: null,
  }),
  entry: 'recallUnsaved',
  invoke: [
    {
      src: 'list',
      id: 'list',
      input: ({ context }) => ({ section: context.section }),
      onSnapshot: {
        actions: enqueueActions(({ context, enqueue, event }) => {
          const { data, refreshing } = selectQuery(event.snapshot);
          if (data !== null) enqueue({ type: 'setEntries', params: { entries: data.entries } });
          const isSettled = !refreshing && context.waiting.length === 0;
          if (isSettled) {
            enqueue({ type: 'setWanted', params: { wanted: null, moved: context.moved } });
          }
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
          const [, ...rest] = context.waiting;
          const isDone = status === 'done' && output !== null && output !== context.outcome;
          if (isDone) enqueue({ type: 'setOutcome', params: { outcome: output } });
          // Later changes of a person who has not seen the failure are dropped.
          const left = status === 'rejected' ? [] : isDone ? rest : context.waiting;
          if (left !== context.waiting) {
            const [next] = left;
            enqueue({ type: 'setWaiting', params: { waiting: left } });
            if (next !== undefined) enqueue({ type: 'run', params: { input: next } });
            else enqueue({ type: 'ask', params: { type: 'REFRESH' } });
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
        enqueue.raise({ type: 'CHANGE', change: { kind: 'order', body: wanted } });
      }),
    },
    PLACE: {
      actions: enqueueActions(({ context, enqueue, event }) => {
        const shown = inOrder(context.entries ?? [], context.wanted);
        const wanted = placeEntry(shown, event.key, event.at);
        if (wanted === null) return;
        enqueue({ type: 'setWanted', params: { wanted, moved: event.key } });
        enqueue.raise({ type: 'CHANGE', change: { kind: 'order', body: wanted } });
      }),
    },
    REMOVE: {
      actions: enqueueActions(({ context, enqueue, event }) => {
        const entry = entryOf(context, event.key);
        if (entry === undefined) return;
        enqueue({ type: 'setRemoved', params: { removed: entry } });
        const change = { kind: 'remove', body: refOf(entry), asks: false } as const;
        enqueue.raise({ type: 'CHANGE', change });
      }),
    },
    UNDO: {
      actions: enqueueActions(({ context: { entries, removed }, enqueue }) => {
        if (removed === null) return;
        const body = undoRemoval(removed, entries ?? []);
        enqueue({ type: 'setRemoved', params: { removed: null } });
        enqueue.raise({ type: 'CHANGE', change: { kind: 'save', body } });
      }),
    },
    RESTORE: {
      actions: enqueueActions(({ context, enqueue, event }) => {
        const entry = entryOf(context, event.key);
        if (entry === undefined) return;
        enqueue({ type: 'setRemoved', params: { removed: null } });
        const change = { kind: 'reset', body: refOf(entry), asks: false } as const;
        enqueue.raise({ type: 'CHANGE', change });
      }),
    },
    CHANGE: {
      actions: enqueueActions(({ context: { waiting }, enqueue, event: { change } }) => {
        if (waiting.length === 0) enqueue({ type: 'run', params: { input: change } });
        enqueue({ type: 'setWaiting', params: { waiting: withChange(waiting, change) } });
      }),
    },
    DISMISS: { actions: ['dismiss', { type: 'setRemoved', params: { removed: null } }] },
    RETRY: { actions: [{ type: 'ask', params: { type: 'RETRY' } }, 'askReferences'] },
    REFRESH: { actions: { type: 'ask', params: { type: 'REFRESH' } } },
  },
});

function entryOf({ entries }: SectionContext, key: string): DraftEntry | undefined {
  return entries?.find((entry) => entry.key === key);
}

/** A later order replaces an earlier one of the same entries that is not in flight. */
function withChange(
  waiting: readonly DraftChangeInput[],
  change: DraftChangeInput,
): readonly DraftChangeInput[] {
  const last = waiting.at(-1);
  const isReplaced =
    waiting.length > 1 &&
    last?.kind === 'order' &&
    change.kind === 'order' &&
    last.body.category === change.body.category;
  return [...(isReplaced ? waiting.slice(0, -1) : waiting), change];
}
