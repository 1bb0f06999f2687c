import type { ErrorCode, MemberRequest } from '@claypot/sdk';
import { assign, raise, type SnapshotFrom, setup } from 'xstate';
import { failureCode } from '../../machines/base/failure.ts';
import type { ConnectionRestored } from '../../machines/base/from-connection.ts';
import {
  unprovidedAction,
  unprovidedActor,
  unprovidedCallback,
  unprovidedGuard,
} from '../../machines/base/placeholder.ts';
import { unprovidedQuery } from '../../machines/query/query.machine.ts';
import { selectQuery } from '../../machines/query/query.selectors.ts';

/** The question of a branch, as the server returns it. */
export interface Asked {
  /** Null if no branch asks. */
  readonly request: MemberRequest | null;
}

export interface Answer {
  readonly id: string;
  readonly answer: 'yes' | 'no';
}

export interface SpendingQuestionContext {
  /** The question, or the last one. */
  request: MemberRequest | null;
  /** Seconds left to answer. */
  secondsLeft: number;
  answer: Answer['answer'] | null;
  /** Why the answer was not sent. */
  error: ErrorCode | null;
}

export type SpendingQuestionEvent =
  | { type: 'ANSWER'; answer: Answer['answer'] }
  /** Sends the same answer again. */
  | { type: 'RETRY' }
  /** Closes the outcome. */
  | { type: 'DISMISS' }
  /** The server returned the present question. */
  | { type: 'READ'; request: MemberRequest | null }
  | ConnectionRestored;

/** Interval between readings of the clock, in ms. */
const TICK = 1000;

/**
 * The question of a branch whether the wallet pays a bill or the bill uses a voucher.
 *
 * - It appears while the page is open, and if it was asked before.
 * - An answer is sent once. If its reply is lost, the customer sends the same answer again; the
 *   server does not repeat what it did.
 * - The outcome remains until the customer closes it, or until another question comes.
 */
export const spendingQuestionMachine = setup({
  types: {
    context: {} as SpendingQuestionContext,
    events: {} as SpendingQuestionEvent,
    children: {} as { asked: 'asked' },
  },
  actors: {
    asked: unprovidedQuery<undefined, Asked>(),
    /** Reports changes of the member on the server. */
    news: unprovidedCallback<SpendingQuestionEvent>('news'),
    /** Sends the answer. Returns the question with its outcome. */
    send: unprovidedActor<MemberRequest, Answer>('send'),
    connection: unprovidedCallback<ConnectionRestored>('connection'),
  },
  delays: { tick: TICK },
  guards: {
    /** True if the time to answer is over. */
    isOver: unprovidedGuard('isOver'),
    isOther: ({ context }, params: { request: MemberRequest | null }) =>
      params.request !== null && params.request.id !== context.request?.id,
    isGone: (_, params: { request: MemberRequest | null }) => params.request === null,
  },
  actions: {
    /** Sets the seconds left to answer. */
    readClock: unprovidedAction('readClock'),
    /** Raises READ with the present question. */
    read: raise((_, params: Asked) => ({ type: 'READ' as const, request: params.request })),
    setRequest: assign((_, params: { request: MemberRequest | null }) => ({
      request: params.request,
      answer: null,
      error: null,
    })),
    setAnswer: assign((_, params: { answer: Answer['answer'] }) => ({
      answer: params.answer,
      error: null,
    })),
    setOutcome: assign((_, params: { request: MemberRequest }) => ({
      request: params.request,
      error: null,
    })),
    /** The time is over, or the question was withdrawn or answered on another device. */
    end: assign({
      request: ({ context }, params: { state: 'expired' | 'cancelled' }) =>
        context.request && { ...context.request, state: params.state },
    }),
    fail: assign({ error: (_, params: { error: unknown }) => failureCode(params.error) }),
    /** Emits that wallet or vouchers have changed. */
    notifyAccepted: unprovidedAction<{ request: MemberRequest }>('notifyAccepted'),
  },
}).createMachine({
  id: 'spendingQuestion',
  context: { request: null, secondsLeft: 0, answer: null, error: null },
  invoke: [
    {
      src: 'asked',
      id: 'asked',
      onSnapshot: {
        guard: ({ event }) => {
          const { data, refreshing, stale, unconfirmed } = selectQuery(event.snapshot);
          return data !== null && !refreshing && !stale && !unconfirmed;
        },
        actions: {
          type: 'read',
          params: ({ event }) => ({ request: selectQuery(event.snapshot).data?.request ?? null }),
        },
      },
    },
    { src: 'news', id: 'news' },
  ],
  initial: 'none',
  states: {
    none: {
      on: {
        READ: {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'asking',
          actions: { type: 'setRequest', params: ({ event }) => event },
        },
      },
    },
    asking: {
      entry: 'readClock',
      always: {
        guard: 'isOver',
        target: 'over',
        actions: { type: 'end', params: { state: 'expired' } },
      },
      after: { tick: { target: 'asking', reenter: true } },
      on: {
        ANSWER: {
          target: 'answering',
          actions: { type: 'setAnswer', params: ({ event }) => event },
        },
        READ: [
          {
            guard: { type: 'isOther', params: ({ event }) => event },
            target: 'asking',
            reenter: true,
            actions: { type: 'setRequest', params: ({ event }) => event },
          },
          {
            guard: { type: 'isGone', params: ({ event }) => event },
            target: 'over',
            actions: { type: 'end', params: { state: 'cancelled' } },
          },
        ],
      },
    },
    answering: {
      invoke: {
        src: 'send',
        id: 'send',
        input: ({ context }) => ({
          id: context.request?.id ?? '',
          answer: context.answer ?? 'no',
        }),
        onDone: {
          target: 'over',
          actions: [
            { type: 'setOutcome', params: ({ event }) => ({ request: event.output }) },
            { type: 'notifyAccepted', params: ({ event }) => ({ request: event.output }) },
          ],
        },
        onError: { target: 'unsent', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    /** The answer may have arrived or not. */
    unsent: {
      invoke: { src: 'connection', id: 'connection' },
      on: {
        RETRY: 'answering',
        CONNECTION_RESTORED: 'answering',
        // The answer arrived, or the time is over: the same answer returns the outcome.
        READ: { guard: { type: 'isGone', params: ({ event }) => event }, target: 'answering' },
      },
    },
    over: {
      on: {
        DISMISS: 'none',
        READ: {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'asking',
          actions: { type: 'setRequest', params: ({ event }) => event },
        },
      },
    },
  },
});

export type SpendingQuestionSnapshot = SnapshotFrom<typeof spendingQuestionMachine>;
