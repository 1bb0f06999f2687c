import type { AnyStateMachine } from 'xstate';
import { type Transition, transitionsOf, withinAndItself } from './transitions.ts';

interface EventTransitions {
  readonly event: string;
  /** Distinct transitions of the event, each as `shut → open [isFree]`. */
  readonly descriptions: readonly string[];
}

/** Returns the external events of a machine, sorted by name. */
export function eventTransitions(machine: AnyStateMachine): readonly EventTransitions[] {
  const handled = withinAndItself(machine.root)
    .flatMap(transitionsOf)
    .filter(({ event }) => event !== null);
  return [...Map.groupBy(handled, ({ trigger }) => trigger)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([event, transitions]) => ({
      event,
      descriptions: [...new Set(transitions.map(describeTransition))],
    }));
}

function describeTransition({ source, targets, guard, isForbidden }: Transition): string {
  const from = source.path.join('.') || 'anywhere';
  const to = targets.map((target) => target.path.join('.')).join(', ');
  const outcome = isForbidden ? 'ignores it' : to === '' ? 'stays' : `→ ${to}`;
  return `${from} ${outcome}${guard === null ? '' : ` [${guard}]`}`;
}
