import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

const DONE = 'xstate.done.actor.';
const FAILED = 'xstate.error.actor.';
const SNAPSHOT = 'xstate.snapshot.';
const INSIDE_DONE = 'xstate.done.state.';

export interface Transition {
  readonly source: AnyStateNode;
  /** Empty where the event is heard and the state stays. */
  readonly targets: readonly AnyStateNode[];
  /** The event's name if it comes from outside, null if the machine makes it itself. */
  readonly event: string | null;
  /** What sets it off, in words: `CLEAR`, `after patience`, `load failed`, `always`. */
  readonly trigger: string;
  /** The guard's name, or its source where it has none. */
  readonly guard: string | null;
  /** An event that is listed so that nothing happens, not even further out. */
  readonly isForbidden: boolean;
}

/** What may lead out of a state, itself only: first what happens by itself, then what it hears. */
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

/** A state and all within it, outside first, in the order they are written in. */
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
  // Such a guard is an arrow with one expression: what it compares says more than a name.
  const source = String(guard).replace(/\s+/g, ' ');
  return source.slice(source.indexOf('=>') + 2).trim();
}
