import { lazily } from '../../machines/base/lazily.ts';
import type { MachineParts } from './machine-parts.ts';

type Makers<Machines extends object> = { readonly [Name in keyof Machines]: () => Machines[Name] };

/** The machines of one kind of screen, made for an app; asked again, the same. */
export type MachinesOf<Machines extends object, Parts = MachineParts> = (
  parts: Parts,
) => Readonly<Machines>;

/**
 * Machines that come together: whoever imports what is defined here brings their code along, and
 * nobody else waits for it. A machine is made when it is first asked for.
 */
export function defineMachines<Machines extends object, Parts extends object = MachineParts>(
  make: (parts: Parts) => Makers<Machines>,
): MachinesOf<Machines, Parts> {
  const made = new WeakMap<Parts, Readonly<Machines>>();
  return (parts) => {
    const known = made.get(parts) ?? lazily<Machines>(make(parts));
    made.set(parts, known);
    return known;
  };
}
