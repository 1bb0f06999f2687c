import type { DraftEntries } from '@claypot/sdk/counter';
import { assign } from 'xstate';
import { createQuery } from '../../app/machines.ts';
import type { CounterRuntime } from '../../app/ports.ts';
import { createDraftChange, sectionKey } from '../draft-change.ts';
import { createReferences } from '../references.implementation.ts';
import { entryMachine, type SectionInput } from './entry.machine.ts';
import type { EntryContext } from './entry.types.ts';
import { isEdited } from './entry-draft.ts';
import type { UnsavedEdits } from './unsaved.ts';

type EntryRuntime = Pick<CounterRuntime, 'api' | 'cache' | 'emit' | 'random' | 'identity'>;

/** Creates the query of the entries of a section. */
export function createSectionList({ api, cache }: Pick<CounterRuntime, 'api' | 'cache'>) {
  return createQuery<SectionInput, DraftEntries>(cache, {
    key: ({ section }) => sectionKey(section),
    load: ({ section }, signal) =>
      api.draftSection({ body: { section, category: null } }, { signal }),
    staleAfter: 0,
  });
}

/** Creates the form of an entry of the draft. */
export function createEntry(runtime: EntryRuntime, unsaved: UnsavedEdits) {
  const idOf = ({ section, key }: EntryContext) => ({
    person: runtime.identity().person?.id ?? null,
    section,
    key,
  });
  return entryMachine.provide({
    actors: {
      list: createSectionList(runtime),
      references: createReferences(runtime),
      change: createDraftChange(runtime),
    },
    actions: {
      recall: assign(({ context }) => {
        const draft = unsaved.get(idOf(context));
        return draft === undefined ? {} : { draft, isRestored: true };
      }),
      remember: ({ context }) => {
        const { draft } = context;
        unsaved.set(idOf(context), draft !== null && isEdited(context, draft) ? draft : null);
        // A new entry has its key since the save.
        if (context.key !== null && draft?.base?.status === 'added') {
          unsaved.set(idOf({ ...context, key: null }), null);
        }
      },
    },
  });
}
