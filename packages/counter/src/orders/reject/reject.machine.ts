import { required, unprovidedAction, unprovidedCallback } from '@claypot/domain/flows';
import type {
  BoardOrder,
  ErrorCode,
  RejectReason,
  RejectRequest,
  Ticket,
} from '@claypot/sdk/counter';
import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import {
  type ApprovalEvent,
  type ApprovalTag,
  unprovidedApproval,
} from '../../staff/approval/approval.machine.ts';
import type { StepProblem } from '../views.ts';
import { missingInput, type RejectDraft } from './reject-request.ts';

export interface RejectInput {
  /** As the person sees it. */
  readonly order: BoardOrder;
}

/** One try to reject the order, with the key of the press. */
export interface Rejection {
  readonly orderId: string;
  readonly key: string;
  readonly request: RejectRequest;
}

/** `unknown`: no response, so the same key is sent again. */
export type RejectOutcome =
  | { readonly kind: 'done'; readonly ticket: Ticket }
  | { readonly kind: 'problem'; readonly problem: StepProblem }
  | { readonly kind: 'unknown' };

export interface RejectContext extends RejectInput {
  draft: RejectDraft;
  /** True after the first try, so that missing input is shown. */
  wasTried: boolean;
  rejection: Rejection | null;
  problem: StepProblem | null;
  isOnline: boolean;
  /** Consecutive requests without a response. */
  failures: number;
}

/** Event of the PIN pad, while a manager is asked. */
type PadEvent = Extract<
  ApprovalEvent<never>,
  { type: 'CHOOSE' | 'DIGIT' | 'ERASE' | 'BACK' | 'CANCEL' }
>;

export type RejectEvent =
  | { type: 'REASON'; reason: RejectReason }
  /** Chooses a line as sold out, or takes it back. */
  | { type: 'LINE'; id: string }
  | { type: 'TEXT'; text: string }
  | { type: 'SUBMIT' }
  | { type: 'RETRY' }
  | { type: 'ONLINE' }
  | { type: 'OFFLINE' }
  | PadEvent;

/** Delays before the same key is sent again, in ms. */
const REPEAT = { first: 1000, most: 30_000 };

/** Part of the request's snapshot that the machine reads. */
export interface RejectAnswer {
  readonly context: { readonly output: RejectOutcome | null; readonly error: ErrorCode | null };
  hasTag(tag: ApprovalTag): boolean;
}

/**
 * Rejects an order for a reason, which refunds it. Nothing is sent offline. If the role or the
 * order's status needs it, a manager approves. After a lost response the same key is sent again, so
 * the order is refunded once.
 */
export const rejectMachine = setup({
  types: {
    context: {} as RejectContext,
    events: {} as RejectEvent,
    input: {} as RejectInput,
    children: {} as { rejecting: 'rejecting'; connection: 'connection' },
  },
  actors: {
    rejecting: unprovidedApproval<Rejection, RejectOutcome>(),
    /** Sends ONLINE and OFFLINE, also at the start. */
    connection: unprovidedCallback<RejectEvent>('connection'),
  },
  delays: {
    repeat: ({ context }) => Math.min(REPEAT.first * 2 ** context.failures, REPEAT.most),
  },
  guards: {
    isOffline: ({ context }) => !context.isOnline,
    isIncomplete: ({ context }) => missingInput(context.draft) !== null,
    isAsking: (_, { answer }: { answer: RejectAnswer }) => answer.hasTag('asking'),
    isRunning: (_, { answer }: { answer: RejectAnswer }) => answer.hasTag('running'),
    isUnknown: (_, { answer }: { answer: RejectAnswer }) =>
      answer.context.output?.kind === 'unknown',
    isDone: (_, { answer }: { answer: RejectAnswer }) => answer.context.output?.kind === 'done',
    hasProblem: (_, { answer }: { answer: RejectAnswer }) => problemIn(answer) !== null,
  },
  actions: {
    /** Writes the request with a new key into the context. */
    prepare: unprovidedAction('prepare'),
    send: sendTo('rejecting', ({ context }) => ({
      type: 'RUN' as const,
      input: required(context.rejection),
    })),
    forward: sendTo('rejecting', (_, params: PadEvent) => params),
    edit: assign(({ context }, change: Partial<RejectDraft>) => ({
      draft: { ...context.draft, ...change },
      problem: null,
    })),
    toggleLine: assign(({ context: { draft } }, { id }: { id: string }) => ({
      draft: {
        ...draft,
        soldOut: draft.soldOut.includes(id)
          ? draft.soldOut.filter((other) => other !== id)
          : [...draft.soldOut, id],
      },
    })),
    markTried: assign({ wasTried: true }),
    /** The next try names the status that the person sees now. */
    setProblem: assign(({ context: { order } }, { answer }: { answer: RejectAnswer }) => {
      const problem = problemIn(answer);
      const status = problem?.kind === 'moved' ? problem.status : order.status;
      return status === 'MAKING PAYMENT' ? { problem } : { problem, order: { ...order, status } };
    }),
    setOnline: assign({ isOnline: (_, { isOnline }: { isOnline: boolean }) => isOnline }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
  },
}).createMachine({
  id: 'reject',
  context: ({ input: { order } }) => ({
    order,
    draft: { reason: null, soldOut: [], text: '' },
    wasTried: false,
    rejection: null,
    problem: null,
    isOnline: true,
    failures: 0,
  }),
  invoke: [
    {
      src: 'rejecting',
      id: 'rejecting',
      onSnapshot: [
        {
          guard: { type: 'isAsking', params: ({ event }) => ({ answer: event.snapshot }) },
          target: '.approving',
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
          actions: { type: 'setProblem', params: ({ event }) => ({ answer: event.snapshot }) },
        },
        { target: '.choosing' },
      ],
    },
    { src: 'connection', id: 'connection' },
  ],
  on: {
    ONLINE: { actions: { type: 'setOnline', params: { isOnline: true } } },
    OFFLINE: { actions: { type: 'setOnline', params: { isOnline: false } } },
  },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        REASON: { actions: { type: 'edit', params: ({ event }) => ({ reason: event.reason }) } },
        LINE: { actions: { type: 'toggleLine', params: ({ event }) => event } },
        TEXT: { actions: { type: 'edit', params: ({ event }) => ({ text: event.text }) } },
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
    // The server may have rejected the order already.
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

export type RejectSnapshot = SnapshotFrom<typeof rejectMachine>;

/** Returns why the request had no effect; null if it is in progress or had an effect. */
function problemIn({ context: { error, output } }: RejectAnswer): StepProblem | null {
  if (output?.kind === 'problem') return output.problem;
  return error === null ? null : { kind: 'failed', code: error };
}
