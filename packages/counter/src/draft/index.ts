/** The draft of the restaurant: its changes, publication and earlier versions. */
export { createDraft } from './draft.implementation.ts';
export { type DraftAction, draftMachine } from './draft.machine.ts';
export { selectDraft } from './draft.selectors.ts';
export { draftMachines } from './draft-machines.ts';
export type * from './views.ts';
