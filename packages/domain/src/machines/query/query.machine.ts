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

/** Time in ms without a response after which the shown data is marked as stale. */
export const LATE_AFTER = 5000;

/** Result of a loader. `empty` is included because only the query knows what empty data is. */
export interface Loaded<TData> {
  readonly data: TData;
  readonly empty: boolean;
  /** Time of loading in epoch ms; null if unknown. */
  readonly loadedAt: number | null;
}

export interface QueryContext<TInput, TData, TCode = ErrorCode> {
  input: TInput;
  data: TData | null;
  empty: boolean;
  /** Time of loading of `data` in epoch ms; null if unknown. */
  loadedAt: number | null;
  /** True if `data` is cached or persisted and the server has not confirmed it yet. */
  isUnconfirmed: boolean;
  error: TCode | null;
  /** Number of consecutive failed requests. */
  unanswered: number;
  /** True if the response has taken longer than `LATE_AFTER`. */
  isLate: boolean;
  /** True if the response may be outdated when it arrives, so that another request follows. */
  isReloadRequested: boolean;
  /** True if the connection was restored during the request, so that its failure is retried. */
  isConnectionRestored: boolean;
}

/** Returns the initial context, without data. */
export function newQueryContext<TInput, TData, TCode = ErrorCode>(
  input: TInput,
): QueryContext<TInput, TData, TCode> {
  return {
    input,
    data: null,
    empty: false,
    loadedAt: null,
    isUnconfirmed: false,
    error: null,
    unanswered: 0,
    isLate: false,
    isReloadRequested: false,
    isConnectionRestored: false,
  };
}

type QueryEvent<TInput> =
  | { type: 'RETRY' }
  /** Data may be outdated: reload it in the background. */
  | { type: 'REFRESH' }
  /**
   * The connection was restored: reload data that failed to load or is polled. A request in flight
   * is repeated only if it fails: it may hang on the lost connection.
   */
  | { type: 'CONNECTION_RESTORED' }
  /** Selects other data and aborts the current request. */
  | { type: 'SET_INPUT'; input: TInput };

export type QueryTag = 'loading' | 'failed' | 'notFound' | 'shown' | 'refreshing';

export type QueryMachine<TInput extends NonReducibleUnknown, TData, TCode = ErrorCode> = ReturnType<
  typeof unprovidedQueryOf<TInput, TData, TCode>
>;

/** Events that trigger a refetch; RETRY also resets the error. */
const REFRESH_TRANSITIONS = {
  REFRESH: 'refreshing',
  RETRY: { target: 'refreshing', actions: 'clearFailures' },
  CONNECTION_RESTORED: 'refreshing',
} as const;

/** Placeholder of a query that a flow invokes by name. */
export function unprovidedQuery<TInput extends NonReducibleUnknown, TData>() {
  return unprovidedQueryOf<TInput, TData, ErrorCode>(failureCode);
}

