import type { ErrorCode } from '@claypot/sdk';
import { assign, setup } from 'xstate';
import { failureCode } from '../base/failure.ts';
import { unprovidedAction, unprovidedActor, unprovidedGuard } from '../base/placeholder.ts';

export interface MutationContext<TInput, TOutput, TCode = ErrorCode> {
  input: TInput | null;
  /** True if the customer was asked and confirmed. */
  confirmed: boolean;
  output: TOutput | null;
  error: TCode | null;
}

export type MutationEvent<TInput> =
  | { type: 'RUN'; input: TInput }
  | { type: 'CONFIRM' }
  | { type: 'CANCEL' }
  /** Closes the question, or the result that the customer has read. */
  | { type: 'DISMISS' };

export type MutationTag = 'asking' | 'running' | 'rejected' | 'done';

export type MutationMachine<TInput extends object, TOutput, TCode = ErrorCode> = ReturnType<
  typeof unprovidedMutationOf<TInput, TOutput, TCode>
>;

/**
 * An action that the customer triggers. It asks for confirmation if needed, runs once even if
 * triggered repeatedly, and reports the result. It can then run again.
 *
 * This is the placeholder that a flow invokes by name; `createMutation` provides the
 * implementation.
 */
export function unprovidedMutation<TInput extends object, TOutput>() {
  return unprovidedMutationOf<TInput, TOutput, ErrorCode>(failureCode);
}

/** Like {@link unprovidedMutation}, with the error codes of another contract. */
export function unprovidedMutationOf<TInput extends object, TOutput, TCode>(
  codeOf: (error: unknown) => TCode,
) {
  return setup({
    types: {
      context: {} as MutationContext<TInput, TOutput, TCode>,
      events: {} as MutationEvent<TInput>,
      tags: {} as MutationTag,
    },
    actors: {
      /** Returns whether confirmation is needed. */
      check: unprovidedActor<{ mustAsk: boolean }, { input: TInput | null }>('check'),
      run: unprovidedActor<{ output: TOutput }, { input: TInput | null; confirmed: boolean }>(
        'run',
      ),
    },
    guards: {
      /** True if the mutation may need confirmation at all. */
      mayAsk: unprovidedGuard('mayAsk'),
      mustAsk: (_, params: { mustAsk: boolean }) => params.mustAsk,
    },
    actions: {
      setInput: assign((_, params: { input: TInput }) => ({
        input: params.input,
        confirmed: false,
        output: null,
        error: null,
      })),
      confirm: assign({ confirmed: true }),
      setOutput: assign({ output: (_, params: { output: TOutput }) => params.output }),
      fail: assign({ error: (_, params: { error: unknown }) => codeOf(params.error) }),
      /** Calls `onDone`. */
      callOnDone: unprovidedAction<{ output: TOutput }>('callOnDone'),
      /** Calls `onRejected`. */
      callOnRejected: unprovidedAction('callOnRejected'),
    },
  }).createMachine({
    id: 'mutation',
    context: { input: null, confirmed: false, output: null, error: null },
    initial: 'waiting',
    states: {
      waiting: {
        initial: 'idle',
        states: {
          idle: {},
          rejected: { tags: 'rejected', entry: 'callOnRejected' },
          done: { tags: 'done' },
        },
        on: {
          DISMISS: '.idle',
          RUN: [
            {
              guard: 'mayAsk',
              target: 'checking',
              actions: { type: 'setInput', params: ({ event }) => event },
            },
            { target: 'running', actions: { type: 'setInput', params: ({ event }) => event } },
          ],
        },
      },
      checking: {
        tags: 'running',
        invoke: {
          src: 'check',
          id: 'check',
          input: ({ context }) => ({ input: context.input }),
          onDone: [
            { guard: { type: 'mustAsk', params: ({ event }) => event.output }, target: 'asking' },
            { target: 'running' },
          ],
          onError: {
            target: 'waiting.rejected',
            actions: { type: 'fail', params: ({ event }) => event },
          },
        },
      },
      asking: {
        tags: 'asking',
        on: {
          CONFIRM: { target: 'running', actions: 'confirm' },
          CANCEL: 'waiting',
          DISMISS: 'waiting',
        },
      },
      running: {
        tags: 'running',
        invoke: {
          src: 'run',
          id: 'run',
          input: ({ context: { input, confirmed } }) => ({ input, confirmed }),
          onDone: {
            target: 'waiting.done',
            actions: [
              { type: 'setOutput', params: ({ event }) => event.output },
              { type: 'callOnDone', params: ({ event }) => event.output },
            ],
          },
          onError: {
            target: 'waiting.rejected',
            actions: { type: 'fail', params: ({ event }) => event },
          },
        },
      },
    },
  });
}

/** Machine without implementations, for diagrams. */
export const mutationMachine = unprovidedMutation<object, unknown>();
