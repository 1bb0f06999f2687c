import { defineMachines } from '@claypot/domain/flows';
import type { CounterRuntime } from '../app/ports.ts';
import { createEntry } from './entry/entry.implementation.ts';
import { createUnsavedEdits } from './entry/unsaved.ts';
import { createPictureField } from './picture-field/picture-field.implementation.ts';
import { createSection } from './section/section.implementation.ts';

/** Machines of the screens that edit the restaurant. */
export const backOfficeMachines = defineMachines((runtime: CounterRuntime) => {
  const unsaved = createUnsavedEdits((count) => runtime.emit({ type: 'edits.changed', count }));
  return {
    entry: () => createEntry(runtime, unsaved),
    pictureField: () => createPictureField(runtime),
    section: () => createSection(runtime, unsaved),
  };
});
