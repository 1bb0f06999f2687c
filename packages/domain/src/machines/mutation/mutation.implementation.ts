import type { ErrorCode } from '@claypot/sdk';
import { fromRequest } from '../base/from-request.ts';
import { type MutationMachine, unprovidedMutation } from './mutation.machine.ts';

export interface MutationOptions<TInput, TOutput> {
  /** Returns true if the customer has to confirm. Omit if confirmation is never needed. */
  mustAsk?: (input: TInput, signal: AbortSignal) => Promise<boolean>;
  /** Executes the mutation. `confirmed` is true if the customer was asked and confirmed. */
  run: (input: TInput, given: { confirmed: boolean; signal: AbortSignal }) => Promise<TOutput>;
  onDone?: (output: TOutput, input: TInput) => void;
  /** Called when `run` or `mustAsk` fails. */
  onRejected?: (error: ErrorCode, input: TInput) => void;
}

/** Creates a mutation machine that is ready to run; `selectMutation` reads it. */
export function createMutation<TInput extends object, TOutput>(
  options: MutationOptions<TInput, TOutput>,
): MutationMachine<TInput, TOutput> {
  const { mustAsk, onDone, onRejected, run } = options;
  return unprovidedMutation<TInput, TOutput>().provide({
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
      callOnRejected: ({ context }) => onRejected?.(context.error ?? 'ERROR', given(context.input)),
    },
  });
}

function given<TInput>(input: TInput | null): TInput {
  if (input === null) throw new Error('There is nothing that it was asked to do');
  return input;
}
