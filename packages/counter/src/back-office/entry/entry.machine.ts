import { renewSnapshot, unprovidedAction } from '@claypot/domain/flows';
import { selectMutation, selectQuery } from '@claypot/domain/machines';
import type { DraftEntries, DraftSection } from '@claypot/sdk/counter';
import { assign, enqueueActions, sendTo, setup } from 'xstate';
import { unprovidedMutation, unprovidedQuery } from '../../app/machines.ts';
import { type DraftChangeInput, type DraftOutcome, refOf } from '../draft-change.ts';
import type { References, ReferencesInput } from '../references.implementation.ts';
import { applyEdit, type Edit } from '../tree/edit.ts';
import { problemsAfter } from '../tree/problems.ts';
import type { EntryContext, EntryEvent, EntryInput } from './entry.types.ts';
import { draftOf, isEdited, newDraft, saveOf } from './entry-draft.ts';
import { sectionsOfForm } from './sections-of-form.ts';

export interface SectionInput {
  readonly section: DraftSection;
}

/**
 * Form of an entry of the draft. Values of other people replace those of the form only while
 * nothing is typed; a save over them asks first. Edits outlive the form until they are saved or
 * dropped.
 */
export const entryMachine = setup({
  types: {
    context: {} as EntryContext,
    events: {} as EntryEvent,
    input: {} as EntryInput,
    children: {} as { list: 'list'; references: 'references'; change: 'change' },
  },
  actors: {
    list: unprovidedQuery<SectionInput, DraftEntries>(),
    references: unprovidedQuery<ReferencesInput, References>(),
    change: unprovidedMutation<DraftChangeInput, DraftOutcome>(),
  },
  actions: {
    /** Takes over edits of an earlier visit. */
    recall: unprovidedAction('recall'),
    /** Remembers the edits for a later visit. */
    remember: unprovidedAction('remember'),
    take: assign(({ context }, { entries }: { entries: DraftEntries | null }) => {
      const entry = entries?.entries.find(({ key }) => key === context.key);
      if (entry === undefined || entry.version === context.draft?.base?.version) return {};
      const { draft, isReplacing } = context;
      if (!isReplacing && draft !== null && isEdited(context, draft)) return {};
      return { draft: draftOf(entry), isReplacing: false };
    }),
    /** A new dish is in the first category unless the person came from another one. */
    takeReferences: assign(({ context }, { references }: { references: References | null }) => {
      const { draft, key, section } = context;
      const category = references?.categories?.find(({ status }) => status !== 'removed')?.key;
      const isOpen = section === 'dishes' && key === null && draft?.category === null;
      return isOpen && category !== undefined ? { category, draft: { ...draft, category } } : {};
    }),
    edit: assign(({ context: { draft } }, { edit }: { edit: Edit }) => ({
      draft: draft && {
        ...draft,
        fields: applyEdit(draft.fields, edit),
        problems: problemsAfter(draft.problems, edit),
      },
    })),
    setCategory: assign(({ context: { draft } }, { category }: { category: string }) => ({
      draft: draft && { ...draft, category },
    })),
    setSent: assign(({ context }) => ({ sent: context.draft, isRestored: false })),
    /** Takes over the outcome of a change, once. */
    settle: assign(({ context }, { outcome }: { outcome: DraftOutcome | null }) => {
      if (outcome === null || outcome === context.outcome) return {};
      switch (outcome.kind) {
        case 'saved': {
          const { entry } = outcome;
          const { draft, sent } = context;
          // Typed while the save was in flight.
          const isTyping = draft !== null && draft !== sent;
          const saved = draftOf(entry);
          return {
            outcome,
            key: entry.key,
            theirs: null,
            draft: isTyping ? { ...draft, base: entry } : saved,
          };
        }
        case 'conflict':
          return { outcome, theirs: outcome.theirs };
        case 'reset':
          return { outcome, isReplacing: true, theirs: null };
        default:
          return { outcome };
      }
    }),
    takeTheirs: assign(({ context: { theirs } }) =>
      theirs === null ? {} : { draft: draftOf(theirs), theirs: null, isRestored: false },
    ),
    discard: assign(({ context }) => ({
      draft: context.draft?.base ? draftOf(context.draft.base) : newDraft(context),
      theirs: null,
      isRestored: false,
    })),
    run: sendTo('change', (_, { input }: { input: DraftChangeInput }) => ({ type: 'RUN', input })),
    toChange: sendTo('change', (_, params: { type: 'CONFIRM' | 'DISMISS' }) => params),
    ask: sendTo('list', (_, params: { type: 'RETRY' | 'REFRESH' }) => params),
    askReferences: sendTo('references', { type: 'RETRY' }),
    renew: renewSnapshot(),
  },
}).createMachine({
  id: 'entry',
  context: ({ input }) => ({
    ...input,
    draft: input.key === null ? newDraft(input) : null,
    isRestored: false,
    theirs: null,
    sent: null,
    outcome: null,
    isReplacing: false,
  }),
  entry: 'recall',
  invoke: [
    {
      src: 'list',
      id: 'list',
      input: ({ context }) => ({ section: context.section }),
      onSnapshot: {
        actions: [
          {
            type: 'take',
            params: ({ event }) => {
              const { data, refreshing } = selectQuery(event.snapshot);
              return { entries: refreshing ? null : data };
            },
          },
          'renew',
        ],
      },
    },
    {
      src: 'references',
      id: 'references',
      input: ({ context }) => ({ sections: sectionsOfForm(context.section) }),
      onSnapshot: {
        actions: [
          {
            type: 'takeReferences',
            params: ({ event }) => ({ references: selectQuery(event.snapshot).data }),
          },
          'renew',
        ],
      },
    },
    {
      src: 'change',
      id: 'change',
      onSnapshot: {
        actions: enqueueActions(({ context, enqueue, event }) => {
          const { output, status } = selectMutation(event.snapshot);
          const outcome = status === 'done' ? output : null;
          enqueue({ type: 'settle', params: { outcome } });
          if (outcome !== null && outcome !== context.outcome) {
            enqueue('remember');
            enqueue({ type: 'ask', params: { type: 'REFRESH' } });
          }
          enqueue('renew');
        }),
      },
    },
  ],
  on: {
    EDIT: {
      actions: [{ type: 'edit', params: ({ event }) => event }, 'remember'],
    },
    CATEGORY: {
      actions: [{ type: 'setCategory', params: ({ event }) => event }, 'remember'],
    },
    SAVE: {
      actions: enqueueActions(({ context, enqueue }) => {
        if (context.draft === null) return;
        enqueue({
          type: 'run',
          params: { input: { kind: 'save', body: saveOf(context, context.draft) } },
        });
        enqueue('setSent');
      }),
    },
    KEEP: {
      actions: enqueueActions(({ context, enqueue }) => {
        const { draft, theirs } = context;
        if (draft === null || theirs === null) return;
        const body = saveOf(context, draft, theirs.version);
        enqueue({ type: 'run', params: { input: { kind: 'save', body } } });
        enqueue('setSent');
      }),
    },
    TAKE: {
      actions: ['takeTheirs', { type: 'toChange', params: { type: 'DISMISS' } }, 'remember'],
    },
    DISCARD: {
      actions: [
        'discard',
        { type: 'toChange', params: { type: 'DISMISS' } },
        'remember',
        { type: 'ask', params: { type: 'REFRESH' } },
      ],
    },
    REMOVE: {
      actions: enqueueActions(({ context, enqueue }) => {
        const base = context.draft?.base ?? null;
        if (base === null) return;
        enqueue({
          type: 'run',
          params: { input: { kind: 'remove', body: refOf(base), asks: true } },
        });
      }),
    },
    RESET: {
      actions: enqueueActions(({ context, enqueue }) => {
        const base = context.draft?.base ?? null;
        if (base === null) return;
        enqueue({
          type: 'run',
          params: { input: { kind: 'reset', body: refOf(base), asks: true } },
        });
      }),
    },
    CONFIRM: { actions: { type: 'toChange', params: { type: 'CONFIRM' } } },
    DISMISS: { actions: { type: 'toChange', params: { type: 'DISMISS' } } },
    RETRY: { actions: [{ type: 'ask', params: { type: 'RETRY' } }, 'askReferences'] },
  },
});