/** Like {@link unprovidedQuery}, with the error codes of another contract. */
export function unprovidedQueryOf<TInput extends NonReducibleUnknown, TData, TCode>(
  codeOf: (error: unknown) => TCode,
) {
  return setup({
    types: {
      context: {} as QueryContext<TInput, TData, TCode>,
      events: {} as QueryEvent<TInput>,
      input: {} as TInput,
      tags: {} as QueryTag,
    },
    actors: {
      load: unprovidedActor<Loaded<TData>, { input: TInput }>('load'),
      /** Sends events of the connection, and of changes on the server. */
      connection: unprovidedCallback<
        { type: 'CONNECTION_RESTORED' } | { type: 'REFRESH' },
        { input: TInput }
      >('connection'),
    },
    guards: {
      isFresh: unprovidedGuard('isFresh'),
      hasData: unprovidedGuard('hasData'),
      /** True if the new input has another cache key. */
      isOtherKey: unprovidedGuard<{ input: TInput }>('isOtherKey'),
      isNotFound: unprovidedGuard<{ error: unknown }>('isNotFound'),
      isScheduled: unprovidedGuard('isScheduled'),
      isEmpty: ({ context }) => context.empty,
      isReloadRequested: ({ context }) => context.isReloadRequested,
      /** True if a failed request is to be repeated at once. */
      isRepeatRequested: ({ context }) => context.isReloadRequested || context.isConnectionRestored,
      isLate: ({ context }) => context.isLate,
    },
    delays: { reload: unprovidedDelay('reload'), late: LATE_AFTER },
    actions: {
      /** Loads cached data of the input into the context. */
      recall: unprovidedAction('recall'),
      setInput: assign({ input: (_, params: { input: TInput }) => params.input }),
      clearFailures: assign({ error: null, unanswered: 0 }),
      requestReload: assign({ isReloadRequested: true }),
      markRestored: assign({ isConnectionRestored: true }),
      /** A new request returns current data. */
      startRequest: assign({
        isReloadRequested: false,
        isConnectionRestored: false,
        isLate: false,
      }),
      markLate: assign({ isLate: true }),
      setData: assign((_, params: Loaded<TData>) => ({
        data: params.data,
        empty: params.empty,
        loadedAt: params.loadedAt,
        isUnconfirmed: false,
        error: null,
        unanswered: 0,
        isLate: false,
      })),
      clearData: assign({ data: null, empty: false, loadedAt: null, isUnconfirmed: false }),
      fail: assign({
        error: (_, params: { error: unknown }) => codeOf(params.error),
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
          guard: { type: 'isOtherKey', params: ({ event }) => event },
          target: '.opening',
          actions: [{ type: 'setInput', params: ({ event }) => event }, 'clearFailures'],
        },
        { actions: { type: 'setInput', params: ({ event }) => event } },
      ],
    },
    states: {
      opening: {
        entry: ['startRequest', 'recall'],
        always: [
          { guard: 'isFresh', target: 'settled' },
          { guard: 'hasData', target: 'refreshing' },
          { target: 'loading' },
        ],
      },
      loading: {
        tags: 'loading',
        entry: 'startRequest',
        on: {
          REFRESH: { actions: 'requestReload' },
          CONNECTION_RESTORED: { actions: 'markRestored' },
        },
        invoke: {
          src: 'load',
          id: 'load',
          input: ({ context }) => ({ input: context.input }),
          onDone: {
            target: 'settled',
            actions: { type: 'setData', params: ({ event }) => event.output },
          },
          onError: [
            { guard: { type: 'isNotFound', params: ({ event }) => event }, target: 'notFound' },
            { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
          ],
        },
      },
      failed: {
        tags: 'failed',
        always: { guard: 'isRepeatRequested', target: 'loading' },
        on: { RETRY: 'loading', REFRESH: 'loading', CONNECTION_RESTORED: 'loading' },
        after: { reload: { guard: 'isScheduled', target: 'loading' } },
      },
      notFound: { tags: 'notFound', entry: 'clearData' },
      settled: {
        always: [
          { guard: 'isReloadRequested', target: 'refreshing' },
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
        entry: 'startRequest',
        on: {
          REFRESH: { actions: 'requestReload' },
          CONNECTION_RESTORED: { actions: 'markRestored' },
          RETRY: {
            guard: 'isLate',
            target: 'refreshing',
            reenter: true,
            actions: 'clearFailures',
          },
        },
        after: { late: { actions: 'markLate' } },
        invoke: {
          src: 'load',
          id: 'reload',
          input: ({ context }) => ({ input: context.input }),
          onDone: {
            target: 'settled',
            actions: { type: 'setData', params: ({ event }) => event.output },
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
          { guard: 'isRepeatRequested', target: 'refreshing' },
          { guard: 'isScheduled', target: 'scheduled' },
        ],
        on: REFRESH_TRANSITIONS,
      },
    },
  });
}

/**
 * Loads data for reading.
 *
 * - Cached data is shown in the first snapshot and reloaded in the background if it is stale.
 * - A reload that fails or is slow leaves the old data visible and marks it as stale.
 * - A REFRESH during a request sends one more request after the response, even if there were
 *   several.
 * - Data may define a delay after which it is reloaded automatically (`scheduled`).
 * - Another input shows its cached data and aborts the current request.
 *
 * `createQuery` provides the implementation, typed by input and data.
 */
export const queryMachine = unprovidedQuery<NonReducibleUnknown, unknown>();

export type QueryState = SnapshotFrom<typeof queryMachine>['value'];
