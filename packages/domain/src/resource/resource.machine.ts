import type { ErrorCode } from '@claypot/sdk';
import { assign, setup } from 'xstate';
import { failureCode } from '../machine/failure.ts';
import { unprovidedActor } from '../machine/placeholder.ts';

/** What a loader brought; emptiness is told with it, as only the loader's owner knows it. */
export interface Loaded {
  data: unknown;
  empty: boolean;
}

export interface ResourceContext extends Loaded {
  input: unknown;
  error: ErrorCode | null;
}

export type ResourceEvent =
  /** The customer asks again after a failure. */
  | { type: 'RETRY' }
  /** What is shown may be old: load it again behind what is shown. */
  | { type: 'REFRESH' };

/**
 * Anything that is loaded and then only read. Data already known is shown at once, in the first
 * snapshot, and loaded again behind it when it has grown old; a reload that fails leaves the old
 * data standing and says so (`stale`).
 *
 * The machine does not know what it holds: `createResource` gives it a loader and a type.
 */
export const resourceMachine = setup({
  types: {
    context: {} as ResourceContext,
    events: {} as ResourceEvent,
    input: {} as { input: unknown },
    tags: {} as 'loading' | 'shown' | 'refreshing' | 'failed',
  },
  actors: {
    load: unprovidedActor<Loaded, { input: unknown }>('load'),
  },
  guards: {
    isFresh: () => false,
    isKnown: () => false,
    isEmpty: ({ context }) => context.empty,
  },
  actions: {
    recall: assign({}),
    take: assign((_, params: Loaded) => ({ data: params.data, empty: params.empty, error: null })),
    fail: assign({ error: (_, params: { error: unknown }) => failureCode(params.error) }),
  },
}).createMachine({
  id: 'resource',
  context: ({ input }) => ({ input: input.input, data: null, empty: false, error: null }),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isFresh', target: 'settled', actions: 'recall' },
        { guard: 'isKnown', target: 'refreshing', actions: 'recall' },
        { target: 'loading' },
      ],
    },
    loading: {
      tags: 'loading',
      invoke: {
        src: 'load',
        id: 'load',
        input: ({ context }) => ({ input: context.input }),
        onDone: {
          target: 'settled',
          actions: { type: 'take', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    settled: { always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'ready' }] },
    ready: { tags: 'shown', on: { REFRESH: 'refreshing' } },
    empty: { tags: 'shown', on: { REFRESH: 'refreshing' } },
    refreshing: {
      tags: ['shown', 'refreshing'],
      invoke: {
        src: 'load',
        id: 'reload',
        input: ({ context }) => ({ input: context.input }),
        onDone: {
          target: 'settled',
          actions: { type: 'take', params: ({ event }) => event.output },
        },
        onError: {
          target: 'stale',
          actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    stale: { tags: 'shown', on: { REFRESH: 'refreshing', RETRY: 'refreshing' } },
    failed: { tags: 'failed', on: { RETRY: 'loading', REFRESH: 'loading' } },
  },
});
