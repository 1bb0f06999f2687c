import type { ErrorCode } from '@claypot/sdk';
import { assign, setup } from 'xstate';
import type { RemovedLine } from '../../events/product-events.ts';

/** What went well, by the key of its sentence. */
export type SuccessMessage =
  | 'addedToCart'
  | 'removedFromCart'
  | 'updatedInCart'
  | 'addressRemoved'
  | 'bookingCancelled'
  | 'devicesSignedOut'
  | 'passwordChanged'
  | 'passwordReset'
  | 'pickedUpInstead'
  | 'profileChanged'
  | 'toppedUp'
  | 'voucherClaimed';

/** What a toast says: a success, or the code of a failure. */
export type ToastContent =
  | {
      tone: 'success';
      message: SuccessMessage;
      /** What a press undoes, where it can be undone: a line is put back, or it is delivered again. */
      undo?: RemovedLine | 'delivery' | null;
      /** The failure that is over with it. */
      mends?: ErrorCode;
    }
  | { tone: 'error'; message: ErrorCode };

export type Toast = ToastContent & { id: string };

export interface ToastsContext {
  /** The one that is shown, and those that wait for their turn. */
  queue: Toast[];
  /** How many were ever made: ids are counted. */
  made: number;
}

export type ToastsEvent =
  | { type: 'NOTIFY'; toast: ToastContent }
  /** The customer closes a toast. */
  | { type: 'DISMISS'; id: string }
  /** The customer is reading: a pointer or the focus is on the toast. */
  | { type: 'PAUSE' }
  | { type: 'RESUME' };

/**
 * The one queue of short messages. Each is shown for five seconds, one at a time, and waits while
 * the customer is on it. What went well and a failure that is mended give way to news at once: a
 * message that waits tells of something else than what was just pressed. One that says what is
 * already shown takes its place, too, and gets an id of its own; one that says what is waiting, or
 * what the customer is reading, is not queued again, but what a press on it undoes is the last thing
 * that was done.
 */
export const toastsMachine = setup({
  types: { context: {} as ToastsContext, events: {} as ToastsEvent },
  delays: { shown: 5000 },
  guards: {
    isFirst: ({ context }, params: { id: string }) => context.queue[0]?.id === params.id,
    isLast: ({ context }) => context.queue.length <= 1,
    isShown: ({ context }, params: ToastContent) => says(context.queue[0], params),
    givesWay: ({ context: { queue } }, params: ToastContent) => {
      const [shown] = queue;
      return shown?.tone === 'success'
        ? !shown.undo
        : params.tone === 'success' && params.mends === shown?.message;
    },
    isWaiting: ({ context }, params: ToastContent) =>
      context.queue.some((toast) => says(toast, params)),
  },
  actions: {
    add: assign(({ context }, params: ToastContent) => ({
      queue: [...context.queue, { ...params, id: `toast-${context.made + 1}` }],
      made: context.made + 1,
    })),
    renew: assign(({ context }, params: ToastContent) => ({
      queue: [
        { ...params, id: `toast-${context.made + 1}` },
        ...context.queue.slice(1).filter((toast) => !says(toast, params)),
      ],
      made: context.made + 1,
    })),
    update: assign(({ context }, params: ToastContent) => ({
      queue: context.queue.map((toast) =>
        says(toast, params) ? { ...params, id: toast.id } : toast,
      ),
    })),
    removeFirst: assign({ queue: ({ context }) => context.queue.slice(1) }),
    remove: assign({
      queue: ({ context }, params: { id: string }) =>
        context.queue.filter((toast) => toast.id !== params.id),
    }),
  },
}).createMachine({
  id: 'toasts',
  context: { queue: [], made: 0 },
  initial: 'idle',
  states: {
    idle: {
      on: {
        NOTIFY: {
          target: 'showing',
          actions: { type: 'add', params: ({ event }) => event.toast },
        },
      },
    },
    showing: {
      initial: 'counting',
      on: {
        NOTIFY: [
          {
            guard: { type: 'isShown', params: ({ event }) => event.toast },
            target: '.again',
            actions: { type: 'renew', params: ({ event }) => event.toast },
          },
          {
            guard: { type: 'isWaiting', params: ({ event }) => event.toast },
            actions: { type: 'update', params: ({ event }) => event.toast },
          },
          { actions: { type: 'add', params: ({ event }) => event.toast } },
        ],
        DISMISS: [
          { guard: { type: 'isFirst', params: ({ event }) => event }, target: '.next' },
          { actions: { type: 'remove', params: ({ event }) => event } },
        ],
      },
      states: {
        counting: {
          after: { shown: 'next' },
          on: {
            PAUSE: 'paused',
            NOTIFY: {
              guard: { type: 'givesWay', params: ({ event }) => event.toast },
              target: 'again',
              actions: { type: 'renew', params: ({ event }) => event.toast },
            },
          },
        },
        paused: {
          on: {
            RESUME: 'counting',
            NOTIFY: {
              guard: { type: 'isShown', params: ({ event }) => event.toast },
              actions: { type: 'update', params: ({ event }) => event.toast },
            },
          },
        },
        again: { always: 'counting' },
        next: {
          always: [
            { guard: 'isLast', target: '#toasts.idle', actions: 'removeFirst' },
            { target: 'counting', actions: 'removeFirst' },
          ],
        },
      },
    },
  },
});

function says(toast: Toast | undefined, content: ToastContent): boolean {
  return toast?.tone === content.tone && toast.message === content.message;
}
