import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';

type Ask<TOutput, TInput> = (given: { input: TInput; signal: AbortSignal }) => PromiseLike<TOutput>;

/**
 * Returns an actor for one request that never settles once it is stopped.
 *
 * React restarts the actors of a screen with their state in development. The abandoned request then
 * ends after the new one has begun, and its abort error would be taken for the reply.
 */
export function fromRequest<TOutput, TInput extends NonReducibleUnknown = NonReducibleUnknown>(
  ask: Ask<TOutput, TInput>,
): PromiseActorLogic<TOutput, TInput> {
  return fromPromise<TOutput, TInput>(async ({ input, signal }) => {
    const pending = () => new Promise<never>(() => {});
    try {
      const answer = await ask({ input, signal });
      return signal.aborted ? await pending() : answer;
    } catch (error) {
      if (signal.aborted) return await pending();
      throw error;
    }
  });
}
