import { lazily } from './lazily.ts';

/** Makes each machine when it is first asked for. */
export type Makers<Machines extends object> = {
  readonly [Name in keyof Machines]: () => Machines[Name];
};

/** The machines of one kind of screen, made for an app from its parts; asked again, the same. */
export type MachinesFrom<Parts, Machines extends object> = (parts: Parts) => Readonly<Machines>;

/**
 * Machines that come together: whoever imports what is defined here brings their code along, and
 * nobody else waits for it. A machine is made when it is first asked for.
 */
export function defineMachines<Machines extends object, Parts extends object>(
  make: (parts: Parts) => Makers<Machines>,
): MachinesFrom<Parts, Machines> {
  const made = new WeakMap<Parts, Readonly<Machines>>();
  return (parts) => {
    const known = made.get(parts) ?? lazily<Machines>(make(parts));
    made.set(parts, known);
    return known;
  };
}
