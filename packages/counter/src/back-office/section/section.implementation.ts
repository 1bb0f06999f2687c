import { fromCallback } from 'xstate';
import type { CounterRuntime } from '../../app/ports.ts';
import { createDraftChange } from '../draft-change.ts';
import { createSectionList } from '../entry/entry.implementation.ts';
import { createReferences } from '../references.implementation.ts';
import { sectionMachine } from './section.machine.ts';
import type { SectionEvent } from './section.types.ts';

/** Creates the list of a section. Start it with `input: { section }`. */
export function createSection(
  runtime: Pick<CounterRuntime, 'api' | 'cache' | 'emit' | 'events' | 'random'>,
) {
  return sectionMachine.provide({
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
