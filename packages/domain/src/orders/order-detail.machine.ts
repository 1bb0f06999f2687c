import type { ErrorCode, SalesOrder } from '@claypot/sdk';
import { assign, setup } from 'xstate';
import { failureCode } from '../machine/failure.ts';
import { unprovidedActor } from '../machine/placeholder.ts';
import { isTerminal } from './progress.ts';

export interface OrderDetailContext {
  order_id: string;
  order: SalesOrder | null;
  error: ErrorCode | null;
  /** Questions in a row that got no answer. */
  attempts: number;
}

export type OrderDetailEvent =
  | { type: 'RETRY' }
  /** Look now: the page is shown again. */
  | { type: 'REFRESH' }
  /** Back to the card page of an order that is not paid. */
  | { type: 'PAY' };

/** Milliseconds between two looks at an order; doubling while nobody answers, up to the most. */
const LOOK_AGAIN = { after: 5000, most: 60_000 };

/** One order, followed until nothing more can happen to it. */
export const orderDetailMachine = setup({
  types: {
    context: {} as OrderDetailContext,
    events: {} as OrderDetailEvent,
    input: {} as { order_id: string },
  },
  actors: { loadOrder: unprovidedActor<SalesOrder, { order_id: string }>('loadOrder') },
  guards: {
    isOver: ({ context }) => context.order !== null && isTerminal(context.order),
    canBePaid: ({ context }) => context.order !== null && context.order.payment_url !== null,
    isNotFound: (_, params: { error: unknown }) => failureCode(params.error) === 'NOT_FOUND',
  },
  actions: {
    take: assign({
      order: (_, params: { order: SalesOrder }) => params.order,
      error: null,
      attempts: 0,
    }),
    fail: assign({
      error: (_, params: { error: unknown }) => failureCode(params.error),
      attempts: ({ context }) => context.attempts + 1,
    }),
    leaveToPay: () => {},
  },
  delays: {
    lookAgain: ({ context }) => Math.min(LOOK_AGAIN.after * 2 ** context.attempts, LOOK_AGAIN.most),
  },
}).createMachine({
  id: 'orderDetail',
  context: ({ input }) => ({ order_id: input.order_id, order: null, error: null, attempts: 0 }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadOrder',
        id: 'loadOrder',
        input: ({ context }) => context,
        onDone: {
          target: 'shown',
          actions: { type: 'take', params: ({ event }) => ({ order: event.output }) },
        },
        onError: [
          { guard: { type: 'isNotFound', params: ({ event }) => event }, target: 'notFound' },
          { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
        ],
      },
    },
    failed: { on: { RETRY: 'loading', REFRESH: 'loading' } },
    notFound: {},
    shown: {
      initial: 'resting',
      on: {
        REFRESH: '.looking',
        PAY: { guard: 'canBePaid', actions: 'leaveToPay' },
      },
      states: {
        resting: {
          always: { guard: 'isOver', target: 'over' },
          after: { lookAgain: 'looking' },
        },
        looking: {
          on: { REFRESH: {} },
          invoke: {
            src: 'loadOrder',
            id: 'reloadOrder',
            input: ({ context }) => context,
            onDone: {
              target: 'resting',
              actions: { type: 'take', params: ({ event }) => ({ order: event.output }) },
            },
            onError: {
              target: 'resting',
              actions: { type: 'fail', params: ({ event }) => event },
            },
          },
        },
        over: {},
      },
    },
  },
});
