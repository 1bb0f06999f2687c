import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

const DONE = 'xstate.done.actor.';
const FAILED = 'xstate.error.actor.';
const SNAPSHOT = 'xstate.snapshot.';
const INSIDE_DONE = 'xstate.done.state.';

export interface Transition {
  readonly source: AnyStateNode;
  /** Empty if the event is handled without leaving the state. */
  readonly targets: readonly AnyStateNode[];
  /** Name of an external event; null if the machine itself emits it. */
  readonly event: string | null;
  /** Readable trigger: `CLEAR`, `after patience`, `load failed`, `always`. */
  readonly trigger: string;
  /** Name of the guard, or its source if it is inline; null without a guard. */
  readonly guard: string | null;
  /** True if the event is explicitly ignored, also for parent states. */
  readonly isForbidden: boolean;
}

/**
 * Returns the transitions of a state without its substates: eventless ones first, then those of
 * events.
 */
export function transitionsOf(node: AnyStateNode): readonly Transition[] {
  const heard = [...node.transitions.values()].flat();
  return [...(node.always ?? []), ...heard].map((transition) => ({
    source: node,
    targets: transition.target ?? [],
    event: outsideEvent(transition.eventType),
    trigger: trigger(node, transition.eventType),
    guard: guardName(transition.guard),
    isForbidden: transition.target === undefined && transition.actions.length === 0,
  }));
}

/** Returns a state and all its descendants, parents first, in source order. */
export function withinAndItself(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(withinAndItself)];
}

function outsideEvent(type: string): string | null {
  return type === '' || type.startsWith('xstate.') ? null : type;
}

function trigger(node: AnyStateNode, type: string): string {
  if (type === '') return 'always';
  if (type === '*') return 'any other event';
  if (type.startsWith(DONE)) return `${type.slice(DONE.length)} done`;
  if (type.startsWith(FAILED)) return `${type.slice(FAILED.length)} failed`;
  if (type.startsWith(SNAPSHOT)) return `${type.slice(SNAPSHOT.length)} moved`;
  if (type.startsWith(INSIDE_DONE)) return 'all done';
  const delayed = node.after.find(({ eventType }) => eventType === type);
  if (delayed === undefined) return type;
  return typeof delayed.delay === 'number' ? `after ${delayed.delay} ms` : `after ${delayed.delay}`;
}

function guardName(guard: AnyTransitionDefinition['guard']): string | null {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return guard;
  if (typeof guard !== 'function') return guard.type;
  // An inline guard is an arrow function with one expression, which is more informative than a
  // name.
  const source = String(guard).replace(/\s+/g, ' ');
  return source.slice(source.indexOf('=>') + 2).trim();
}
