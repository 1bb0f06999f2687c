import type { AnyMachineSnapshot, StateValue } from 'xstate';

/** The part of a machine that stories use. */
interface Resolvable<TSnapshot extends AnyMachineSnapshot> {
  readonly id: string;
  resolveState(config: { value: StateValue; context: TSnapshot['context'] }): TSnapshot;
}

/** Returns the machine with the given children, because `resolveState` creates none. */
export function withChildren<TSnapshot extends AnyMachineSnapshot>(
  machine: Resolvable<TSnapshot>,
  children: TSnapshot['children'],
): Resolvable<TSnapshot> {
  return {
    id: machine.id,
    resolveState: (config) => Object.assign(machine.resolveState(config), { children }),
  };
}
