import { failureCode, isBusinessError } from '../base/failure.ts';
import { unprovidedAction, unprovidedActor, unprovidedGuard } from '../base/placeholder.ts';

/** Timeout of a request, in ms. */
const SEND_TIMEOUT = 20_000;

/** Timeout of a query for the outcome, in ms. */
const QUERY_TIMEOUT = 10_000;

/**
 * Base and maximum of the delay between failed queries, in ms. The base doubles with each failure.
 */
const RETRY_BACKOFF = { first: 1000, most: 30_000 };

/** Returns the delay before the next query, in ms, after the given number of failed ones. */
function retryDelay(attempts: number): number {
  return Math.min(RETRY_BACKOFF.first * 2 ** attempts, RETRY_BACKOFF.most);
}

export interface KeyedContext<TBody> {
  /** Idempotency key, from the first attempt until the outcome is known. */
  key: string | null;
  /**
   * Request body; null before the first attempt and after a reload, which restores only the key.
   */
  body: TBody | null;
  /** True if a request with this key was lost. It may still arrive, so the key is retained. */
  unsettled: boolean;
  /** True if the server reported that the key was used with another body. */
  conflict: boolean;
  /** Number of consecutive failed queries. */
  attempts: number;
}

interface KeyedArgs {
  context: KeyedContext<unknown>;
}

/** Returns the initial context, with the key left by an earlier page, if any. */
export function keyedFrom(key: string | null): KeyedContext<never> {
  return { key, body: null, unsettled: false, conflict: false, attempts: 0 };
}

/** Context changes, each an argument of `assign`. */
export const keyedChanges = {
  markUnsettled: { unsettled: true, attempts: 0 },
  markConflict: { conflict: true },
  dropKey: { key: null, unsettled: false, conflict: false },
  countAttempt: { attempts: ({ context }: KeyedArgs) => context.attempts + 1 },
};

/** Returns actors, guards, actions and delays of {@link keyedStates} for a machine's `setup`. */
export function keyedSetup<TBody extends object, TResult extends object>() {
  return {
    actors: {
      send: unprovidedActor<{ result: TResult }, { key: string | null; body: TBody | null }>(
        'send',
      ),
      /** Queries the outcome of the key; null if the server does not know it. */
      ask: unprovidedActor<{ result: TResult | null }, { key: string | null }>('ask'),
    },
    guards: {
      hasKey: ({ context }: KeyedArgs) => context.key !== null,
      /**
       * True if another key of this customer is stored: another tab has a request that is not
       * finished.
       */
      isStartedInOtherTab: unprovidedGuard('isStartedInOtherTab'),
      isUnsettled: ({ context }: KeyedArgs) => context.unsettled,
      hasConflict: ({ context }: KeyedArgs) => context.conflict,
      isUnknownRequest: (_: unknown, params: { result: TResult | null }) => params.result === null,
      isBusinessError: (_: unknown, params: { error: unknown }) => isBusinessError(params.error),
      isConflict: (_: unknown, params: { error: unknown }) =>
        failureCode(params.error) === 'IDEMPOTENCY_CONFLICT',
    },
    actions: {
      makeKey: unprovidedAction('makeKey'),
      adoptStored: unprovidedAction('adoptStored'),
      remember: unprovidedAction('remember'),
      /** Removes the stored key unless another tab has replaced it. */
      clearStored: unprovidedAction('clearStored'),
      /** Writes the problem of the rejection into the context. */
      assignError: unprovidedAction<{ error: unknown }>('assignError'),
    },
    delays: {
      sendTimeout: SEND_TIMEOUT,
      queryTimeout: QUERY_TIMEOUT,
      queryRetry: ({ context }: KeyedArgs) => retryDelay(context.attempts),
    },
  };
}
