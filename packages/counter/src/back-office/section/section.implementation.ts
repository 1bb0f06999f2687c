import { assign, fromCallback } from 'xstate';
import type { CounterRuntime } from '../../app/ports.ts';
import { createDraftChange } from '../draft-change.ts';
import { createSectionList } from '../entry/entry.implementation.ts';
import type { UnsavedEdits } from '../entry/unsaved.ts';
import { createReferences } from '../references.implementation.ts';
import { sectionMachine } from './section.machine.ts';
import type { SectionEvent } from './section.types.ts';

/** Creates the list of a section. Start it with `input: { section }`. */
export function createSection(
  runtime: Pick<CounterRuntime, 'api' | 'cache' | 'emit' | 'events' | 'identity' | 'random'>,
  unsaved: UnsavedEdits,
) {
  return sectionMachine.provide({
    actions: {
      recallUnsaved: assign(({ context: { section } }) => {
        const person = runtime.identity().person?.id ?? null;
        return { unsaved: unsaved.keysIn({ person, section }) };
      }),
    },
    actors: {
      list: createSectionList(runtime),
      references: createReferences(runtime),
      change: createDraftChange(runtime),
      listen: fromCallback<SectionEvent>(({ sendBack }) =>
        runtime.events.on({ 'draft.changed': () => sendBack({ type: 'REFRESH' }) }),
      ),
    },
  });
}
