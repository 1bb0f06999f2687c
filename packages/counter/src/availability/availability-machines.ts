import { defineMachines } from '@claypot/domain/flows';
import type { CounterRuntime } from '../app/ports.ts';
import { createAvailability } from './availability.implementation.ts';

/** Machines of the screen with what a branch can sell. */
export const availabilityMachines = defineMachines((runtime: CounterRuntime) => ({
  availability: () => createAvailability(runtime),
}));
