/**
 * Views as the real machines give them, for stories. Which states a story shows is read from the
 * views among its args, so each is made here, and what is made of one remembers its states.
 */
import { type AnyActorRef, type AnyMachineSnapshot, isMachineSnapshot } from 'xstate';

/** A state that has no states inside, of one machine. */
export interface BuiltState {
  /** The machine's id. */
  readonly machine: string;
  /** Its dotted name, without the machine's id. */
  readonly state: string;
}

/** What is remembered of a view. */
interface Memory {
  readonly states: readonly BuiltState[];
  /** The names of the view's own fields, as opposed to what was put beside them. */
  readonly fields: readonly string[];
}

const memories = new WeakMap<object, Memory>();

/**
 * What `select` says of a machine in one of its states.
 *
 * @param snapshot is the state, as `machine.resolveState({ value, context })` makes it.
 */
export function viewOf<TSnapshot extends AnyMachineSnapshot, TView extends object>(
  snapshot: TSnapshot,
  select: (snapshot: NoInfer<TSnapshot>) => TView,
): TView {
  // A copy, as a selector may give what stands in the context, which belongs to no state.
  const view = { ...select(snapshot) };
  memories.set(view, { states: leafStates(snapshot), fields: Object.keys(view) });
  return view;
}

/** Those of the machines that it has invoked among them, as the view asks these too. */
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
 * The one view of several states that nobody can tell apart; it counts as each of them.
 *
 * @throws Error where the view is given something else in one of them.
 */
export function sameIn<TValue, TRest extends readonly unknown[], TView extends object>(
  inState: (value: TValue, ...rest: TRest) => TView,
  values: readonly [TValue, ...TValue[]],
  ...rest: TRest
): TView {
  const [view, ...others] = values.map((value) => inState(value, ...rest));
  if (view === undefined) throw new Error('There is no state to be in');
  const said = JSON.stringify(view);
  for (const [index, other] of others.entries()) {
    if (JSON.stringify(other) === said) continue;
    const [one, two] = [values[0], values[index + 1]].map((value) => JSON.stringify(value));
    throw new Error(`The view can tell ${one} from ${two}: give each a story of its own`);
  }
  const { fields } = memoryOf(view);
  const states = [view, ...others].flatMap((each) => memoryOf(each).states);
  memories.set(view, { states, fields });
  return view;
}

/** What is made of a view, such as a story's args with its fields in them; it counts as the view. */
export function derived<TMade extends object>(view: object, made: TMade): TMade {
  const { states, fields } = memoryOf(view);
  memories.set(made, { states, fields: fields.filter((field) => field in made) });
  return made;
}

/** The states that a view was made in; none for what was made otherwise. */
export function builtStates(view: object): readonly BuiltState[] {
  return memories.get(view)?.states ?? [];
}

/** The names of the fields that a view of `builtStates` has of its own. */
export function builtFields(view: object): readonly string[] {
  return memories.get(view)?.fields ?? [];
}

function memoryOf(view: object): Memory {
  const memory = memories.get(view);
  if (memory === undefined) throw new Error('This view was not made in a state of a machine');
  return memory;
}
