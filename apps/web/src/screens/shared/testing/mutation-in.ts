import { type MutationView, selectMutation, unprovidedMutation } from '@claypot/domain/machines';
import type { ErrorCode } from '@claypot/sdk';
import { viewOf } from './in-state.ts';

/** The states that a mutation can be in. */
type MutationState =
  | 'checking'
  | 'asking'
  | 'running'
  | { readonly waiting: 'idle' | 'rejected' | 'done' };

/** What the real machine says of something to be done, in one of its states, for stories. */
export function mutationIn<TInput extends object, TOutput>(
  value: MutationState,
  input: TInput,
  came: { readonly output?: TOutput; readonly error?: ErrorCode } = {},
): MutationView<TInput, TOutput> {
  const { error = null, output = null } = came;
  const context = { input, confirmed: false, output, error };
  const snapshot = unprovidedMutation<TInput, TOutput>().resolveState({ value, context });
  return viewOf(snapshot, selectMutation<TInput, TOutput>);
}
