import {
  Actor,
  type AnyStateMachine,
  type CallbackActorLogic,
  type EventObject,
  fromCallback,
  fromPromise,
  type NonReducibleUnknown,
  type ParameterizedObject,
  type PromiseActorLogic,
  StateMachine,
} from 'xstate';

/*
 * Typed placeholders for what a machine file declares and an implementation file provides. A
 * placeholder throws when it is reached. XState then puts the actor into its error state, so a
 * missing implementation is reported at its first use.
 */

type Params = ParameterizedObject['params'] | undefined;

const PLACEHOLDER = Symbol('placeholder');

/** Returns a placeholder for a promise actor. It fails when started. */
export function unprovidedActor<TOutput, TInput extends NonReducibleUnknown = NonReducibleUnknown>(
  name: string,
): PromiseActorLogic<TOutput, TInput> {
  const logic = fromPromise<TOutput, TInput>(async ({ self }) => {
    throw unprovided('actor', name, self._parent);
  });
  return Object.assign(logic, { [PLACEHOLDER]: true });
}

/** Returns a placeholder for a callback actor. It fails when started. */
export function unprovidedCallback<TEvent extends EventObject, TInput = NonReducibleUnknown>(
  name: string,
): CallbackActorLogic<TEvent, TInput> {
  const logic = fromCallback<TEvent, TInput>(({ self }) => {
    throw unprovided('actor', name, self._parent);
  });
  return Object.assign(logic, { [PLACEHOLDER]: true });
}

/** Returns a placeholder for an action, also for one provided as `assign`. */
export function unprovidedAction<TParams extends Params = undefined>(name: string) {
  return placeholder((given: { self: unknown }, _params: TParams): never => {
    throw unprovided('action', name, given.self);
  });
}

/** Returns a placeholder for a guard. XState adds the name of the state to the error. */
export function unprovidedGuard<TParams extends Params = undefined>(name: string) {
  return placeholder((_given: unknown, _params: TParams): never => {
    throw unprovided('guard', name);
  });
}

/** Returns a placeholder for a delay. */
export function unprovidedDelay(name: string) {
  return placeholder((_given: unknown): never => {
    throw unprovided('delay', name);
  });
}

/**
 * Returns the placeholders left in a machine and in those it invokes, for example `checkout:
 * remember`. Empty if the machine is ready to run.
 */
export function unprovidedIn(machine: AnyStateMachine): string[] {
  const { actions, actors, delays, guards } = machine.implementations;
  const own = Object.entries({ ...actions, ...actors, ...delays, ...guards })
    .filter(([, implementation]) => isPlaceholder(implementation))
    .map(([name]) => `${machine.id}: ${name}`);
  const invoked = Object.values(actors).filter((logic) => logic instanceof StateMachine);
  return [...own, ...invoked.flatMap(unprovidedIn)];
}

function placeholder<TImplementation extends object>(
  implementation: TImplementation,
): TImplementation {
  return Object.assign(implementation, { [PLACEHOLDER]: true });
}

function isPlaceholder(implementation: unknown): boolean {
  const canCarry = typeof implementation === 'function' || typeof implementation === 'object';
  return canCarry && implementation !== null && PLACEHOLDER in implementation;
}

function unprovided(
  kind: 'actor' | 'action' | 'guard' | 'delay',
  name: string,
  owner?: unknown,
): Error {
  const machine =
    owner instanceof Actor && owner.logic instanceof StateMachine ? owner.logic.id : null;
  const ofMachine = machine === null ? '' : ` of the machine "${machine}"`;
  const where =
    machine === null
      ? "the flow's .implementation.ts"
      : `${machine.replace(/[A-Z]/g, dashed)}.implementation.ts`;
  return new Error(`The ${kind} "${name}"${ofMachine} was not provided: give it in ${where}`);
}

function dashed(letter: string): string {
  return `-${letter.toLowerCase()}`;
}
