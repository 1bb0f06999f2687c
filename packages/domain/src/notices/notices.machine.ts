import type { ErrorCode } from '@claypot/sdk';
import { assign, setup } from 'xstate';

/** What went well, by the key of its sentence. */
export type SuccessMessage =
  | 'addedToCart'
  | 'removedFromCart'
  | 'addressRemoved'
  | 'passwordChanged'
  | 'passwordReset'
  | 'profileChanged';

/** What a notice says: a success, or the code of a failure. */
export type NoticeContent =
  | { tone: 'success'; message: SuccessMessage }
  | { tone: 'error'; message: ErrorCode };

export type Notice = NoticeContent & { id: string };

export interface NoticesContext {
  /** The one that is shown, and those that wait for their turn. */
  queue: Notice[];
  /** How many were ever made: ids are counted. */
  made: number;
}

export type NoticesEvent =
  | { type: 'NOTIFY'; notice: NoticeContent }
  /** The customer closes a notice. */
  | { type: 'DISMISS'; id: string }
  /** The customer is reading: a pointer or the focus is on the notice. */
  | { type: 'PAUSE' }
  | { type: 'RESUME' };

/**
 * The one queue of short messages. Each is shown for five seconds, one at a time, and waits while
 * the customer is on it. One that says what is already shown takes its place and, as news, gets an
 * id of its own; one that says what is waiting is not queued again.
 */
export const noticesMachine = setup({
  types: { context: {} as NoticesContext, events: {} as NoticesEvent },
  delays: { shown: 5000 },
  guards: {
    isFirst: ({ context }, params: { id: string }) => context.queue[0]?.id === params.id,
    isLast: ({ context }) => context.queue.length <= 1,
    isShown: ({ context }, params: NoticeContent) => says(context.queue[0], params),
    isWaiting: ({ context }, params: NoticeContent) =>
      context.queue.some((notice) => says(notice, params)),
  },
  actions: {
    add: assign(({ context }, params: NoticeContent) => ({
      queue: [...context.queue, { ...params, id: `notice-${context.made + 1}` }],
      made: context.made + 1,
    })),
    renew: assign(({ context }, params: NoticeContent) => ({
      queue: [{ ...params, id: `notice-${context.made + 1}` }, ...context.queue.slice(1)],
      made: context.made + 1,
    })),
    removeFirst: assign({ queue: ({ context }) => context.queue.slice(1) }),
    remove: assign({
      queue: ({ context }, params: { id: string }) =>
        context.queue.filter((notice) => notice.id !== params.id),
    }),
  },
}).createMachine({
  id: 'notices',
  context: { queue: [], made: 0 },
  initial: 'idle',
  states: {
    idle: {
      on: {
        NOTIFY: {
          target: 'showing',
          actions: { type: 'add', params: ({ event }) => event.notice },
        },
      },
    },
    showing: {
      initial: 'counting',
      on: {
        NOTIFY: [
          {
            guard: { type: 'isShown', params: ({ event }) => event.notice },
            target: '.again',
            actions: { type: 'renew', params: ({ event }) => event.notice },
          },
          { guard: { type: 'isWaiting', params: ({ event }) => event.notice } },
          { actions: { type: 'add', params: ({ event }) => event.notice } },
        ],
        DISMISS: [
          { guard: { type: 'isFirst', params: ({ event }) => event }, target: '.next' },
          { actions: { type: 'remove', params: ({ event }) => event } },
        ],
      },
      states: {
        counting: { after: { shown: 'next' }, on: { PAUSE: 'paused' } },
        paused: {
          on: {
            RESUME: 'counting',
            NOTIFY: { guard: { type: 'isShown', params: ({ event }) => event.notice } },
          },
        },
        again: { always: 'counting' },
        next: {
          always: [
            { guard: 'isLast', target: '#notices.idle', actions: 'removeFirst' },
            { target: 'counting', actions: 'removeFirst' },
          ],
        },
      },
    },
  },
});

function says(notice: Notice | undefined, content: NoticeContent): boolean {
  return notice?.tone === content.tone && notice.message === content.message;
}
