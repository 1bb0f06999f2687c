import { assign, setup } from 'xstate';
import { unprovidedAction } from '../base/placeholder.ts';
import type {
  KeyedRecord,
  KeyedRequestContext,
  KeyedRequestEvent,
  KeyedRequestInput,
  KeyedRequestTag,
} from './keyed-request.types.ts';
import { keyedStates } from './keyed-states.ts';
import { keyedChanges, keyedFrom, keyedWords } from './keyed-words.ts';

export type KeyedRequestMachine<
  TBody extends object,
  TResult extends object,
  TProblem,
> = ReturnType<typeof unprovidedKeyedRequest<TBody, TResult, TProblem>>;

/**
 * A request that is carried out once, whatever becomes of its reply. Three things always hold:
 *
 * - one key stands for it, from the first try until its outcome is known, and is stored before
 *   anything is sent;
 * - after a lost reply the server is asked "did it land?" before anyone may try again;
 * - a key that was lost once is sent with the next try, so that at most one of them is carried out.
 *
 * What survives a reload is `key`; `input.record` brings it back. `createKeyedRequest` makes one that
 * sends something.
 */
export function unprovidedKeyedRequest<TBody extends object, TResult extends object, TProblem>() {
  const words = keyedWords<TBody, TResult>();
  return setup({
    types: {
      context: {} as KeyedRequestContext<TBody, TResult, TProblem>,
      events: {} as KeyedRequestEvent<TBody>,
      input: {} as KeyedRequestInput,
      tags: {} as KeyedRequestTag,
    },
    actors: words.actors,
    guards: words.guards,
    actions: {
      ...words.actions,
      open: assign({ attended: true }),
      close: assign({ attended: false }),
      hold: assign({
        body: (_, params: { body: TBody }) => params.body,
        result: null,
        problem: null,
      }),
      restart: assign((_, params: { record: KeyedRecord | null }) => begun(params.record)),
      take: assign({
        result: (_, params: { result: TResult | null }) => params.result,
        attempts: 0,
      }),
      noteUnsettled: assign(keyedChanges.noteUnsettled),
      noteConflict: assign(keyedChanges.noteConflict),
      dropKey: assign(keyedChanges.dropKey),
      countAttempt: assign(keyedChanges.countAttempt),
      clearOutcome: assign({ problem: null, result: null }),
      /** What follows when it is done. */
      followDone: unprovidedAction('followDone'),
      /** What follows when it is refused. */
      followRejected: unprovidedAction('followRejected'),
    },
    delays: words.delays,
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
          // What was lost may have landed since.
          OPEN: [{ guard: 'hasKey', target: 'checking', actions: 'open' }, { actions: 'open' }],
          CLOSE: { target: '.idle', actions: ['close', 'clearOutcome'] },
          DISMISS: { target: '.idle', actions: 'clearOutcome' },
          SEND: {
            target: 'claiming',
            actions: { type: 'hold', params: ({ event }) => event },
          },
        },
        states: {
          idle: {},
          rejected: { tags: 'rejected', entry: 'followRejected' },
          notMade: { tags: 'notMade' },
          done: {
            tags: 'done',
            // The screen is being left: what is pressed on it now is not for another one.
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
          // An earlier request with this key may still land: the next one must carry it too.
          { guard: 'isUnsettled', target: 'waiting.rejected' },
          { target: 'waiting.rejected', actions: ['clearStored', 'dropKey'] },
        ],
      },

      unlanded: {
        always: [
          // A key that is taken and yet has no result would be refused for ever.
          { guard: 'hasConflict', target: 'waiting.notMade', actions: ['clearStored', 'dropKey'] },
          { target: 'waiting.notMade', actions: 'noteUnsettled' },
        ],
      },

      settled: {
        always: { target: 'waiting.done', actions: ['followDone', 'clearStored', 'dropKey'] },
      },
    },
  });
}

/** How it begins for a customer: afresh, or in the middle of what they have left behind. */
function begun(record: KeyedRecord | null) {
  return { ...keyedFrom(record?.key ?? null), result: null, problem: null };
}

/** The request as it is drawn. */
export const keyedRequestMachine = unprovidedKeyedRequest<object, object, unknown>();
