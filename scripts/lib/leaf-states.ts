import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** Returns the dotted names of a machine's states without substates, without the machine's id. */
export function leafStates(machine: AnyStateMachine): readonly string[] {
  const visit = (node: AnyStateNode): string[] => {
    const children = Object.values(node.states);
    return children.length === 0 ? [node.path.join('.')] : children.flatMap(visit);
  };
  return Object.values(machine.root.states).flatMap(visit);
}

/**
 * Returns the leaf states that last. The others, or one of their parents, have an unguarded
 * `always` transition.
 */
export function lastingStates(machine: AnyStateMachine): readonly string[] {
  return leafStates(machine).filter((leaf) => {
    let node: AnyStateNode | undefined = machine.root;
    for (const key of leaf.split('.')) {
      node = node?.states[key];
      if (node?.always?.some(({ guard }) => guard === undefined)) return false;
    }
    return true;
  });
}
