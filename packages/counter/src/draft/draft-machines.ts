import { defineMachines } from '@claypot/domain/flows';
import type { CounterRuntime } from '../app/ports.ts';
import { createDraft } from './draft.implementation.ts';

/** Machines of the overview of the draft. */
export const draftMachines = defineMachines((runtime: CounterRuntime) => ({
  draft: () => createDraft(runtime),
}));
