import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';

interface Exploration {
  /** Every event the machine may be sent, with `xstate.done.actor.<id>` and its like among them. */
  events: readonly AnyEventObject[];
  input?: unknown;
  /** Extra words that make two snapshots of one state value differ; by default only values do. */
  distinguish?: (snapshot: AnyMachineSnapshot) => unknown;
}

/** State ids and event types that no generated path reaches; both empty for a sound machine. */
export interface Unvisited {
  states: string[];
  events: string[];
}

/**
 * Walks every path that the given events make from the initial state, without running an actor or
 * an effect, and tells what stayed dark. States that are left at once (an unguarded `always`) are
 * never seen in a snapshot and do not count.
 */
export function unvisited(machine: AnyStateMachine, exploration: Exploration): Unvisited {
  const seenStates = new Set<string>();
  const seenEvents = new Set<string>();
  const { distinguish } = exploration;
  const map = getAdjacencyMap<AnyMachineSnapshot, AnyEventObject, unknown>(machine, {
    input: exploration.input,
    events: (snapshot) => exploration.events.filter((event) => snapshot.can(event)),
    serializeState: (snapshot) =>
      JSON.stringify([snapshot.value, snapshot.status, distinguish?.(snapshot) ?? null]) as never,
    limit: 20_000,
  });
  for (const { state, transitions } of Object.values(map)) {
    for (const node of state._nodes) seenStates.add(node.id);
    for (const step of Object.values<{ event: AnyEventObject }>(transitions)) {
      seenEvents.add(step.event.type);
    }
  }
  return {
    states: lastingNodes(machine.root).filter((id) => !seenStates.has(id)),
    events: machine.events.filter((type) => !seenEvents.has(type)),
  };
}

function lastingNodes(node: AnyStateNode): string[] {
  const passing = node.always?.some((transition) => transition.guard === undefined) ?? false;
  const own = passing ? [] : [node.id];
  return [...own, ...Object.values(node.states).flatMap(lastingNodes)];
}
