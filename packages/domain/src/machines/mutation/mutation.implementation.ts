import type { ErrorCode } from '@claypot/sdk';
import { failureCode } from '../base/failure.ts';
import { fromRequest } from '../base/from-request.ts';
import { type MutationMachine, unprovidedMutationOf } from './mutation.machine.ts';

export interface MutationOptions<TInput, TOutput, TCode = ErrorCode> {
  /** Returns true if the customer has to confirm. Omit if confirmation is never needed. */
  mustAsk?: (input: TInput, signal: AbortSignal) => Promise<boolean>;
  /** Executes the mutation. `confirmed` is true if the customer was asked and confirmed. */
  run: (input: TInput, given: { confirmed: boolean; signal: AbortSignal }) => Promise<TOutput>;
  onDone?: (output: TOutput, input: TInput) => void;
  /** Called when `run` or `mustAsk` fails. */
  onRejected?: (error: TCode, input: TInput) => void;
}

/** Creates a mutation machine that is ready to run; `selectMutation` reads it. */
export function createMutation<TInput extends object, TOutput>(
  options: MutationOptions<TInput, TOutput>,
): MutationMachine<TInput, TOutput> {
  return createMutationOf(failureCode, options);
}

/** Like {@link createMutation}, with the error codes of another contract. */
export function createMutationOf<TInput extends object, TOutput, TCode>(
  codeOf: (error: unknown) => TCode,
  options: MutationOptions<TInput, TOutput, TCode>,
): MutationMachine<TInput, TOutput, TCode> {
  const { mustAsk, onDone, onRejected, run } = options;
  return unprovidedMutationOf<TInput, TOutput, TCode>(codeOf).provide({
    actors: {
      check: fromRequest<{ mustAsk: boolean }, { input: TInput | null }>(
        async ({ input: { input }, signal }) => ({
          mustAsk: mustAsk !== undefined && (await mustAsk(given(input), signal)),
        }),
      ),
      run: fromRequest<{ output: TOutput }, { input: TInput | null; confirmed: boolean }>(
        async ({ input: { input, confirmed }, signal }) => ({
          output: await run(given(input), { confirmed, signal }),
        }),
      ),
    },
    guards: { mayAsk: () => mustAsk !== undefined },
    actions: {
      callOnDone: ({ context }, { output }) => onDone?.(output, given(context.input)),
      callOnRejected: ({ context }) =>
        onRejected?.(context.error ?? codeOf(null), given(context.input)),
    },
  });
}

function given<TInput>(input: TInput | null): TInput {
  if (input === null) throw new Error('There is nothing that it was asked to do');
  return input;
}
