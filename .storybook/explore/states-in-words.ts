import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';

/** The states a snapshot is in that have no states inside, by their dotted names. */
export function currentLeaves(snapshot: AnyMachineSnapshot): readonly string[] {
  return currentNodes(snapshot)
    .filter((node) => Object.keys(node.states).length === 0)
    .map((node) => node.path.join('.'));
}

/** Every state a snapshot is in, outside first, the machine itself left out. */
export function currentNodes(snapshot: AnyMachineSnapshot): readonly AnyStateNode[] {
  return snapshot._nodes.filter((node) => node.path.length > 0);
}
