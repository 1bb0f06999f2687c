import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';

/**
 * The typed stand-in for an actor that a flow's `live` file provides. A machine that runs without
 * its implementations fails loudly, naming what was forgotten.
 */
export function unprovided<TOutput, TInput extends NonReducibleUnknown = NonReducibleUnknown>(
  name: string,
): PromiseActorLogic<TOutput, TInput> {
  return fromPromise<TOutput, TInput>(() =>
    Promise.reject(new Error(`The actor "${name}" was not provided`)),
  );
}
