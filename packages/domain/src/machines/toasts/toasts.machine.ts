import type { ErrorCode } from '@claypot/sdk';
import { assign, setup } from 'xstate';
import type { RemovedLine } from '../../events/product-events.ts';

export type SuccessMessage =
  | 'addedToCart'
  | 'removedFromCart'
  | 'updatedInCart'
  | 'addressRemoved'
  | 'bookingCancelled'
  | 'devicesSignedOut'
  | 'joined'
  | 'joinedPlain'
  | 'passwordChanged'
  | 'passwordReset'
  | 'pickedUpInstead'
  | 'profileChanged'
  | 'toppedUp'
  | 'voucherClaimed';

/** Content of a toast: a success or an error code. */
export type ToastContent =
  | {
      tone: 'success';
      message: SuccessMessage;
      /**
       * Action that the undo button reverts: a removed line, or the switch from delivery to pickup.
       */
      undo?: RemovedLine | 'delivery' | null;
      /** Number in the message, such as points. */
      count?: number;
      /** Error that this success resolves. */
      resolves?: ErrorCode;
    }
  | { tone: 'error'; message: ErrorCode };

export type Toast = ToastContent & { id: string };

export interface ToastsContext {
  /** The shown toast first, then the queued ones. */
  queue: Toast[];
  /** Number of toasts created so far; ids derive from it. */
  createdCount: number;
}

export type ToastsEvent =
  | { type: 'NOTIFY'; toast: ToastContent }
  | { type: 'DISMISS'; id: string }
  /** The pointer or the focus is on the toast. */
  | { type: 'PAUSE' }
  | { type: 'RESUME' };

/**
 * Queue of toasts. One is shown at a time for five seconds, paused while the pointer or the focus
 * is on it. Unless paused, any new toast replaces a success without undo at once. An error is
 * replaced by the success that resolves it. Toasts are equal if their tone and message are. A toast
 * equal to the shown one replaces it and gets a new id. A toast equal to a queued or paused one is
 * not queued again; its undo action is updated.
 */
export const toastsMachine = setup({
  types: { context: {} as ToastsContext, events: {} as ToastsEvent },
  delays: { shown: 5000 },
  guards: {
    isFirst: ({ context }, params: { id: string }) => context.queue[0]?.id === params.id,
    isLast: ({ context }) => context.queue.length <= 1,
    isShown: ({ context }, params: ToastContent) => hasSameContent(context.queue[0], params),
    isReplaceable: ({ context: { queue } }, params: ToastContent) => {
      const [shown] = queue;
      return shown?.tone === 'success'
        ? !shown.undo
        : params.tone === 'success' && params.resolves === shown?.message;
    },
    isWaiting: ({ context }, params: ToastContent) =>
      context.queue.some((toast) => hasSameContent(toast, params)),
  },
  actions: {
    add: assign(({ context }, params: ToastContent) => ({
      queue: [...context.queue, { ...params, id: `toast-${context.createdCount + 1}` }],
      createdCount: context.createdCount + 1,
    })),
    renew: assign(({ context }, params: ToastContent) => ({
      queue: [
        { ...params, id: `toast-${context.createdCount + 1}` },
        ...context.queue.slice(1).filter((toast) => !hasSameContent(toast, params)),
      ],
      createdCount: context.createdCount + 1,
    })),
    update: assign(({ context }, params: ToastContent) => ({
      queue: context.queue.map((toast) =>
        hasSameContent(toast, params) ? { ...params, id: toast.id } : toast,
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
  context: { queue: [], createdCount: 0 },
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
            target: '.restarting',
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
              guard: { type: 'isReplaceable', params: ({ event }) => event.toast },
              target: 'restarting',
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
        restarting: { always: 'counting' },
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

function hasSameContent(toast: Toast | undefined, content: ToastContent): boolean {
  return toast?.tone === content.tone && toast.message === content.message;
}
