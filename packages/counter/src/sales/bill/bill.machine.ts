import {
  renewSnapshot,
  required,
  unprovidedAction,
  unprovidedCallback,
} from '@claypot/domain/flows';
import type { Bill } from '@claypot/sdk/counter';
import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { unprovidedQuery } from '../../app/machines.ts';
import type { PadEvent } from '../../orders/money/action/money-action.types.ts';
import { type ApprovalTag, unprovidedApproval } from '../../staff/approval/approval.machine.ts';
import type { BillChange, BillOutcome, ChangeProblem, ChangeQueue } from './bill-change.ts';
import type { BillPress } from './bill-request.ts';
import { nextChange, onlyAdditions, rejectChange, removeChange } from './change-queue.ts';

export interface BillInput {
  readonly bill_id: string;
}

export interface BillContext extends BillInput {
  /** The newest bill of the server; null until it is loaded. */
  readonly bill: Bill | null;
  /** Presses that are not confirmed, in order. */
  readonly queue: ChangeQueue;
  /** The press that is sent, until its outcome is known. */
  readonly press: BillPress | null;
  /** Problem of the last change, except lines, which show theirs themselves. */
  readonly problem: { readonly kind: BillChange['kind']; readonly problem: ChangeProblem } | null;
  /** True if another device changed the bill and a press had no effect because of it. */
  readonly hasChanged: boolean;
  readonly isOnline: boolean;
  /** Consecutive requests without a response. */
  readonly failures: number;
}

export type BillEvent =
  /** A press. It waits until the presses before it are confirmed. Not accepted offline. */
  | { type: 'CHANGE'; change: BillChange }
  /** Rings up a rejected line again. @param key its press */
  | { type: 'REPEAT'; key: string }
  /** Removes a rejected line. */
  | { type: 'DROP'; key: string }
  /** Another part of the screen has received the bill, for example with a payment. */
  | { type: 'BILL'; bill: Bill }
  /** Closes the message of a problem or of a changed bill. */
  | { type: 'DISMISS' }
  | { type: 'RETRY' }
  | { type: 'REFRESH' }
  | { type: 'ONLINE' }
  | { type: 'OFFLINE' }
  /** The session ended: another person must not send these presses. */
  | { type: 'SIGNED_OUT' }
  | PadEvent;

/** Part of the request's snapshot that the machine reads. */
interface Answer {
  readonly context: {
    readonly output: BillOutcome | null;
    readonly error: ChangeProblem['code'] | null;
  };
  hasTag(tag: ApprovalTag): boolean;
}

export interface Answered {
  readonly answer: Answer;
}

/** Delays before the same press is sent again, in ms. */
const REPEAT = { first: 1000, most: 30_000 };

/**
 * A bill at the counter. Presses are sent one after another, each with its own idempotency key. A
 * press without a response is sent again with the same key, so that the server acts once. A line
 * that the server rejects stays visible with its problem.
 */
