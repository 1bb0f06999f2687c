import { assign, setup } from 'xstate';
import { failureCode, isRefusal } from '../machine/failure.ts';
import { unprovidedAction, unprovidedActor, unprovidedGuard } from '../machine/placeholder.ts';
import type {
  KeyedRecord,
  KeyedRequestContext,
  KeyedRequestEvent,
  KeyedRequestInput,
  KeyedRequestTag,
} from './keyed-request.types.ts';
import { ASK_TIMEOUT, askAgainAfter, SEND_TIMEOUT } from './pace.ts';

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
  return setup({
    types: {
      context: {} as KeyedRequestContext<TBody, TResult, TProblem>,
      events: {} as KeyedRequestEvent<TBody>,
      input: {} as KeyedRequestInput,
      tags: {} as KeyedRequestTag,
    },
    actors: {
      send: unprovidedActor<{ result: TResult }, { key: string | null; body: TBody | null }>(
        'send',
      ),
      /** Asks what became of the key; null where the server knows of nothing. */
      ask: unprovidedActor<{ result: TResult | null }, { key: string | null }>('ask'),
    },
    guards: {
      hasKey: ({ context }) => context.key !== null,
      /** Another tab of this customer's has a key whose outcome is not known. */
      isTakenElsewhere: unprovidedGuard('isTakenElsewhere'),
      isUnsettled: ({ context }) => context.unsettled,
      hasConflict: ({ context }) => context.conflict,
      isNothing: (_, params: { result: TResult | null }) => params.result === null,
      isKnownRefusal: (_, params: { error: unknown }) => isRefusal(params.error),
      isConflict: (_, params: { error: unknown }) =>
        failureCode(params.error) === 'IDEMPOTENCY_CONFLICT',
    },
    actions: {
      open: assign({ attended: true }),
      close: assign({ attended: false }),
      hold: assign({
        body: (_, params: { body: TBody }) => params.body,
        result: null,
        problem: null,
      }),
      beginAnew: assign((_, params: { record: KeyedRecord | null }) => begun(params.record)),
      makeKey: unprovidedAction('makeKey'),
      adoptStored: unprovidedAction('adoptStored'),
      /** Stores the key. */
      remember: unprovidedAction('remember'),
      /** Takes it out of the store, unless another tab has put its own there. */
      forget: unprovidedAction('forget'),
      take: assign({
        result: (_, params: { result: TResult | null }) => params.result,
        attempts: 0,
      }),
      /** Takes what the refusal means into the context. */
      admitRefusal: unprovidedAction<{ error: unknown }>('admitRefusal'),
      noteUnsettled: assign({ unsettled: true, attempts: 0 }),
      noteConflict: assign({ conflict: true }),
      clearOutcome: assign({ problem: null, result: null }),
      dropKey: assign({ key: null, unsettled: false, conflict: false }),
      countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
      /** What follows when it is done. */
      followDone: unprovidedAction('followDone'),
      /** What follows when it is refused. */
      followRefused: unprovidedAction('followRefused'),
    },
    delays: {
      sendTimeout: SEND_TIMEOUT,
      askTimeout: ASK_TIMEOUT,
      askAgain: ({ context }) => askAgainAfter(context.attempts),
    },
  }).createMachine({
    id: 'keyedRequest',
    context: ({ input }) => ({ ...begun(input.record), attended: false }),
    on: {
      OPEN: { actions: 'open' },
      CLOSE: { actions: 'close' },
      OWNER: { target: '.resuming', actions: { type: 'beginAnew', params: ({ event }) => event } },
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
          refused: { tags: 'refused', entry: 'followRefused' },
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

      claiming: {
        always: [
          { guard: 'isTakenElsewhere', target: 'resuming', actions: 'adoptStored' },
          { target: 'sending', actions: ['makeKey', 'remember'] },
        ],
      },

      sending: {
        tags: 'sending',
        invoke: {
          src: 'send',
          id: 'send',
          input: ({ context }) => ({ key: context.key, body: context.body }),
          onDone: {
            target: 'settled',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          onError: [
            {
              guard: { type: 'isConflict', params: ({ event }) => event },
              target: 'checking',
              actions: 'noteConflict',
            },
            {
              guard: { type: 'isKnownRefusal', params: ({ event }) => event },
              target: 'refused',
              actions: { type: 'admitRefusal', params: ({ event }) => event },
            },
            { target: 'checking' },
          ],
        },
        after: { sendTimeout: 'checking' },
      },

      refused: {
        always: [
          // An earlier request with this key may still land: the next one must carry it too.
          { guard: 'isUnsettled', target: 'waiting.refused' },
          { target: 'waiting.refused', actions: ['forget', 'dropKey'] },
        ],
      },

      checking: {
        tags: 'checking',
        initial: 'asking',
        states: {
          asking: {
            invoke: {
              src: 'ask',
              id: 'ask',
              input: ({ context }) => ({ key: context.key }),
              onDone: [
                {
                  guard: { type: 'isNothing', params: ({ event }) => event.output },
                  target: '#keyedRequest.unlanded',
                },
                {
                  target: '#keyedRequest.settled',
                  actions: { type: 'take', params: ({ event }) => event.output },
                },
              ],
              onError: { target: 'unreachable', actions: 'countAttempt' },
            },
            after: { askTimeout: { target: 'unreachable', actions: 'countAttempt' } },
          },
          unreachable: {
            tags: 'unreachable',
            on: { RETRY: 'asking' },
            after: { askAgain: 'asking' },
          },
        },
      },

      unlanded: {
        always: [
          // A key that is taken and yet has no result would be refused for ever.
          { guard: 'hasConflict', target: 'waiting.notMade', actions: ['forget', 'dropKey'] },
          { target: 'waiting.notMade', actions: 'noteUnsettled' },
        ],
      },

      settled: {
        always: { target: 'waiting.done', actions: ['followDone', 'forget', 'dropKey'] },
      },
    },
  });
}

/** How it begins for a customer: afresh, or in the middle of what they have left behind. */
function begun(record: KeyedRecord | null) {
  return {
    key: record?.key ?? null,
    body: null,
    result: null,
    problem: null,
    unsettled: false,
    conflict: false,
    attempts: 0,
  };
}

/** The request as it is drawn. */
export const keyedRequestMachine = unprovidedKeyedRequest<object, object, unknown>();
