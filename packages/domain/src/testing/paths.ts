import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';

interface Exploration {
  /** All events to send, including `xstate.done.actor.<id>` and similar. */
  events: readonly AnyEventObject[];
  input?: unknown;
  /**
   * Value that distinguishes snapshots with the same state value; by default only the state value
   * does.
   */
  distinguish?: (snapshot: AnyMachineSnapshot) => unknown;
}

/** State ids and event types that no path reaches; both empty for a sound machine. */
export interface Unvisited {
  states: string[];
  events: string[];
}

/**
 * Explores all paths from the initial state with the given events, without running actors or
 * effects. Returns the unreached states and events. Ignores states that are left at once by an
 * unguarded `always`, which no snapshot shows.
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
    states: stableNodes(machine.root).filter((id) => !seenStates.has(id)),
    events: machine.events.filter((type) => !seenEvents.has(type)),
  };
}

function stableNodes(node: AnyStateNode): string[] {
  const passing = node.always?.some((transition) => transition.guard === undefined) ?? false;
  const own = passing ? [] : [node.id];
  return [...own, ...Object.values(node.states).flatMap(stableNodes)];
}
