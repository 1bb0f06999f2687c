import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';

type Ask<TOutput, TInput> = (given: { input: TInput; signal: AbortSignal }) => PromiseLike<TOutput>;

/**
 * An actor for one request, which falls silent when it is stopped.
 *
 * An interpreter can be stopped and started again with its state kept, as React does with every
 * screen while it is developed. The request given up then ends after the new one has begun, and
 * its "aborted" would be taken for the answer.
 */
export function fromRequest<TOutput, TInput extends NonReducibleUnknown = NonReducibleUnknown>(
  ask: Ask<TOutput, TInput>,
): PromiseActorLogic<TOutput, TInput> {
  return fromPromise<TOutput, TInput>(async ({ input, signal }) => {
    const silent = () => new Promise<never>(() => {});
    try {
      const answer = await ask({ input, signal });
      return signal.aborted ? await silent() : answer;
    } catch (error) {
      if (signal.aborted) return await silent();
      throw error;
    }
  });
}
