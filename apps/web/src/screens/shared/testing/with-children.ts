import type { AnyMachineSnapshot, StateValue } from 'xstate';

/** As much of a machine as stories need of it. */
interface Resolvable<TSnapshot extends AnyMachineSnapshot> {
  readonly id: string;
  resolveState(config: { value: StateValue; context: TSnapshot['context'] }): TSnapshot;
}

/** The machine as it stands among these children: `resolveState` by itself makes none. */
export function withChildren<TSnapshot extends AnyMachineSnapshot>(
  machine: Resolvable<TSnapshot>,
  children: TSnapshot['children'],
): Resolvable<TSnapshot> {
  return {
    id: machine.id,
    resolveState: (config) => Object.assign(machine.resolveState(config), { children }),
  };
}