export const billMachine = setup({
  types: {
    context: {} as BillContext,
    events: {} as BillEvent,
    input: {} as BillInput,
    children: {} as {
      bill: 'bill';
      request: 'request';
      connection: 'connection';
      listen: 'listen';
    },
  },
  actors: {
    bill: unprovidedQuery<BillInput, Bill>(),
    request: unprovidedApproval<BillPress, BillOutcome>(),
    /** Sends ONLINE and OFFLINE, also at the start. */
    connection: unprovidedCallback<BillEvent>('connection'),
    /** Sends REFRESH when the bill changed, and SIGNED_OUT at the end of the session. */
    listen: unprovidedCallback<BillEvent, BillInput>('listen'),
  },
  delays: {
    repeat: ({ context }) => Math.min(REPEAT.first * 2 ** context.failures, REPEAT.most),
  },
  guards: {
    isOffline: ({ context }) => !context.isOnline,
    canSend: ({ context: { bill, isOnline, queue } }) =>
      isOnline && bill !== null && nextChange(queue) !== null,
    isAsking: (_, { answer }: Answered) => answer.hasTag('asking'),
    isRunning: (_, { answer }: Answered) => answer.hasTag('running'),
    isDone: (_, { answer }: Answered) => answer.context.output?.kind === 'done',
    /** True if the member is asked on the phone: the bill is then read regularly. */
    hasAsked: (_, { bill }: { bill: Bill | null }) => bill?.request?.state === 'open',
    isChanged: (_, { answer }: Answered) => answer.context.output?.kind === 'changed',
    isUnknown: (_, { answer }: Answered) => answer.context.output?.kind === 'unknown',
    hasProblem: (_, { answer }: Answered) => problemIn(answer) !== null,
  },
  actions: {
    enqueue: unprovidedAction<{ change: BillChange }>('enqueue'),
    repeat: unprovidedAction<{ key: string }>('repeat'),
    /** Writes the next press into the context, and marks it as being sent. */
    prepare: unprovidedAction('prepare'),
    /** Stores the bill of the response in the cache, and emits that it changed. */
    publish: unprovidedAction<{ bill: Bill | null }>('publish'),
    send: sendTo('request', ({ context }) => ({
      type: 'RUN' as const,
      input: required(context.press),
    })),
    forward: sendTo('request', (_, params: PadEvent) => params),
    closeQuestion: sendTo('request', { type: 'CANCEL' }),
    ask: sendTo('bill', (_, params: { type: 'RETRY' | 'REFRESH' }) => params),
    setBill: assign(({ context }, { bill }: { bill: Bill | null }) => ({
      bill: newerOf(context.bill, bill),
    })),
    /** Removes the press that was sent. */
    complete: assign(({ context: { press, queue } }) => ({
      queue: press === null ? queue : removeChange(queue, press.key),
      press: null,
      failures: 0,
    })),
    setChanged: assign(({ context: { press, queue } }) => ({
      queue: onlyAdditions(press === null ? queue : removeChange(queue, press.key)),
      press: null,
      failures: 0,
      hasChanged: true,
    })),
    reject: assign(({ context: { press, problem: known, queue } }, { answer }: Answered) => {
      const problem = problemIn(answer);
      if (press === null || problem === null) return {};
      const kind = queue.find(({ key }) => key === press.key)?.change.kind ?? 'add';
      return {
        queue: rejectChange(queue, press.key, problem),
        press: null,
        failures: 0,
        problem: kind === 'add' ? known : { kind, problem },
      };
    }),
    drop: assign(({ context }, { key }: { key: string }) => ({
      queue: removeChange(context.queue, key),
    })),
    dismiss: assign({ problem: null, hasChanged: false }),
    setOnline: assign({ isOnline: (_, { isOnline }: { isOnline: boolean }) => isOnline }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    signOut: assign(({ context: { queue } }) => ({
      queue: queue.reduce(
        (left, { key }) => rejectChange(left, key, { code: 'SESSION_EXPIRED', reason: null }),
        queue,
      ),
      press: null,
      failures: 0,
    })),
    renew: renewSnapshot(),
  },
}).createMachine({
  id: 'bill',
  context: ({ input }) => ({
    bill_id: input.bill_id,
    bill: null,
    queue: [],
    press: null,
    problem: null,
    hasChanged: false,
    isOnline: true,
    failures: 0,
  }),
  invoke: [
    {
      src: 'bill',
      id: 'bill',
      input: ({ context }) => ({ bill_id: context.bill_id }),
      onSnapshot: {
        actions: {
          type: 'setBill',
          params: ({ event }) => ({ bill: event.snapshot.context.data }),
        },
      },
    },
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
          guard: { type: 'hasAsked', params: ({ event }) => billIn(event.snapshot) },
          target: '.idle',
          actions: [
            { type: 'setBill', params: ({ event }) => billIn(event.snapshot) },
            { type: 'publish', params: ({ event }) => billIn(event.snapshot) },
            'complete',
            { type: 'ask', params: { type: 'REFRESH' } },
          ],
        },
        {
          guard: { type: 'isDone', params: ({ event }) => ({ answer: event.snapshot }) },
          target: '.idle',
          actions: [
            { type: 'setBill', params: ({ event }) => billIn(event.snapshot) },
            { type: 'publish', params: ({ event }) => billIn(event.snapshot) },
            'complete',
          ],
        },
        {
          guard: { type: 'isChanged', params: ({ event }) => ({ answer: event.snapshot }) },
          target: '.idle',
          actions: [
            { type: 'setBill', params: ({ event }) => changedIn(event.snapshot) },
            'setChanged',
          ],
        },
        {
          guard: { type: 'isUnknown', params: ({ event }) => ({ answer: event.snapshot }) },
          target: '.checking',
        },
        {
          guard: { type: 'hasProblem', params: ({ event }) => ({ answer: event.snapshot }) },
          target: '.idle',
          actions: [
            { type: 'reject', params: ({ event }) => ({ answer: event.snapshot }) },
            { type: 'ask', params: { type: 'REFRESH' } },
          ],
        },
        // No manager approved it.
        { target: '.idle', actions: 'complete' },
      ],
    },
    { src: 'connection', id: 'connection' },
    { src: 'listen', id: 'listen', input: ({ context }) => ({ bill_id: context.bill_id }) },
  ],
  on: {
    CHANGE: [
      { guard: 'isOffline' },
      { actions: ['dismiss', { type: 'enqueue', params: ({ event }) => event }] },
    ],
    REPEAT: [{ guard: 'isOffline' }, { actions: { type: 'repeat', params: ({ event }) => event } }],
    DROP: { actions: { type: 'drop', params: ({ event }) => event } },
    BILL: [
      {
        guard: { type: 'hasAsked', params: ({ event }) => event },
        actions: [
          { type: 'setBill', params: ({ event }) => event },
          { type: 'publish', params: ({ event }) => event },
          { type: 'ask', params: { type: 'REFRESH' } },
        ],
      },
      {
        actions: [
          { type: 'setBill', params: ({ event }) => event },
          { type: 'publish', params: ({ event }) => event },
        ],
      },
    ],
    DISMISS: { actions: 'dismiss' },
    RETRY: { actions: { type: 'ask', params: { type: 'RETRY' } } },
    REFRESH: { actions: { type: 'ask', params: { type: 'REFRESH' } } },
    ONLINE: { actions: { type: 'setOnline', params: { isOnline: true } } },
    OFFLINE: { actions: { type: 'setOnline', params: { isOnline: false } } },
    SIGNED_OUT: { target: '.idle', actions: ['signOut', 'closeQuestion'] },
  },
  initial: 'idle',
  states: {
    idle: { always: { guard: 'canSend', target: 'sending', actions: ['prepare', 'send'] } },
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
  },
});

export type BillSnapshot = SnapshotFrom<typeof billMachine>;

/** Returns why the press had no effect; null if it is in progress or had an effect. */
function problemIn({ context: { error, output } }: Answer): ChangeProblem | null {
  if (output?.kind === 'problem') return output.problem;
  return error === null ? null : { code: error, reason: null };
}

/** Returns the bill of a press that had an effect; null if it had none. */
function billIn({ context: { output } }: Answer): { bill: Bill | null } {
  return { bill: output?.kind === 'done' ? output.bill : null };
}

/** Returns the bill as another device has changed it. */
function changedIn({ context: { output } }: Answer): { bill: Bill | null } {
  return { bill: output?.kind === 'changed' ? output.bill : null };
}

/** Returns the bill with the higher version, because responses may arrive out of order. */
function newerOf(known: Bill | null, received: Bill | null): Bill | null {
  if (received === null || (known !== null && known.version > received.version)) return known;
  return received;
}
