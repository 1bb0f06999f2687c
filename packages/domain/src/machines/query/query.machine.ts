import type { ErrorCode } from '@claypot/sdk';
import { assign, type NonReducibleUnknown, type SnapshotFrom, setup } from 'xstate';
import { failureCode } from '../base/failure.ts';
import {
  unprovidedAction,
  unprovidedActor,
  unprovidedCallback,
  unprovidedDelay,
  unprovidedGuard,
} from '../base/placeholder.ts';

/** Milliseconds without an answer after which what is shown meanwhile is said to be old. */
export const LATE_AFTER = 5000;

/** What a loader brought; emptiness is told with it, as only the loader's owner knows it. */
export interface Loaded<TData> {
  readonly data: TData;
  readonly empty: boolean;
  /** When, in epoch milliseconds; null where that is not told. */
  readonly loadedAt: number | null;
}

export interface QueryContext<TInput, TData> {
  /** What is asked for. */
  input: TInput;
  data: TData | null;
  empty: boolean;
  /** When `data` was loaded, in epoch milliseconds; null where that is not told. */
  loadedAt: number | null;
  /** `data` comes from the cache or the device, and the server has not confirmed it yet. */
  isUnconfirmed: boolean;
  error: ErrorCode | null;
  /** Requests in a row that brought no answer. */
  unanswered: number;
  /** The answer that is awaited should have come by now. */
  isLate: boolean;
  /** The answer that is awaited may be old when it comes: it is asked for once more then. */
  isAskedAgain: boolean;
}

/** The context of a query of which nothing is known yet. */
export function newQueryContext<TInput, TData>(input: TInput): QueryContext<TInput, TData> {
  return {
    input,
    data: null,
    empty: false,
    loadedAt: null,
    isUnconfirmed: false,
    error: null,
    unanswered: 0,
    isLate: false,
    isAskedAgain: false,
  };
}

type QueryEvent<TInput> =
  /** The customer asks again after a failure. */
  | { type: 'RETRY' }
  /** What is shown, or about to be, may be old: load it again behind that. */
  | { type: 'REFRESH' }
  /** The device's connection is back: what could not be loaded is asked for again. */
  | { type: 'CONNECTION_RESTORED' }
  /** From now on it is this that is asked for; what was on its way for another is given up. */
  | { type: 'SET_INPUT'; input: TInput };

export type QueryTag = 'loading' | 'failed' | 'notFound' | 'shown' | 'refreshing';

export type QueryMachine<TInput extends NonReducibleUnknown, TData> = ReturnType<
  typeof unprovidedQuery<TInput, TData>
>;

/** What has old data looked at again; a customer who asks is told anew what comes of it. */
const REFRESH_TRANSITIONS = {
  REFRESH: 'refreshing',
  RETRY: { target: 'refreshing', actions: 'clearFailures' },
  CONNECTION_RESTORED: 'refreshing',
} as const;

