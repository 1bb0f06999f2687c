import { type MutationView, selectMutation, unprovidedMutation } from '@claypot/domain/machines';
import type { ErrorCode } from '@claypot/sdk';
import { viewOf } from './in-state.ts';

type MutationState =
  | 'checking'
  | 'asking'
  | 'running'
  | { readonly waiting: 'idle' | 'rejected' | 'done' };

/** Returns the view of the real mutation machine in the given state, for stories. */
export function mutationIn<TInput extends object, TOutput>(
  value: MutationState,
  input: TInput,
  outcome: { readonly output?: TOutput; readonly error?: ErrorCode } = {},
): MutationView<TInput, TOutput> {
  const { error = null, output = null } = outcome;
  const context = { input, confirmed: false, output, error };
  const snapshot = unprovidedMutation<TInput, TOutput>().resolveState({ value, context });
  return viewOf(snapshot, selectMutation<TInput, TOutput>);
}
