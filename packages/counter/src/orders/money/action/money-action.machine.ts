import {
  renewSnapshot,
  required,
  unprovidedAction,
  unprovidedCallback,
  unprovidedGuard,
} from '@claypot/domain/flows';
import type { Ticket } from '@claypot/sdk/counter';
import { assign, sendTo, setup } from 'xstate';
import { unprovidedApproval } from '../../../staff/approval/approval.machine.ts';
import type { StepProblem } from '../../views.ts';
import type {
  MoneyAnswer,
  MoneyContext,
  MoneyDraft,
  MoneyEvent,
  MoneyInput,
  MoneyOutcome,
  MoneyPress,
  PadEvent,
} from './money-action.types.ts';

/** Delays before the same press is sent again, in ms. */
const REPEAT = { first: 1000, most: 30_000 };

/** Placeholder of an action that `createMoneyAction` provides. */
export function unprovidedMoneyAction<
  TSubject,
  TDraft extends MoneyDraft,
  TRequest,
  TResult = Ticket,
>() {
  type Press = MoneyPress<TSubject, TRequest>;
  type Event = MoneyEvent<TSubject, TDraft>;
  return setup({
    types: {
      context: {} as MoneyContext<TSubject, TDraft, TRequest>,
      events: {} as Event,
      input: {} as MoneyInput<TSubject, TDraft>,
      children: {} as { request: 'request'; connection: 'connection'; changes: 'changes' },
    },
    actors: {
      request: unprovidedApproval<Press, MoneyOutcome<TResult>>(),
      /** Sends ONLINE and OFFLINE, also at the start. */
      connection: unprovidedCallback<Event>('connection'),
      /** Sends SUBJECT for each change of the subject. */
      changes: unprovidedCallback<Event>('changes'),
    },
    delays: {
      repeat: ({ context }) => Math.min(REPEAT.first * 2 ** context.failures, REPEAT.most),
    },
    guards: {
      isOffline: ({ context }) => !context.isOnline,
      isIncomplete: unprovidedGuard('isIncomplete'),
      isAsking: (_, { answer }: { answer: MoneyAnswer }) => answer.hasTag('asking'),
      isRunning: (_, { answer }: { answer: MoneyAnswer }) => answer.hasTag('running'),
      isUnknown: (_, { answer }: { answer: MoneyAnswer }) =>
        answer.context.output?.kind === 'unknown',
      isDone: (_, { answer }: { answer: MoneyAnswer }) => answer.context.output?.kind === 'done',
      hasProblem: (_, { answer }: { answer: MoneyAnswer }) => problemIn(answer) !== null,
    },
    actions: {
      /** Writes the press into the context. */
      prepare: unprovidedAction('prepare'),
      /** Corrects the subject by the details of the problem. */
      correct: unprovidedAction('correct'),
      send: sendTo('request', ({ context }) => ({
        type: 'RUN' as const,
        input: required(context.press),
      })),
      forward: sendTo('request', (_, params: PadEvent) => params),
      edit: assign(({ context }, { change }: { change: Partial<TDraft> }) => ({
        draft: { ...context.draft, ...change },
        problem: null,
      })),
      toggleLine: assign(({ context: { draft } }, { id }: { id: string }) => ({
        draft: { ...draft, lineIds: toggled(draft.lineIds, id) },
        problem: null,
      })),
      setSubject: assign((_, { subject }: { subject: TSubject }) => ({ subject })),
      markTried: assign({ wasTried: true }),
      setProblem: assign((_, { answer }: { answer: MoneyAnswer }) => ({
        problem: problemIn(answer),
      })),
      setOnline: assign({ isOnline: (_, { isOnline }: { isOnline: boolean }) => isOnline }),
      renew: renewSnapshot(),
      countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    },
  }).createMachine({
    id: 'moneyAction',
    context: ({ input: { draft, subject } }) => ({
      subject,
      draft,
      wasTried: false,
      press: null,
      problem: null,
      isOnline: true,
      failures: 0,
    }),
    invoke: [
      {
        src: 'request',
        id: 'request',
        onSnapshot: [
          {
            guard: { type: 'isAsking', params: ({ event }) => ({ answer: event.snapshot }) },
            target: '.approving',
            // Observers read the PIN pad, whose changes leave this machine's state as it is.
            actions: 'renew',
          },
          {
            guard: { type: 'isRunning', params: ({ event }) => ({ answer: event.snapshot }) },
            target: '.sending',
          },
          {
            guard: { type: 'isDone', params: ({ event }) => ({ answer: event.snapshot }) },
            target: '.done',
          },
          {
            guard: { type: 'isUnknown', params: ({ event }) => ({ answer: event.snapshot }) },
            target: '.checking',
          },
          {
            guard: { type: 'hasProblem', params: ({ event }) => ({ answer: event.snapshot }) },
            target: '.choosing',
            actions: [
              { type: 'setProblem', params: ({ event }) => ({ answer: event.snapshot }) },
              'correct',
            ],
          },
          { target: '.choosing' },
        ],
      },
      { src: 'connection', id: 'connection' },
      { src: 'changes', id: 'changes' },
    ],
    on: {
      SUBJECT: { actions: { type: 'setSubject', params: ({ event }) => event } },
      ONLINE: { actions: { type: 'setOnline', params: { isOnline: true } } },
      OFFLINE: { actions: { type: 'setOnline', params: { isOnline: false } } },
    },
    initial: 'choosing',
    states: {
      choosing: {
        on: {
          EDIT: { actions: { type: 'edit', params: ({ event }) => event } },
          LINE: { actions: { type: 'toggleLine', params: ({ event }) => event } },
          SUBMIT: [
            { guard: 'isIncomplete', actions: 'markTried' },
            { guard: 'isOffline' },
            { target: 'sending', actions: ['markTried', 'prepare', 'send'] },
          ],
        },
      },
      sending: {},
      approving: {
        on: {
          CHOOSE: { actions: { type: 'forward', params: ({ event }) => event } },
          DIGIT: { actions: { type: 'forward', params: ({ event }) => event } },
          ERASE: { actions: { type: 'forward', params: ({ event }) => event } },
          BACK: { actions: { type: 'forward', params: ({ event }) => event } },
          CANCEL: { actions: { type: 'forward', params: ({ event }) => event } },
        },
      },
      // The server may have acted already.
      checking: {
        entry: 'countFailure',
        after: { repeat: { target: 'sending', actions: 'send' } },
        on: {
          RETRY: { target: 'sending', actions: 'send' },
          ONLINE: {
            target: 'sending',
            actions: [{ type: 'setOnline', params: { isOnline: true } }, 'send'],
          },
        },
      },
      done: {},
    },
  });
}

/**
 * An action on an order that refunds money: the person enters a draft and presses. Nothing is sent
 * offline. If the role or the server needs it, a manager approves. After a lost response the same
 * key is sent again, so that the server acts once.
 *
 * `createMoneyAction` provides the implementation.
 */
export const moneyActionMachine = unprovidedMoneyAction<object, MoneyDraft, object>();

/** Returns why the request had no effect; null if it is in progress or had an effect. */
function problemIn({ context: { error, output } }: MoneyAnswer): StepProblem | null {
  if (output?.kind === 'problem') return output.problem;
  return error === null ? null : { kind: 'failed', code: error };
}

function toggled(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}
