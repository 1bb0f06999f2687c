import type { ErrorCode } from '@claypot/sdk';
import { assign, fromCallback, type NonReducibleUnknown } from 'xstate';
import { failureCode } from '../base/failure.ts';
import { fromRequest } from '../base/from-request.ts';
import { type Loaded, type QueryMachine, unprovidedQueryOf } from './query.machine.ts';
import type { QueryCache } from './query-cache.ts';
import { keyId, type QueryKey } from './query-key.ts';

/** Age in ms after which data is reloaded when shown (spec §9). */
export const STALE_AFTER_A_DAY = 24 * 60 * 60 * 1000;
/**
 * Age in ms after which data that changes often, such as the cart, orders and vouchers, is reloaded
 * when shown.
 */
export const STALE_AFTER_A_SECOND = 1000;

/**
 * Age in ms below which data counts as confirmed and is not marked, for example after back
 * navigation.
 */
const CONFIRMED_FOR = 10_000;

export interface QueryOptions<TInput, TData, TCode = ErrorCode> {
  key: (input: TInput) => QueryKey<TData>;
  load: (input: TInput, signal: AbortSignal) => Promise<TData>;
  isEmpty?: (data: TData) => boolean;
  /** Milliseconds; one day if omitted. */
  staleAfter?: number;
  /** Error codes that mean "not found"; none if omitted. */
  notFound?: readonly TCode[];
  /**
   * Returns the delay in ms before an automatic reload; null for never. Called after each load with
   * the number of consecutive failures. `data` is null if none was ever loaded.
   */
  reloadAfter?: (data: TData | null, unanswered: number) => number | null;
  /**
   * Subscribes to changes of the data on the server. `changed` takes the time in epoch ms up to which
   * loaded data may be outdated. Returns an unsubscribe function. It follows the first input only.
   */
  follow?: (input: TInput, changed: (until: number) => void) => () => void;
  /** True to show the data of the previous input while the new one has none. */
  keepsPreviousData?: boolean;
  /**
   * Returns data from other queries, shown while the cache has none and reloaded in the background.
   */
  placeholderData?: (input: TInput) => TData | undefined;
  /** Returns data of an earlier visit, shown while there is no other. It never counts as loaded. */
  persistedData?: (input: TInput) => TData | undefined;
  /** True if data from `placeholderData` counts as loaded and is not reloaded. */
  trustsPlaceholder?: boolean;
}

/**
 * Creates a query machine that is ready to run. The input of its actor selects the data;
 * `selectQuery` reads it, typed by the data.
 */
export function createQuery<TInput extends NonReducibleUnknown, TData>(
  cache: QueryCache,
  options: QueryOptions<TInput, TData>,
): QueryMachine<TInput, TData> {
  return createQueryOf(failureCode, cache, options);
}

/** Like {@link createQuery}, with the error codes of another contract. */
export function createQueryOf<TInput extends NonReducibleUnknown, TData, TCode>(
  codeOf: (error: unknown) => TCode,
  cache: QueryCache,
  options: QueryOptions<TInput, TData, TCode>,
): QueryMachine<TInput, TData, TCode> {
  const {
    key,
    isEmpty = () => false,
    staleAfter = STALE_AFTER_A_DAY,
    notFound = [],
    reloadAfter = () => null,
    follow = () => () => undefined,
    keepsPreviousData = false,
    placeholderData = () => undefined,
    persistedData = () => undefined,
    trustsPlaceholder = false,
  } = options;
  /** In-memory value, else the persisted one, with its timestamp if placeholderData. */
  const peek = (input: TInput): Loaded<TData> | undefined => {
    const data = cache.peek(key(input)) ?? placeholderData(input);
    if (data !== undefined) return loaded(data, cache.loadedAt(key(input)));
    const persisted = cache.recall(key(input));
    if (persisted) return loaded(persisted.data, persisted.loadedAt);
    const left = persistedData(input);
    return left === undefined ? undefined : loaded(left, undefined);
  };
  const loaded = (data: TData, loadedAt: number | undefined): Loaded<TData> => ({
    data,
    empty: isEmpty(data),
    loadedAt: loadedAt ?? null,
  });
  const isFresh = (input: TInput) =>
    cache.isFresh(key(input), staleAfter) ||
    (trustsPlaceholder && placeholderData(input) !== undefined);
  const isConfirmed = (input: TInput) => isFresh(input) || cache.isFresh(key(input), CONFIRMED_FOR);
  const reloadIn = ({ data, unanswered }: { data: TData | null; unanswered: number }) =>
    reloadAfter(data, unanswered);

  return unprovidedQueryOf<TInput, TData, TCode>(codeOf).provide({
    actors: {
      load: fromRequest<Loaded<TData>, { input: TInput }>(async ({ input: { input }, signal }) => {
        const load = (given: AbortSignal) => options.load(input, given);
        const data = await cache.load(key(input), load, signal);
        return loaded(data, cache.loadedAt(key(input)));
      }),
      connection: fromCallback(({ input: { input }, sendBack }) => {
        const stop = cache.onConnectionRestored(() => sendBack({ type: 'CONNECTION_RESTORED' }));
        const unfollow = follow(input, (until) => {
          if ((cache.loadedAt(key(input)) ?? 0) <= until) sendBack({ type: 'REFRESH' });
        });
        return () => {
          stop();
          unfollow();
        };
      }),
    },
    guards: {
      isFresh: ({ context: { input } }) => isFresh(input),
      hasData: ({ context }) =>
        peek(context.input) !== undefined || (keepsPreviousData && context.data !== null),
      isOtherKey: ({ context }, { input }) => keyId(key(context.input)) !== keyId(key(input)),
      isNotFound: (_, { error }) => notFound.includes(codeOf(error)),
      isScheduled: ({ context }) => reloadIn(context) !== null,
    },
    delays: { reload: ({ context }) => reloadIn(context) ?? 0 },
    actions: {
      recall: assign(({ context }) => {
        const found = peek(context.input);
        if (found !== undefined) return { ...found, isUnconfirmed: !isConfirmed(context.input) };
        const none = { data: null, empty: false, loadedAt: null, isUnconfirmed: false };
        return keepsPreviousData ? {} : none;
      }),
    },
  });
}
