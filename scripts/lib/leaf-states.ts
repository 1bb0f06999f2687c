import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** The dotted names of a machine's states that have no states inside, without the machine's id. */
export function leafStates(machine: AnyStateMachine): readonly string[] {
  const visit = (node: AnyStateNode): string[] => {
    const children = Object.values(node.states);
    return children.length === 0 ? [node.path.join('.')] : children.flatMap(visit);
  };
  return Object.values(machine.root.states).flatMap(visit);
}
