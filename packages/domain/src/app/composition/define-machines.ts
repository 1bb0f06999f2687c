import {
  defineMachines as defineMachinesFrom,
  type MachinesFrom,
  type Makers,
} from '../../machines/base/define-machines.ts';
import type { MachineParts } from './machine-parts.ts';

/** Factory of the machines of one kind of screen, given the parts of a running app. */
export type MachinesOf<Machines extends object, Parts = MachineParts> = MachinesFrom<
  Parts,
  Machines
>;

/** Defines the machines of one kind of screen. `make` receives the parts of the running app. */
export const defineMachines: <Machines extends object, Parts extends object = MachineParts>(
  make: (parts: Parts) => Makers<Machines>,
) => MachinesOf<Machines, Parts> = defineMachinesFrom;
