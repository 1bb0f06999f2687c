/**
 * Creates views with the real machines, for stories. A check reads from the views in a story's args
 * which states the story shows. Each view is therefore created here and registered with its states.
 */
import { type AnyActorRef, type AnyMachineSnapshot, isMachineSnapshot } from 'xstate';

/** A leaf state of a machine. */
export interface BuiltState {
  readonly machine: string;
  /** Path of the state, separated by dots, without the machine's ID. */
  readonly state: string;
}

/** Data registered for a view. */
interface Memory {
  readonly states: readonly BuiltState[];
  /** Names of the view's own fields, without those added later. */
  readonly fields: readonly string[];
}

const memories = new WeakMap<object, Memory>();

/**
 * Returns the result of `select` for a machine in one of its states, and registers it.
 *
 * @param snapshot state of the machine, created with `machine.resolveState({ value, context })`
 */
export function viewOf<TSnapshot extends AnyMachineSnapshot, TView extends object>(
  snapshot: TSnapshot,
  select: (snapshot: NoInfer<TSnapshot>) => TView,
): TView {
  // Copies the view, because a selector may return an object of the context, which belongs to no
  // state.
  const view = { ...select(snapshot) };
  memories.set(view, { states: leafStates(snapshot), fields: Object.keys(view) });
  return view;
}

/** Returns the leaf states of a machine and of its invoked children, which the view reads too. */
function leafStates(snapshot: AnyMachineSnapshot): readonly BuiltState[] {
  const machine: string = snapshot.machine.id;
  // A machine that only invokes others has a root and no state of its own.
  const leaves = snapshot._nodes.filter(
    (node) => node.parent !== undefined && Object.keys(node.states).length === 0,
  );
  const children = Object.values<AnyActorRef | undefined>(snapshot.children).flatMap((child) => {
    const state: unknown = child?.getSnapshot();
    return isMachineSnapshot(state) ? leafStates(state) : [];
  });
  return [...leaves.map((node) => ({ machine, state: node.path.join('.') })), ...children];
}

/**
 * Returns the single view of several states that look the same; it counts as each of them.
 *
 * @throws Error if the views differ
 */
export function sameIn<TValue, TRest extends readonly unknown[], TView extends object>(
  inState: (value: TValue, ...rest: TRest) => TView,
  values: readonly [TValue, ...TValue[]],
  ...rest: TRest
): TView {
  const [view, ...others] = values.map((value) => inState(value, ...rest));
  if (view === undefined) throw new Error('There is no state to be in');
  const expected = JSON.stringify(view);
  for (const [index, other] of others.entries()) {
    if (JSON.stringify(other) === expected) continue;
    const [one, two] = [values[0], values[index + 1]].map((value) => JSON.stringify(value));
    throw new Error(`The view can tell ${one} from ${two}: give each a story of its own`);
  }
  const { fields } = memoryOf(view);
  const states = [view, ...others].flatMap((each) => memoryOf(each).states);
  memories.set(view, { states, fields });
  return view;
}

/**
 * Registers an object made from a view, such as a story's args, with the states of that view.
 * Throws if the view is not registered.
 */
export function derived<TMade extends object>(view: object, made: TMade): TMade {
  const { states, fields } = memoryOf(view);
  memories.set(made, { states, fields: fields.filter((field) => field in made) });
  return made;
}

/** Returns the states of a view; empty for an unregistered object. */
export function builtStates(view: object): readonly BuiltState[] {
  return memories.get(view)?.states ?? [];
}

/** Returns the names of a view's own fields; empty for an unregistered object. */
export function builtFields(view: object): readonly string[] {
  return memories.get(view)?.fields ?? [];
}

function memoryOf(view: object): Memory {
  const memory = memories.get(view);
  if (memory === undefined) throw new Error('This view was not made in a state of a machine');
  return memory;
}
