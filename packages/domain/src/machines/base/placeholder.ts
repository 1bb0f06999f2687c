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
 * Typed placeholders for what a machine file names and a flow's `live` file provides. Each throws
 * when it is reached: XState then puts the actor into its error state and reports the error, so that
 * what was forgotten is heard of at its first use.
 */

type Params = ParameterizedObject['params'] | undefined;

const PLACEHOLDER = Symbol('placeholder');

/** The placeholder for an actor: it fails as soon as it is started. */
export function unprovidedActor<TOutput, TInput extends NonReducibleUnknown = NonReducibleUnknown>(
  name: string,
): PromiseActorLogic<TOutput, TInput> {
  const logic = fromPromise<TOutput, TInput>(async ({ self }) => {
    throw unprovided('actor', name, self._parent);
  });
  return Object.assign(logic, { [PLACEHOLDER]: true });
}

/** The placeholder for an actor that sends events for as long as it lives: it fails when started. */
export function unprovidedCallback<TEvent extends EventObject, TInput = NonReducibleUnknown>(
  name: string,
): CallbackActorLogic<TEvent, TInput> {
  const logic = fromCallback<TEvent, TInput>(({ self }) => {
    throw unprovided('actor', name, self._parent);
  });
  return Object.assign(logic, { [PLACEHOLDER]: true });
}

/** The placeholder for an action, and for one that is an `assign` when it is provided. */
export function unprovidedAction<TParams extends Params = undefined>(name: string) {
  return placeholder((given: { self: unknown }, _params: TParams): never => {
    throw unprovided('action', name, given.self);
  });
}

/** The placeholder for a guard. XState's own words around the sentence name the state it stands in. */
export function unprovidedGuard<TParams extends Params = undefined>(name: string) {
  return placeholder((_given: unknown, _params: TParams): never => {
    throw unprovided('guard', name);
  });
}

/** The placeholder for a delay. */
export function unprovidedDelay(name: string) {
  return placeholder((_given: unknown): never => {
    throw unprovided('delay', name);
  });
}

/**
 * What of a machine, and of the machines it invokes by name, is still a placeholder, as `checkout:
 * remember`; empty for one that is ready to run.
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
  const whose = machine === null ? '' : ` of the machine "${machine}"`;
  const where =
    machine === null
      ? "the flow's .implementation.ts"
      : `${machine.replace(/[A-Z]/g, dashed)}.implementation.ts`;
  return new Error(`The ${kind} "${name}"${whose} was not provided: give it in ${where}`);
}

function dashed(letter: string): string {
  return `-${letter.toLowerCase()}`;
}
