import { unprovidedAction, unprovidedCallback, unprovidedGuard } from '@claypot/domain/flows';
import { ORDER_STEPS, type StepName } from '@claypot/domain/order-steps';
import type { BoardOrder, OwnRider } from '@claypot/sdk/counter';
import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { StepProblem } from '../views.ts';
import {
  dismissProblems,
  markSending,
  markWaiting,
  type QueuedStep,
  rejectStep,
  rejectStepsOfOthers,
  removeStep,
  type StepQueue,
  sendableSteps,
} from './queue.ts';

/** A press on a step's button. */
export interface StepPress {
  /** As the card shows it, with its unconfirmed steps. */
  readonly order: Pick<BoardOrder, 'id' | 'method' | 'number' | 'status'>;
  readonly step: StepName;
  /** For `accept`; null takes the branch's usual time. */
  readonly readyInMinutes: number | null;
  /** For `send_out`. */
  readonly rider: OwnRider | null;
}

export interface StepsContext {
  queue: StepQueue;
  /** The final step that waits for a confirmation. */
  asking: StepPress | null;
  /** Id of the signed-in person; null on a locked device. */
  personId: string | null;
  /** Consecutive requests without an outcome. */
  failures: number;
}

export type StepsEvent =
  | { type: 'PRESS'; press: StepPress }
  | { type: 'CONFIRM' }
  | { type: 'CANCEL' }
  /** A person has read the problems of an order. */
  | { type: 'DISMISS'; orderId: string }
  | { type: 'TAKEN'; key: string }
  | { type: 'REJECTED'; key: string; problem: StepProblem }
  /** No response, or the server is busy. */
  | { type: 'UNKNOWN'; key: string }
  | { type: 'ONLINE' }
  | { type: 'OFFLINE' }
  /** Another person signed in, or the person signed out: null. */
  | { type: 'PERSON'; id: string | null };

/** Message to the actor `sender`. */
export interface SendSteps {
  readonly type: 'SEND';
  readonly steps: readonly QueuedStep[];
}

/** Delays between two tries, in ms. */
const RETRY = { first: 1000, most: 30_000 };

/**
 * Steps of orders, from the press until the server has confirmed them.
 *
 * - A step is sent at once. Steps of one order are sent one after another.
 * - Without a connection or a response it waits and is sent again with the same key.
 * - It survives a reload, and is sent only in the session of the person who pressed.
 * - A final step asks first.
 */
export const stepsMachine = setup({
  types: {
    context: {} as StepsContext,
    events: {} as StepsEvent,
    children: {} as { sender: 'sender'; connection: 'connection' },
  },
  actors: {
    /** Sends the steps of each message and reports TAKEN, REJECTED or UNKNOWN for each. */
    sender: unprovidedCallback<SendSteps>('sender'),
    /** Sends ONLINE and OFFLINE. */
    connection: unprovidedCallback<StepsEvent>('connection'),
  },
  delays: {
    retry: ({ context }) => Math.min(RETRY.first * 2 ** (context.failures - 1), RETRY.most),
  },
  guards: {
    isFinal: (_, { press }: { press: StepPress }) => ORDER_STEPS[press.step].isFinal,
    /** True if the device has a connection. */
    isUp: unprovidedGuard('isUp'),
    hasSendable: ({ context }) => sendableSteps(context.queue, context.personId).length > 0,
  },
  actions: {
    /** Reads the steps that an earlier page left, and the person of the session. */
    recall: unprovidedAction('recall'),
    /** Adds the step to the queue with a new key, unless the order cannot take it any more. */
    enqueue: unprovidedAction<{ press: StepPress | null }>('enqueue'),
    /** Stores the queue on the device. */
    persist: unprovidedAction('persist'),
    send: sendTo('sender', ({ context: { personId, queue } }) => ({
      type: 'SEND' as const,
      steps: sendableSteps(queue, personId),
    })),
    markSending: assign(({ context: { personId, queue } }) => ({
      queue: markSending(
        queue,
        sendableSteps(queue, personId).map(({ key }) => key),
      ),
    })),
    ask: assign({ asking: (_, { press }: { press: StepPress }) => press }),
    clearQuestion: assign({ asking: null }),
    remove: assign(({ context }, { key }: { key: string }) => ({
      queue: removeStep(context.queue, key),
      failures: 0,
    })),
    reject: assign(({ context }, { key, problem }: { key: string; problem: StepProblem }) => ({
      queue: rejectStep(context.queue, key, problem),
      failures: 0,
    })),
    wait: assign(({ context }, { key }: { key: string }) => ({
      queue: markWaiting(context.queue, key),
      failures: context.failures + 1,
    })),
    dismiss: assign(({ context }, { orderId }: { orderId: string }) => ({
      queue: dismissProblems(context.queue, orderId),
    })),
    setPerson: assign(({ context }, { id }: { id: string | null }) => ({
      personId: id,
      queue: id === null ? context.queue : rejectStepsOfOthers(context.queue, id),
    })),
  },
}).createMachine({
  id: 'steps',
  context: { queue: [], asking: null, personId: null, failures: 0 },
  entry: 'recall',
  invoke: [
    { src: 'sender', id: 'sender' },
    { src: 'connection', id: 'connection' },
  ],
  type: 'parallel',
  on: {
    DISMISS: { actions: [{ type: 'dismiss', params: ({ event }) => event }, 'persist'] },
    PERSON: { actions: [{ type: 'setPerson', params: ({ event }) => event }, 'persist'] },
    TAKEN: { actions: [{ type: 'remove', params: ({ event }) => event }, 'persist'] },
    REJECTED: { actions: [{ type: 'reject', params: ({ event }) => event }, 'persist'] },
  },
  states: {
    question: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            PRESS: [
              {
                guard: { type: 'isFinal', params: ({ event }) => event },
                target: 'asking',
                actions: { type: 'ask', params: ({ event }) => event },
              },
              { actions: [{ type: 'enqueue', params: ({ event }) => event }, 'persist'] },
            ],
          },
        },
        asking: {
          on: {
            CONFIRM: {
              target: 'closed',
              actions: [
                { type: 'enqueue', params: ({ context }) => ({ press: context.asking }) },
                'clearQuestion',
                'persist',
              ],
            },
            CANCEL: { target: 'closed', actions: 'clearQuestion' },
            PERSON: {
              target: 'closed',
              actions: [
                { type: 'setPerson', params: ({ event }) => event },
                'clearQuestion',
                'persist',
              ],
            },
          },
        },
      },
    },
    delivery: {
      initial: 'starting',
      on: {
        OFFLINE: '.offline',
        UNKNOWN: { target: '.retrying', actions: { type: 'wait', params: ({ event }) => event } },
      },
      states: {
        starting: { always: [{ guard: 'isUp', target: 'online' }, { target: 'offline' }] },
        online: { always: { guard: 'hasSendable', actions: ['send', 'markSending'] } },
        // A new press or the restored connection tries again at once.
        retrying: {
          after: { retry: 'online' },
          on: { ONLINE: 'online', PRESS: 'online', CONFIRM: 'online' },
        },
        offline: {
          on: {
            ONLINE: 'online',
            UNKNOWN: { actions: { type: 'wait', params: ({ event }) => event } },
          },
        },
      },
    },
  },
});

export type StepsSnapshot = SnapshotFrom<typeof stepsMachine>;
