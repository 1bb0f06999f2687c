import type { AnyStateMachine } from 'xstate';
import { type Transition, transitionsOf, withinAndItself } from './transitions.ts';

interface EventWays {
  readonly event: string;
  /** Distinct transitions of the event, each as `shut → open [isFree]`. */
  readonly ways: readonly string[];
}

/** Returns the external events of a machine, sorted by name. */
export function eventWays(machine: AnyStateMachine): readonly EventWays[] {
  const heard = withinAndItself(machine.root)
    .flatMap(transitionsOf)
    .filter(({ event }) => event !== null);
  return [...Map.groupBy(heard, ({ trigger }) => trigger)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([event, transitions]) => ({ event, ways: [...new Set(transitions.map(way))] }));
}

function way({ source, targets, guard, isForbidden }: Transition): string {
  const from = source.path.join('.') || 'anywhere';
  const to = targets.map((target) => target.path.join('.')).join(', ');
  const outcome = isForbidden ? 'ignores it' : to === '' ? 'stays' : `→ ${to}`;
  return `${from} ${outcome}${guard === null ? '' : ` [${guard}]`}`;
}
