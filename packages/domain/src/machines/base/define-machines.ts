import { lazily } from './lazily.ts';

/** Factories of the machines; each is called on first access. */
export type Makers<Machines extends object> = {
  readonly [Name in keyof Machines]: () => Machines[Name];
};

/**
 * Returns the machines of one kind of screen for the parts of an app. Returns the same object for
 * the same parts.
 */
export type MachinesFrom<Parts, Machines extends object> = (parts: Parts) => Readonly<Machines>;

/**
 * Defines machines that share a code chunk, loaded only by the screens that import them. Each
 * machine is created on first access.
 */
export function defineMachines<Machines extends object, Parts extends object>(
  make: (parts: Parts) => Makers<Machines>,
): MachinesFrom<Parts, Machines> {
  const made = new WeakMap<Parts, Readonly<Machines>>();
  return (parts) => {
    const machines = made.get(parts) ?? lazily<Machines>(make(parts));
    made.set(parts, machines);
    return machines;
  };
}