/** The placeholder for a query that a flow invokes by name. */
export function unprovidedQuery<TInput extends NonReducibleUnknown, TData>() {
  return setup({
    types: {
      context: {} as QueryContext<TInput, TData>,
      events: {} as QueryEvent<TInput>,
      input: {} as TInput,
      tags: {} as QueryTag,
    },
    actors: {
      load: unprovidedActor<Loaded<TData>, { input: TInput }>('load'),
      connection: unprovidedCallback<{ type: 'CONNECTION_RESTORED' }, { input: TInput }>(
        'connection',
      ),
    },
    guards: {
      isFresh: unprovidedGuard('isFresh'),
      isKnown: unprovidedGuard('isKnown'),
      /** Another input names another thing, and not the same in other words. */
      isOther: unprovidedGuard<{ input: TInput }>('isOther'),
      isNotFound: unprovidedGuard<{ error: unknown }>('isNotFound'),
      /** It is known when it is to be loaded again. */
      isScheduled: unprovidedGuard('isScheduled'),
      isEmpty: ({ context }) => context.empty,
      isAskedAgain: ({ context }) => context.isAskedAgain,
      isLate: ({ context }) => context.isLate,
    },
    delays: { reload: unprovidedDelay('reload'), late: LATE_AFTER },
    actions: {
      /** Takes what is already known of the input into the context. */
      recall: unprovidedAction('recall'),
      setInput: assign({ input: (_, params: { input: TInput }) => params.input }),
      clearFailures: assign({ error: null, unanswered: 0 }),
      askAgain: assign({ isAskedAgain: true }),
      /** A request that begins now brings what is so now. */
      begin: assign({ isAskedAgain: false, isLate: false }),
      beLate: assign({ isLate: true }),
      take: assign((_, params: Loaded<TData>) => ({
        data: params.data,
        empty: params.empty,
        loadedAt: params.loadedAt,
        isUnconfirmed: false,
        error: null,
        unanswered: 0,
        isLate: false,
      })),
      lose: assign({ data: null, empty: false, loadedAt: null, isUnconfirmed: false }),
      fail: assign({
        error: (_, params: { error: unknown }) => failureCode(params.error),
        unanswered: ({ context }) => context.unanswered + 1,
        isLate: false,
      }),
    },
  }).createMachine({
    id: 'query',
    context: ({ input }) => newQueryContext(input),
    initial: 'opening',
    invoke: {
      src: 'connection',
      id: 'connection',
      input: ({ context }) => ({ input: context.input }),
    },
    on: {
      SET_INPUT: [
        {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: '.opening',
          actions: [{ type: 'setInput', params: ({ event }) => event }, 'clearFailures'],
        },
        { actions: { type: 'setInput', params: ({ event }) => event } },
      ],
    },
    states: {
      opening: {
        entry: ['begin', 'recall'],
        always: [
          { guard: 'isFresh', target: 'settled' },
          { guard: 'isKnown', target: 'refreshing' },
          { target: 'loading' },
        ],
      },
      loading: {
        tags: 'loading',
        entry: 'begin',
        on: { REFRESH: { actions: 'askAgain' } },
        invoke: {
          src: 'load',
          id: 'load',
          input: ({ context }) => ({ input: context.input }),
          onDone: {
            target: 'settled',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          onError: [
            { guard: { type: 'isNotFound', params: ({ event }) => event }, target: 'notFound' },
            { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
          ],
        },
      },
      failed: {
        tags: 'failed',
        always: { guard: 'isAskedAgain', target: 'loading' },
        on: { RETRY: 'loading', REFRESH: 'loading', CONNECTION_RESTORED: 'loading' },
        after: { reload: { guard: 'isScheduled', target: 'loading' } },
      },
      notFound: { tags: 'notFound', entry: 'lose' },
      settled: {
        always: [
          { guard: 'isAskedAgain', target: 'refreshing' },
          { guard: 'isScheduled', target: 'scheduled' },
          { guard: 'isEmpty', target: 'empty' },
          { target: 'ready' },
        ],
      },
      ready: { tags: 'shown', on: { REFRESH: 'refreshing' } },
      empty: { tags: 'shown', on: { REFRESH: 'refreshing' } },
      scheduled: {
        tags: 'shown',
        on: REFRESH_TRANSITIONS,
        after: { reload: 'refreshing' },
      },
      refreshing: {
        tags: ['shown', 'refreshing'],
        entry: 'begin',
        on: {
          REFRESH: { actions: 'askAgain' },
          RETRY: {
            guard: 'isLate',
            target: 'refreshing',
            reenter: true,
            actions: 'clearFailures',
          },
        },
        after: { late: { actions: 'beLate' } },
        invoke: {
          src: 'load',
          id: 'reload',
          input: ({ context }) => ({ input: context.input }),
          onDone: {
            target: 'settled',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          onError: [
            { guard: { type: 'isNotFound', params: ({ event }) => event }, target: 'notFound' },
            { target: 'stale', actions: { type: 'fail', params: ({ event }) => event } },
          ],
        },
      },
      stale: {
        tags: 'shown',
        always: [
          { guard: 'isAskedAgain', target: 'refreshing' },
          { guard: 'isScheduled', target: 'scheduled' },
        ],
        on: REFRESH_TRANSITIONS,
      },
    },
  });
}

/**
 * Anything that is loaded and then only read. Data already known is shown at once, in the first
 * snapshot, and loaded again behind it when it has grown old; a reload that fails, or takes long,
 * leaves the old data standing and says so. What may have changed since it was asked for is asked for once
 * more as soon as the answer is in, however often that was said. What says that it will change (`scheduled`) is loaded again by
 * itself. Another input is another thing: what is known of it is shown, and what was on its way for
 * the one before is given up.
 *
 * `createQuery` makes one that loads something, typed by its input and its data.
 */
export const queryMachine = unprovidedQuery<NonReducibleUnknown, unknown>();

export type QueryState = SnapshotFrom<typeof queryMachine>['value'];
