import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** The dotted names of a machine's states that have no states inside, without the machine's id. */
export function leafStates(machine: AnyStateMachine): readonly string[] {
  const visit = (node: AnyStateNode): string[] => {
    const children = Object.values(node.states);
    return children.length === 0 ? [node.path.join('.')] : children.flatMap(visit);
  };
  return Object.values(machine.root.states).flatMap(visit);
}

/** Those of `leafStates` that last; the others are left at once, whatever the guards say. */
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
