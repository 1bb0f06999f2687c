import type { ErrorCode } from '@claypot/sdk';
import { assign, setup } from 'xstate';
import { failureCode } from '../base/failure.ts';
import { unprovidedAction, unprovidedActor, unprovidedGuard } from '../base/placeholder.ts';

export interface MutationContext<TInput, TOutput> {
  /** What it was last asked to do. */
  input: TInput | null;
  /** The customer was asked, and said yes. */
  confirmed: boolean;
  /** What came of it. */
  output: TOutput | null;
  error: ErrorCode | null;
}

export type MutationEvent<TInput> =
  | { type: 'RUN'; input: TInput }
  /** Yes to what is asked first. */
  | { type: 'CONFIRM' }
  /** No to it. */
  | { type: 'CANCEL' }
  /** No to what is asked first, or what came of it is read. */
  | { type: 'DISMISS' };

export type MutationTag = 'asking' | 'running' | 'rejected' | 'done';

export type MutationMachine<TInput extends object, TOutput> = ReturnType<
  typeof unprovidedMutation<TInput, TOutput>
>;

/**
 * Anything that is done at a press: it asks the customer first where that is wanted, does it once
 * however often it is pressed, and says what came of it. After that it can be done again.
 *
 * This is the placeholder that a flow invokes by name; `createMutation` makes one that does something.
 */
export function unprovidedMutation<TInput extends object, TOutput>() {
  return setup({
    types: {
      context: {} as MutationContext<TInput, TOutput>,
      events: {} as MutationEvent<TInput>,
      tags: {} as MutationTag,
    },
    actors: {
      /** Finds out whether the customer is to be asked. */
      check: unprovidedActor<{ mustAsk: boolean }, { input: TInput | null }>('check'),
      run: unprovidedActor<{ output: TOutput }, { input: TInput | null; confirmed: boolean }>(
        'run',
      ),
    },
    guards: {
      /** It is one of those about which the customer may be asked. */
      mayAsk: unprovidedGuard('mayAsk'),
      mustAsk: (_, params: { mustAsk: boolean }) => params.mustAsk,
    },
    actions: {
      take: assign((_, params: { input: TInput }) => ({
        input: params.input,
        confirmed: false,
        output: null,
        error: null,
      })),
      confirm: assign({ confirmed: true }),
      finish: assign({ output: (_, params: { output: TOutput }) => params.output }),
      fail: assign({ error: (_, params: { error: unknown }) => failureCode(params.error) }),
      /** What follows when it is done. */
      followDone: unprovidedAction<{ output: TOutput }>('followDone'),
      /** What follows when it could not be done. */
      followRejected: unprovidedAction('followRejected'),
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
          rejected: { tags: 'rejected', entry: 'followRejected' },
          done: { tags: 'done' },
        },
        on: {
          DISMISS: '.idle',
          RUN: [
            {
              guard: 'mayAsk',
              target: 'checking',
              actions: { type: 'take', params: ({ event }) => event },
            },
            { target: 'running', actions: { type: 'take', params: ({ event }) => event } },
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
              { type: 'finish', params: ({ event }) => event.output },
              { type: 'followDone', params: ({ event }) => event.output },
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

/** The mutation as it is drawn. */
export const mutationMachine = unprovidedMutation<object, unknown>();
