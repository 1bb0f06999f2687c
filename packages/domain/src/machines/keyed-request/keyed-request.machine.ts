import { assign, setup } from 'xstate';
import { unprovidedAction } from '../base/placeholder.ts';
import type {
  KeyedRecord,
  KeyedRequestContext,
  KeyedRequestEvent,
  KeyedRequestInput,
  KeyedRequestTag,
} from './keyed-request.types.ts';
import { keyedChanges, keyedFrom, keyedSetup } from './keyed-setup.ts';
import { keyedStates } from './keyed-states.ts';

export type KeyedRequestMachine<
  TBody extends object,
  TResult extends object,
  TProblem,
> = ReturnType<typeof unprovidedKeyedRequest<TBody, TResult, TProblem>>;

/**
 * A request that is executed at most once, even if its reply is lost. Invariants:
 *
 * - One key identifies the request from the first attempt until its outcome is known. The key is
 *   stored before anything is sent.
 * - After a lost reply, the machine queries the outcome before another attempt is allowed.
 * - The next attempt reuses the key of a lost request, so that at most one of them is executed.
 *
 * Only `key` survives a reload; `input.record` restores it. `createKeyedRequest` provides the
 * implementation.
 */
export function unprovidedKeyedRequest<TBody extends object, TResult extends object, TProblem>() {
  const keyed = keyedSetup<TBody, TResult>();
  return setup({
    types: {
      context: {} as KeyedRequestContext<TBody, TResult, TProblem>,
      events: {} as KeyedRequestEvent<TBody>,
      input: {} as KeyedRequestInput,
      tags: {} as KeyedRequestTag,
    },
    actors: keyed.actors,
    guards: keyed.guards,
    actions: {
      ...keyed.actions,
      open: assign({ attended: true }),
      close: assign({ attended: false }),
      setRequest: assign({
        body: (_, params: { body: TBody }) => params.body,
        result: null,
        problem: null,
      }),
      restart: assign((_, params: { record: KeyedRecord | null }) => begun(params.record)),
      setResult: assign({
        result: (_, params: { result: TResult | null }) => params.result,
        attempts: 0,
      }),
      markUnsettled: assign(keyedChanges.markUnsettled),
      markConflict: assign(keyedChanges.markConflict),
      dropKey: assign(keyedChanges.dropKey),
      countAttempt: assign(keyedChanges.countAttempt),
      clearOutcome: assign({ problem: null, result: null }),
      /** Calls `onDone`. */
      callOnDone: unprovidedAction('callOnDone'),
      /** Calls `onRejected`. */
      callOnRejected: unprovidedAction('callOnRejected'),
    },
    delays: keyed.delays,
  }).createMachine({
    id: 'keyedRequest',
    context: ({ input }) => ({ ...begun(input.record), attended: false }),
    on: {
      OPEN: { actions: 'open' },
      CLOSE: { actions: 'close' },
      OWNER: { target: '.resuming', actions: { type: 'restart', params: ({ event }) => event } },
    },
    initial: 'resuming',
    states: {
      resuming: { always: [{ guard: 'hasKey', target: 'checking' }, { target: 'waiting' }] },

      waiting: {
        initial: 'idle',
        on: {
          // A lost request may have arrived since.
          OPEN: [{ guard: 'hasKey', target: 'checking', actions: 'open' }, { actions: 'open' }],
          CLOSE: { target: '.idle', actions: ['close', 'clearOutcome'] },
          DISMISS: { target: '.idle', actions: 'clearOutcome' },
          SEND: {
            target: 'claiming',
            actions: { type: 'setRequest', params: ({ event }) => event },
          },
        },
        states: {
          idle: {},
          rejected: { tags: 'rejected', entry: 'callOnRejected' },
          notMade: { tags: 'notMade' },
          done: {
            tags: 'done',
            // The screen is closing, so further input must not start another request.
            on: {
              SEND: {},
              DISMISS: {},
              OPEN: { target: 'idle', actions: ['open', 'clearOutcome'] },
            },
          },
        },
      },

      ...keyedStates<TBody, TResult>('keyedRequest'),

      rejected: {
        always: [
          // An earlier request with this key may still arrive, so the next attempt must reuse the
          // key.
          { guard: 'isUnsettled', target: 'waiting.rejected' },
          { target: 'waiting.rejected', actions: ['clearStored', 'dropKey'] },
        ],
      },

      notExecuted: {
        always: [
          // A key that is in use without a result would be rejected forever.
          { guard: 'hasConflict', target: 'waiting.notMade', actions: ['clearStored', 'dropKey'] },
          { target: 'waiting.notMade', actions: 'markUnsettled' },
        ],
      },

      settled: {
        always: { target: 'waiting.done', actions: ['callOnDone', 'clearStored', 'dropKey'] },
      },
    },
  });
}

/** Returns the initial context: empty, or with the key that the customer's last page left. */
function begun(record: KeyedRecord | null) {
  return { ...keyedFrom(record?.key ?? null), result: null, problem: null };
}

/** Machine without implementations, for diagrams. */
export const keyedRequestMachine = unprovidedKeyedRequest<object, object, unknown>();
