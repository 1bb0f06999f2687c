import { failureCode, isBusinessError } from '../base/failure.ts';
import { unprovidedAction, unprovidedActor, unprovidedGuard } from '../base/placeholder.ts';

/** Milliseconds until a request that brings no answer counts as lost. */
const SEND_TIMEOUT = 20_000;

/** Milliseconds until a question about a request's outcome counts as lost. */
const ASK_TIMEOUT = 10_000;

/** Milliseconds between questions that get no answer: doubling from the first to the most. */
const RETRY_BACKOFF = { first: 1000, most: 30_000 };

/** Milliseconds until the question is asked again after so many that got no answer. */
function retryDelay(attempts: number): number {
  return Math.min(RETRY_BACKOFF.first * 2 ** attempts, RETRY_BACKOFF.most);
}

/** What a machine with a keyed request in it knows of the request. */
export interface KeyedContext<TBody> {
  /** The idempotency key, from the first try until the outcome is known. */
  key: string | null;
  /** What is sent; null where only the key is known, as after a reload. */
  body: TBody | null;
  /** A request with this key was lost: it may still land, so the key is kept whatever comes. */
  unsettled: boolean;
  /** The server said that the key was used for something else. */
  conflict: boolean;
  /** Questions in a row that got no answer. */
  attempts: number;
}

interface Known {
  context: KeyedContext<unknown>;
}

/** How it begins: with the key that is left over, if any. */
export function keyedFrom(key: string | null): KeyedContext<never> {
  return { key, body: null, unsettled: false, conflict: false, attempts: 0 };
}

/** What becomes of it in a machine's context, each for an `assign`. */
export const keyedChanges = {
  noteUnsettled: { unsettled: true, attempts: 0 },
  noteConflict: { conflict: true },
  dropKey: { key: null, unsettled: false, conflict: false },
  countAttempt: { attempts: ({ context }: Known) => context.attempts + 1 },
};

/** The words of {@link keyedStates} for a machine's `setup`. */
export function keyedWords<TBody extends object, TResult extends object>() {
  return {
    actors: {
      send: unprovidedActor<{ result: TResult }, { key: string | null; body: TBody | null }>(
        'send',
      ),
      /** Asks what became of the key; null where the server knows of nothing. */
      ask: unprovidedActor<{ result: TResult | null }, { key: string | null }>('ask'),
    },
    guards: {
      hasKey: ({ context }: Known) => context.key !== null,
      /** Another tab of this customer's has a key whose outcome is not known. */
      isTakenElsewhere: unprovidedGuard('isTakenElsewhere'),
      isUnsettled: ({ context }: Known) => context.unsettled,
      hasConflict: ({ context }: Known) => context.conflict,
      isNothing: (_: unknown, params: { result: TResult | null }) => params.result === null,
      isBusinessError: (_: unknown, params: { error: unknown }) => isBusinessError(params.error),
      isConflict: (_: unknown, params: { error: unknown }) =>
        failureCode(params.error) === 'IDEMPOTENCY_CONFLICT',
    },
    actions: {
      makeKey: unprovidedAction('makeKey'),
      adoptStored: unprovidedAction('adoptStored'),
      /** Stores the key. */
      remember: unprovidedAction('remember'),
      /** Takes it out of the store, unless another tab has put its own there. */
      clearStored: unprovidedAction('clearStored'),
      /** Takes what the refusal means into the context. */
      assignError: unprovidedAction<{ error: unknown }>('assignError'),
    },
    delays: {
      sendTimeout: SEND_TIMEOUT,
      askTimeout: ASK_TIMEOUT,
      askAgain: ({ context }: Known) => retryDelay(context.attempts),
    },
  };
}
