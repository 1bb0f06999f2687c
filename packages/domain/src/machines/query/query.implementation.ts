import type { ErrorCode } from '@claypot/sdk';
import { assign, fromCallback, type NonReducibleUnknown } from 'xstate';
import { failureCode } from '../base/failure.ts';
import { fromRequest } from '../base/from-request.ts';
import { type Loaded, type QueryMachine, unprovidedQuery } from './query.machine.ts';
import type { QueryCache } from './query-cache.ts';
import { keyId, type QueryKey } from './query-key.ts';

/** Milliseconds after which a loaded thing is loaded again when it is next shown (spec §9). */
export const STALE_AFTER_A_DAY = 24 * 60 * 60 * 1000;
/** For what changes under the customer's hands: cart, pickup branch. */
export const STALE_AFTER_A_SECOND = 1000;

/** Milliseconds for which what the server has just confirmed is not marked, as on the way back to a screen. */
const CONFIRMED_FOR = 10_000;

export interface QueryOptions<TInput, TData> {
  /** Names the thing in the cache; one key, one thing. */
  key: (input: TInput) => QueryKey<TData>;
  load: (input: TInput, signal: AbortSignal) => Promise<TData>;
  isEmpty?: (data: TData) => boolean;
  /** Milliseconds; a day unless told. */
  staleAfter?: number;
  /** The refusals that say that there is no such thing; none unless told. */
  notFound?: readonly ErrorCode[];
  /**
   * Milliseconds until it is loaded again by itself, which the data may tell; null is never. Asked
   * each time that it comes to rest, with the number of requests in a row that brought no answer;
   * without data where none has ever come.
   */
  reloadAfter?: (data: TData | null, unanswered: number) => number | null;
  /** While nothing is known of another input, what is shown of the one before stays. */
  keepsPrevious?: boolean;
  /**
   * What others have told of it: shown at once while nothing stands under its key, and loaded
   * again behind that.
   */
  known?: (input: TInput) => TData | undefined;
  /** What an earlier visit has left: shown while nothing else is known, and never as good as loaded. */
  recalled?: (input: TInput) => TData | undefined;
  /** What others have told is as good as loaded: nothing is loaded behind it. */
  trustsCache?: boolean;
}

/**
 * A query for one kind of thing, ready to run. Its actor's input is what is asked for, and
 * `selectQuery` reads it, typed as the data.
 */
export function createQuery<TInput extends NonReducibleUnknown, TData>(
  cache: QueryCache,
  options: QueryOptions<TInput, TData>,
): QueryMachine<TInput, TData> {
  const {
    key,
    isEmpty = () => false,
    staleAfter = STALE_AFTER_A_DAY,
    notFound = [],
    reloadAfter = () => null,
    keepsPrevious = false,
    known = () => undefined,
    recalled = () => undefined,
    trustsCache = false,
  } = options;
  /** What this visit knows, else what an earlier one read; and when, where that is told. */
  const peek = (input: TInput): Loaded<TData> | undefined => {
    const data = cache.peek(key(input)) ?? known(input);
    if (data !== undefined) return loaded(data, cache.loadedAt(key(input)));
    const kept = cache.recall(key(input));
    if (kept) return loaded(kept.data, kept.loadedAt);
    const left = recalled(input);
    return left === undefined ? undefined : loaded(left, undefined);
  };
  const loaded = (data: TData, loadedAt: number | undefined): Loaded<TData> => ({
    data,
    empty: isEmpty(data),
    loadedAt: loadedAt ?? null,
  });
  const isFresh = (input: TInput) =>
    cache.isFresh(key(input), staleAfter) || (trustsCache && known(input) !== undefined);
  const isConfirmed = (input: TInput) => isFresh(input) || cache.isFresh(key(input), CONFIRMED_FOR);
  const reloadIn = ({ data, unanswered }: { data: TData | null; unanswered: number }) =>
    reloadAfter(data, unanswered);

  return unprovidedQuery<TInput, TData>().provide({
    actors: {
      load: fromRequest<Loaded<TData>, { input: TInput }>(async ({ input: { input }, signal }) => {
        const load = (given: AbortSignal) => options.load(input, given);
        const data = await cache.load(key(input), load, signal);
        return loaded(data, cache.loadedAt(key(input)));
      }),
      connection: fromCallback(({ sendBack }) =>
        cache.onConnectionRestored(() => sendBack({ type: 'CONNECTION_RESTORED' })),
      ),
    },
    guards: {
      isFresh: ({ context: { input } }) => isFresh(input),
      isKnown: ({ context }) =>
        peek(context.input) !== undefined || (keepsPrevious && context.data !== null),
      isOther: ({ context }, { input }) => keyId(key(context.input)) !== keyId(key(input)),
      isNotFound: (_, { error }) => notFound.includes(failureCode(error)),
      isScheduled: ({ context }) => reloadIn(context) !== null,
    },
    delays: { reload: ({ context }) => reloadIn(context) ?? 0 },
    actions: {
      recall: assign(({ context }) => {
        const found = peek(context.input);
        if (found !== undefined) return { ...found, isUnconfirmed: !isConfirmed(context.input) };
        const none = { data: null, empty: false, loadedAt: null, isUnconfirmed: false };
        return keepsPrevious ? {} : none;
      }),
    },
  });
}
